import type { Element } from 'domhandler';
import { nearest } from '#runtime/page/nearest.ts';
import type { CataloguePageAttribute } from '../../cli/catalogue-types.ts';
import { couldMatch } from '../markup/could-match.ts';
import type { WrittenAttribute } from '../markup/index.ts';
import { explainValue } from '../values/explain-value.ts';
import { quoted, tagText } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** Attributes by which the server and older libraries mean more values than the library reads. */
const TEXTUAL = new Set(['flag', 'text', 'name', 'names', 'selector', 'json']);

const isMedia = (value: string) => /^media\(.+\)$/.test(value.trim());

function explain(value: string, { kind, allowed = [] }: CataloguePageAttribute): string | undefined {
  if (TEXTUAL.has(kind)) return undefined;
  if (kind === 'choice' && (allowed.includes(value) || (allowed.some(isMedia) && isMedia(value))))
    return undefined;
  // An empty address is that of the element itself.
  if (value.trim() === '') return kind === 'choice' ? `expected one of ${allowed.join(', ')}` : undefined;
  return explainValue(value, { kind, schema: kind === 'choice' ? { enum: allowed } : {} });
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

export const pageAttributeValue: CheckRule = {
  code: 'AR308',
  level: 'error',
  title: 'Wrong value of an attribute of the page',
  check: (context) => {
    forEachAttribute(context, ({ name, value, isDynamic, range }, known) => {
      const why = isDynamic ? undefined : explain(value, known);
      if (why) context.report(range, `${name}=${quoted(value)}: ${why}.`);
    });
  },
};

export const pageAttributeElement: CheckRule = {
  code: 'AR310',
  level: 'warning',
  title: 'Attribute of the page where it does nothing',
  check: (context) => {
    forEachAttribute(context, ({ name, range }, { on }, element) => {
      if (on === '*' || couldMatch(element, on, context.markup)) return;
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
  check: ({ markup, vocabulary: { page, owners, islands }, report }) => {
    const props = new Set(
      [...islands.values()].flatMap((island) => island.props.map(({ attribute }) => attribute)),
    );
    const known = Object.keys(page);
    for (const element of markup.elements) {
      for (const { name, range } of markup.tagOf(element).attributes.values()) {
        if (!FAMILY.test(name) || name in page || owners.has(name) || props.has(name)) continue;
        const near = nearest(name, known);
        if (near) report(range, `There is no attribute ${name}. Did you mean ${near}?`);
      }
    }
  },
};
