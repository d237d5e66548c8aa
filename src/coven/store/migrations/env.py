"""Run by Alembic inside the transaction that `coven.store.upgrade` opens."""

from alembic import context

from coven.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
)
with context.begin_transaction():
    context.run_migrations()
