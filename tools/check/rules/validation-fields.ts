import type { Element } from 'domhandler';
import { ancestorsOf, type Markup } from '../markup/index.ts';
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

/** Name of a field as written, or as a helper writes it. */
const nameOf = (element: Element, { source, tagOf }: Markup): string | undefined =>
  element.attribs['name'] ?? source.template?.tags.get(tagOf(element).range.from)?.fieldName;

/** Whether a field may have any name. */
function isUncertain(element: Element, markup: Markup): boolean {
  if (markup.attribute(element, 'name')?.isDynamic) return true;
  return markup.tagOf(element).isOpen && nameOf(element, markup) === undefined;
}

/** Fields of a form, or all where the form is not in view; undefined where there may be others. */
function fieldsAround(message: Element, markup: Markup): Set<string> | undefined {
  const form = ancestorsOf(message).find(({ name }) => name === 'form');
  if (form ? markup.mayGainHtml(form) : markup.source.hasIncludes) return undefined;
  const controls = markup.select('input, select, textarea, button, output, object');
  const own = form ? markup.inside(form) : controls;
  const isOpen = controls.some(
    (one) => isUncertain(one, markup) && (own.includes(one) || markup.mayHave(one, 'form')),
  );
  return isOpen ? undefined : new Set(controls.map((one) => nameOf(one, markup) ?? ''));
}

export const messageOfNoField: CheckRule = {
  code: 'AR205',
  level: 'error',
  title: 'Message of no field',
  check: ({ markup, vocabulary, report }) => {
    const candidates = findRuledFields(markup, vocabulary).flatMap(
      ({ element }) => element.attribs['name'] ?? [],
    );
    for (const element of markup.select('[data-valmsg-for]')) {
      const written = markup.attribute(element, 'data-valmsg-for');
      if (!written || written.isDynamic || written.value === '') continue;
      const names = fieldsAround(element, markup);
      if (!names || names.has(written.value)) continue;
      const hint =
        candidates.length > 0 ? ` Fields with rules are ${candidates.map(quoted).join(', ')}.` : '';
      report(
        written.range,
        `No field has the name ${quoted(written.value)}, so this message is never shown.${hint}`,
      );
    }
  },
};
