import type { Element } from 'domhandler';
import type { CataloguePageAttribute } from '../../cli/catalogue-types.ts';
import { couldMatch } from '../markup/could-match.ts';
import type { WrittenAttribute } from '../markup/index.ts';
import { explainValue } from '../values/explain-value.ts';
import { meantName } from './near-name.ts';
import { quoted, tagText } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** Attributes by which the server and older libraries mean more values than the library reads. */
const TEXTUAL = new Set(['flag', 'text', 'name', 'names', 'selector', 'json']);

const isMedia = (value: string) => /^media\(.+\)$/.test(value.trim());

/** Values that are compared to the letter; others are read in any case. */
const EXACT = /^data-val(?:-|$)|^data-valmsg-/;

const isListed = (value: string, allowed: readonly string[]) =>
  allowed.includes(value) || (allowed.some(isMedia) && isMedia(value));

/** Whether nothing is written for an option that is left out, as ASP.NET does. */
const isLeftOut = ({ name, value }: WrittenAttribute, kind: string) =>
  value.trim() === '' && (kind === 'url' || name.startsWith('data-ajax'));

/** Explains a wrong value. */
function explain(written: WrittenAttribute, { kind, allowed = [] }: CataloguePageAttribute) {
  if (TEXTUAL.has(kind) || isLeftOut(written, kind)) return undefined;
  if (kind !== 'choice') return explainValue(written.value, { kind, schema: {} });
  if (isListed(written.value, allowed)) return undefined;
  if (EXACT.test(written.name)) return `expected one of ${allowed.join(', ')}`;
  return explainValue(written.value, { kind, schema: { enum: allowed } });
}

/** Visits each attribute of the page. */
function forEachAttribute(
  { markup, vocabulary: { page } }: RuleContext,
  visit: (written: WrittenAttribute, known: CataloguePageAttribute, element: Element) => void,
): void {
  for (const element of markup.elements) {
    for (const written of markup.tagOf(element).attributes.values()) {
      const known = Object.hasOwn(page, written.name) ? page[written.name] : undefined;
      if (known) visit(written, known, element);
    }
  }
}

/** Ancestors of an element of a template may be in another file. */
const withoutAncestors = (selector: string) => selector.replace(/[^,\s>][^,]*[\s>](?=[^\s>,])/g, '');

function belongsHere(element: Element, { on }: CataloguePageAttribute, { markup }: RuleContext): boolean {
  const selector = markup.source.isTemplate ? withoutAncestors(on) : on;
  return on === '*' || couldMatch(element, selector, markup);
}

/** Attributes that islands have under the same name. */
const namesOfIslands = ({ vocabulary: { islands } }: RuleContext) =>
  new Set([...islands.values()].flatMap(({ props }) => props.map(({ attribute }) => attribute)));

export const pageAttributeValue: CheckRule = {
  code: 'AR308',
  level: 'error',
  title: 'Wrong value of an attribute of the page',
  check: (context) => {
    forEachAttribute(context, (written, known, element) => {
      if (written.isDynamic || !belongsHere(element, known, context)) return;
      const why = explain(written, known);
      if (why) context.report(written.range, `${written.name}=${quoted(written.value)}: ${why}.`);
    });
  },
};

export const pageAttributeElement: CheckRule = {
  code: 'AR310',
  level: 'warning',
  title: 'Attribute of the page where it does nothing',
  check: (context) => {
    const names = namesOfIslands(context);
    forEachAttribute(context, ({ name, range }, known, element) => {
      const { on } = known;
      if (names.has(name) || belongsHere(element, known, context)) return;
      const tag = tagText(element.name, {});
      context.report(range, `${name} does nothing on this ${tag}; it belongs on: ${on}.`);
    });
  },
};

/** Families of attributes that are the library's alone. */
const FAMILY = /^data-(?:ajax|valmsg|island|page|modal|confirm|prefetch)-/;

export const unknownPageAttribute: CheckRule = {
  code: 'AR313',
  level: 'warning',
  title: 'Unknown attribute of the page, near a known one',
  check: (context) => {
    const { markup, report } = context;
    const { page, owners } = context.vocabulary;
    const props = namesOfIslands(context);
    const known = Object.keys(page);
    for (const element of markup.elements) {
      for (const { name, range } of markup.tagOf(element).attributes.values()) {
        if (!FAMILY.test(name) || name in page || owners.has(name) || props.has(name)) continue;
        const near = meantName(name, known);
        if (near) report(range, `There is no attribute ${name}. Did you mean ${near}?`);
      }
    }
  },
};
