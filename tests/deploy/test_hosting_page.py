"""docs/hosting.md follows the files in deploy/ (L17, L18)."""

from __future__ import annotations

import re
from dataclasses import fields

from coven.server.settings import OTHER_VARIABLES, PREFIX, Settings

from .conftest import DEPLOY

PAGE = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
OF_PROXIES = {"COVEN_DOMAIN", "COVEN_SERVERS"}


def test_every_file_has_its_place_on_the_page() -> None:
    unnamed = {"build.lock", "coven-backup.service", "coven-backup.timer"}  # coven-backup.*
    for file in DEPLOY.iterdir():
        assert file.name in unnamed or file.name in PAGE, file.name


def test_every_file_that_the_page_names_exists() -> None:
    for name in re.findall(r"deploy/[\w.*-]+[\w*]", PAGE):
        assert name == "deploy/.env" or list(DEPLOY.parent.glob(name)), name


def test_every_setting_on_the_page_exists() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert set(re.findall(rf"\b{PREFIX}\w+", PAGE)) <= known | OTHER_VARIABLES | OF_PROXIES


def test_the_page_does_not_promise_a_package_that_is_not_released() -> None:
    changelog = (DEPLOY.parent / "CHANGELOG.md").read_text("utf-8")
    assert "(unreleased)" in changelog
    assert "Coven is not released yet" in PAGE
    assert not re.search(r"pip install '?coven", PAGE)
