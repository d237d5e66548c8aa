"""What all tests share: hypothesis without surprises."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples every time, and no time limits: the machine may be busy.
settings.register_profile(
    "coven",
    derandomize=True,
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("coven")
