import { findSchemaProblems } from '../values/schema-errors.ts';
import { readJsonScript } from './props-script.ts';
import { settingsElement } from './settings-script.ts';
import type { CheckRule } from './rule.ts';

export const brokenSettings: CheckRule = {
  code: 'AR311',
  level: 'error',
  title: 'Broken JSON in archipel-config',
  check: ({ markup, report }) => {
    const [element] = markup.select('script#archipel-config');
    if (!element) return;
    const written = settingsElement(markup);
    if (!written && !markup.tagOf(element).isOpen && !markup.attribute(element, 'type')?.isDynamic)
      report(markup.tagOf(element).range, 'archipel-config is not read: write type="application/json".');
    const script = written && readJsonScript(written, markup);
    if (script?.kind === 'broken')
      report(
        script.range,
        `archipel-config is no JSON object: ${script.reason}. All settings keep their defaults.`,
      );
  },
};

export const wrongSettings: CheckRule = {
  code: 'AR312',
  level: 'error',
  title: 'Unknown or wrong setting',
  check: ({ markup, vocabulary, report }) => {
    const element = settingsElement(markup);
    const script = element && readJsonScript(element, markup);
    if (script?.kind !== 'read') return;
    for (const { path, text } of findSchemaProblems(vocabulary.settings, script.values))
      report(script.rangeOf(path), `"${path.join('.')}" in archipel-config ${text}.`);
  },
};
