import { quoted, tagText } from './text.ts';
import { findRuledFields } from './field-rules.ts';
import type { CheckRule } from './rule.ts';

export const rulesWithoutVal: CheckRule = {
  code: 'AR201',
  level: 'error',
  title: 'Rules without data-val',
  check: ({ markup, vocabulary, report }) => {
    for (const { element, rules } of findRuledFields(markup, vocabulary)) {
      if (markup.mayHave(element, 'data-val')) continue;
      const range = rules[0]?.attribute?.range ?? markup.tagOf(element).range;
      const field = tagText(element.name, element.attribs);
      report(range, `The rules of ${field} are not read. Write data-val="true" beside them.`);
    }
  },
};

export const fieldWithoutName: CheckRule = {
  code: 'AR206',
  level: 'error',
  title: 'Field with rules, without a name',
  check: ({ markup, vocabulary, report }) => {
    for (const { element } of findRuledFields(markup, vocabulary)) {
      const name = markup.attribute(element, 'name');
      if (name ? name.isDynamic || name.value !== '' : markup.mayHave(element, 'name')) continue;
      const field = tagText(element.name, element.attribs);
      report(
        markup.tagOf(element).range,
        `${field} has no name, so its rules are not read and it is not sent.`,
      );
    }
  },
};

/** Names of fields, `undefined` where one comes from an expression. */
const namesOf = (fields: ReturnType<typeof findRuledFields>) =>
  fields.map(({ element }) => element.attribs['name']);

export const messageOfNoField: CheckRule = {
  code: 'AR205',
  level: 'error',
  title: 'Message of no field',
  check: ({ markup, vocabulary, report }) => {
    if (markup.source.hasIncludes) return;
    const controls = markup.select('input, select, textarea, button, output, object');
    const isUncertain = controls.some(
      (one) => markup.tagOf(one).isOpen || markup.attribute(one, 'name')?.isDynamic,
    );
    if (isUncertain) return;
    const names = new Set(controls.map((one) => one.attribs['name'] ?? ''));
    const candidates = namesOf(findRuledFields(markup, vocabulary)).filter((name) => name !== undefined);
    for (const element of markup.select('[data-valmsg-for]')) {
      const written = markup.attribute(element, 'data-valmsg-for');
      if (!written || written.isDynamic || written.value === '' || names.has(written.value)) continue;
      const hint =
        candidates.length > 0 ? ` Fields with rules are ${candidates.map(quoted).join(', ')}.` : '';
      report(
        written.range,
        `No field has the name ${quoted(written.value)}, so this message is never shown.${hint}`,
      );
    }
  },
};
