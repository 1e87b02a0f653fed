import type { Element } from 'domhandler';
import type { Range } from '../check/document.ts';
import { ancestorsOf, type Markup, type WrittenAttribute } from '../check/markup/index.ts';
import type { Edit } from '../fixtures/edits.ts';

/** An element as the rules see it. Edits of it keep all other text as it is. */
export interface RuleHost {
  /** Name of the element, in lower case. */
  readonly tag: string;
  /** All written attributes, by the name that rules know. */
  readonly attributes: ReadonlyMap<string, WrittenAttribute>;
  /** Names of the validation rules that Archipel has. */
  readonly validationRules: ReadonlySet<string>;
  /** Expressions stand between attributes, or one is written in two ways, so that no edit of the tag is sure. */
  readonly isUnsure: boolean;
  has(name: string): boolean;
  /** Returns a value; undefined where the attribute is missing or an expression is in it. */
  literal(name: string): string | undefined;
  hasClass(name: string): boolean;
  /** The elements around it, from the inside out. */
  outer(): readonly RuleHost[];
  /** Removes an attribute with the space before it. */
  remove(attribute: WrittenAttribute): readonly Edit[];
  /** Removes an element without content. */
  removeElement(): readonly Edit[] | undefined;
  /** Renames an attribute; undefined where the element has one of that name. */
  rename(attribute: WrittenAttribute, name: string): readonly Edit[] | undefined;
  /** Replaces an attribute by other text. */
  replace(attribute: WrittenAttribute, text: string): readonly Edit[];
  /** Adds a class, and removes an attribute; undefined where the classes come from an expression. */
  exchangeForClass(attribute: WrittenAttribute, name: string): readonly Edit[] | undefined;
}

const contains = (outer: Range, inner: Range) => outer.from <= inner.from && inner.to <= outer.to;

/** Whether an expression or statement stands in a start tag outside of values. */
function hasLooseTokens(element: Element, { source, tagOf }: Markup): boolean {
  const tag = tagOf(element);
  const values = [...tag.attributes.values()].map(({ range }) => range);
  return source.dynamic.some(
    (token) => contains(tag.range, token) && !values.some((value) => contains(value, token)),
  );
}

const classesIn = (value: string | undefined) => (value ?? '').split(/\s+/).filter(Boolean);

/** Adds a class inside of the quotes of a class attribute. */
function addClass(written: WrittenAttribute, name: string, text: string): readonly Edit[] | undefined {
  const last = text[written.range.to - 1];
  if (written.isDynamic || !/["']/.test(last ?? '')) return undefined;
  const at = written.range.to - 1;
  return [{ from: at, to: at, text: written.value === '' ? name : ` ${name}` }];
}

function removeFrom(text: string, { from, to }: Range): readonly Edit[] {
  const before = text.slice(0, from).trimEnd().length;
  return [{ from: before, to, text: '' }];
}

/**
 * Removes an element, and its line where nothing else is on it.
 *
 * @param text The source.
 * @param range The element.
 */
export function removeElementAt(text: string, { from, to }: Range): readonly Edit[] {
  const [indent = ''] = /(?:\r?\n|^)[ \t]*$/.exec(text.slice(0, from)) ?? [];
  const isAlone = indent.includes('\n') && /^[ \t]*(?:\r?\n|$)/.test(text.slice(to));
  return [{ from: isAlone ? from - indent.length : from, to, text: '' }];
}

/** Edits of an element; positions are those of the source. */
function createEdits(element: Element, markup: Markup, attributes: RuleHost['attributes']) {
  const { text } = markup.source;
  const remove = ({ range }: WrittenAttribute) => removeFrom(text, range);
  const replace = ({ range }: WrittenAttribute, written: string) => [{ ...range, text: written }];
  return {
    remove,
    replace,
    removeElement: () => {
      const { range } = markup.tagOf(element);
      return range.to > range.from ? removeElementAt(text, range) : undefined;
    },
    rename: ({ name, range: { from } }: WrittenAttribute, other: string) =>
      attributes.has(other) ? undefined : [{ from, to: from + name.length, text: other }],
    exchangeForClass: (attribute: WrittenAttribute, name: string) => {
      const classes = attributes.get('class');
      if (!classes) return replace(attribute, `class="${name}"`);
      if (!classes.isDynamic && classesIn(classes.value).includes(name)) return remove(attribute);
      const added = addClass(classes, name, text);
      return added && [...added, ...remove(attribute)];
    },
  };
}

/**
 * Creates an element for the rules of one origin.
 *
 * @param element The parsed element.
 * @param markup The source that it is in.
 * @param options Names of validation rules, and the names that the origin's rules know.
 */
export function createRuleHost(
  element: Element,
  markup: Markup,
  options: { readonly validationRules: ReadonlySet<string>; canonicalName(name: string): string },
): RuleHost {
  const written = [...markup.tagOf(element).attributes.values()];
  const attributes = new Map(written.map((one) => [options.canonicalName(one.name), one]));
  const literal = (name: string) => {
    const attribute = attributes.get(name);
    return attribute && !attribute.isDynamic ? attribute.value : undefined;
  };
  return {
    tag: element.name,
    attributes,
    validationRules: options.validationRules,
    isUnsure: hasLooseTokens(element, markup) || attributes.size < written.length,
    has: (name) => attributes.has(name),
    literal,
    hasClass: (name) => classesIn(literal('class')).includes(name),
    outer: () =>
      ancestorsOf(element)
        .slice(1)
        .map((around) => createRuleHost(around, markup, options)),
    ...createEdits(element, markup, attributes),
  };
}
