"""Renders the templates of a folder's cases.json in one process; errors are results, too."""

import json
import logging
import sys
from pathlib import Path

import django
from django.conf import settings
from django.template import Context, Engine

folder, helpers = map(Path, sys.argv[1:])
cases = json.loads((folder / "cases.json").read_text("utf-8"))
package = folder / "shop"
package.mkdir()
helpers.rename(package / "templatetags")
(package / "__init__.py").touch()
(package / "templatetags" / "__init__.py").touch()
sys.path.insert(0, str(folder))
settings.configure(
    DEBUG=True,
    USE_I18N=True,
    USE_L10N=True,
    USE_THOUSAND_SEPARATOR=True,
    LANGUAGE_CODE="fr",
    INSTALLED_APPS=["shop"],
    ARCHIPEL={"manifest": cases["manifest"], "base": "/assets/archipel/"},
)
django.setup()

log = []


class Recorder(logging.Handler):
    def emit(self, record):
        log.append(record.getMessage())


logging.getLogger("archipel").addHandler(Recorder())
engine = Engine(libraries={"archipel": "shop.templatetags.archipel"}, builtins=["shop.templatetags.archipel"])
results = {}
for name, source in cases["templates"].items():
    settings.DEBUG = not name.startswith("lenient:")
    try:
        results[name] = {"html": engine.from_string(source).render(Context(cases["data"]))}
    except Exception as error:
        results[name] = {"error": str(error)}
print(json.dumps({"results": results, "log": log}))
