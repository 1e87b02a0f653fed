import type { Element } from 'domhandler';
import type { WrittenAttribute } from '../markup/index.ts';
import type { Markup } from '../markup/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';

const RULE = /^data-val-([^-]+)(?:-(.+))?$/;

/** The attributes of a validation rule on a field. */
export interface WrittenRule {
  readonly name: string;
  /** The rule's own attribute; undefined where parameters stand alone. */
  readonly attribute: WrittenAttribute | undefined;
  readonly parameters: ReadonlyMap<string, WrittenAttribute>;
}

/** A field with attributes of rules. */
export interface RuledField {
  readonly element: Element;
  readonly rules: readonly WrittenRule[];
}

const FIELDS = new Set(['input', 'select', 'textarea']);

function rulesOf(element: Element, markup: Markup, { page }: Vocabulary): WrittenRule[] {
  const found = new Map<
    string,
    { attribute: WrittenAttribute | undefined; parameters: Map<string, WrittenAttribute> }
  >();
  for (const attribute of markup.tagOf(element).attributes.values()) {
    const [, rule, parameter] = RULE.exec(attribute.name) ?? [];
    if (!rule || attribute.name in page) continue;
    const entry = found.get(rule) ?? { attribute: undefined, parameters: new Map() };
    found.set(rule, entry);
    if (parameter) entry.parameters.set(parameter, attribute);
    else entry.attribute = attribute;
  }
  return [...found].map(([name, entry]) => ({ name, ...entry }));
}

/**
 * Finds all fields that have attributes of rules.
 *
 * @param markup The source.
 * @param vocabulary The known names.
 */
export function findRuledFields(markup: Markup, vocabulary: Vocabulary): RuledField[] {
  return markup.elements.flatMap((element) => {
    if (!FIELDS.has(element.name)) return [];
    const rules = rulesOf(element, markup, vocabulary);
    return rules.length > 0 ? [{ element, rules }] : [];
  });
}
