import type { CheckSource } from '../check/document.ts';
import { createMarkup, type Markup, type WrittenAttribute } from '../check/markup/index.ts';
import type { Edit } from '../fixtures/edits.ts';
import { createRuleHost, removeElementAt, type RuleHost } from './rule-host.ts';
import type { AttributeRule, MigrateRule, MigrateStatus, Origin } from './rule.ts';
import { findCode, findHelpers } from './scan-code.ts';

/** A use of a library. */
export interface Occurrence {
  readonly origin: Origin;
  readonly rule: MigrateRule;
  readonly from: number;
  readonly to: number;
  readonly status: MigrateStatus;
  readonly edits: readonly Edit[];
  /** The tag of a library's own script. */
  readonly isScript: boolean;
}

interface Scan {
  readonly origin: Origin;
  readonly markup: Markup;
  readonly validationRules: ReadonlySet<string>;
}

type Found = Pick<Occurrence, 'from' | 'to' | 'rule'> & { readonly edits?: readonly Edit[] | undefined };

/** A change without a sure edit is left to a person. */
function toOccurrence(origin: Origin, { rule, from, to, edits }: Found, isScript = false): Occurrence {
  const status = rule.status === 'change' && !edits ? 'by-hand' : rule.status;
  return { origin, rule, from, to, status, edits: edits ?? [], isScript };
}

const isNamed = ({ attribute }: AttributeRule, name: string) =>
  typeof attribute === 'string' ? attribute === name : attribute.test(name);

function findAttribute(origin: Origin, host: RuleHost, [name, written]: readonly [string, WrittenAttribute]) {
  const rule = origin.attributes.find(
    (one) => isNamed(one, name) && (one.when === undefined || one.when(host, { ...written, name })),
  );
  if (!rule) return [];
  const edits = host.isUnsure ? undefined : rule.edit?.(host, written);
  return [toOccurrence(origin, { ...written.range, rule, edits })];
}

const fileIn = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1)!;

/** Finds the tag of a script of the library, with an edit that removes it when it is empty. */
function findScript({ origin, markup }: Scan, host: RuleHost, element: Markup['elements'][number]) {
  const address = host.tag === 'script' ? host.attributes.get('src')?.range : undefined;
  if (!address) return [];
  const { text } = markup.source;
  const written = text.slice(address.from, address.to).replace(/^src\s*=\s*["']?|["']$/gi, '');
  const rule = origin.scripts.find(({ file }) => file.test(fileIn(written)));
  const location = element.sourceCodeLocation;
  if (!rule || !location) return [];
  const range = { from: location.startOffset, to: location.endOffset };
  const isWhole = /<\/script\s*>$/i.test(text.slice(range.from, range.to));
  const edits = isWhole && !host.isUnsure ? removeElementAt(text, range) : undefined;
  return [toOccurrence(origin, { ...range, rule, edits }, true)];
}

function scanElement(scan: Scan, element: Markup['elements'][number]): readonly Occurrence[] {
  const { origin, markup, validationRules } = scan;
  const canonicalName = origin.canonicalName ?? ((name: string) => name);
  const host = createRuleHost(element, markup, { validationRules, canonicalName });
  const { range } = markup.tagOf(element);
  if (range.to === range.from) return [];
  const rule = origin.elements.find(({ when }) => when(host));
  const edits = host.isUnsure ? undefined : rule?.edit?.(host);
  return [
    ...(rule ? [toOccurrence(origin, { ...range, rule, edits })] : []),
    ...findScript(scan, host, element),
    ...[...host.attributes].flatMap((attribute) => findAttribute(origin, host, attribute)),
  ];
}

/** Finds code of a library in the scripts of a page. */
function scanInlineScripts({ origin, markup }: Scan): readonly Occurrence[] {
  return markup.elements
    .filter(({ name, attribs }) => name === 'script' && !('src' in attribs))
    .flatMap(({ sourceCodeLocation: location }) => {
      if (!location?.startTag) return [];
      const from = location.startTag.endOffset;
      const code = markup.source.html.slice(from, location.endTag?.startOffset ?? location.endOffset);
      return findCode(code, origin.code).map((one) =>
        toOccurrence(origin, { rule: one.rule, from: from + one.from, to: from + one.to }),
      );
    });
}

/** Finds helpers of a library in the expressions of a template. */
const scanExpressions = ({ text, dynamic }: CheckSource, origin: Origin): readonly Occurrence[] =>
  dynamic.flatMap(({ from, to }) =>
    findHelpers(text.slice(from, to), origin.helpers).map((one) =>
      toOccurrence(origin, { rule: one.rule, from: from + one.from, to: from + one.to }),
    ),
  );

const keyOf = ({ origin, from, to }: Occurrence) => `${origin.name} ${from} ${to}`;

/** Two choices of branches that lead to different edits leave the change to a person. */
function merge(one: Occurrence, other: Occurrence): Occurrence {
  const isSame = one.rule === other.rule && JSON.stringify(one.edits) === JSON.stringify(other.edits);
  if (isSame) return one;
  return { ...(one.status === 'change' ? other : one), status: 'by-hand', edits: [] };
}

/** Partials may begin with `<body>`, which a fragment has not. */
const hasBody = ({ isPage, html }: CheckSource) => isPage || /<(?:html|head|body)[\s>]/i.test(html);

/**
 * Finds what a page or template uses of libraries.
 *
 * @param source The source; a template's expressions are masked.
 * @param origins The libraries.
 * @param validationRules Names of the validation rules that Archipel has.
 * @returns In the order of the text.
 */
export function scanSource(
  source: CheckSource,
  origins: readonly Origin[],
  validationRules: ReadonlySet<string>,
): readonly Occurrence[] {
  const found = new Map<string, Occurrence>();
  for (const html of source.template?.variants ?? [source.html]) {
    const markup = createMarkup({ ...source, html, isPage: hasBody(source) });
    for (const origin of origins) {
      const scan = { origin, markup, validationRules };
      const all = [
        ...markup.elements.flatMap((element) => scanElement(scan, element)),
        ...scanInlineScripts(scan),
      ];
      for (const one of all) {
        const known = found.get(keyOf(one));
        found.set(keyOf(one), known ? merge(known, one) : one);
      }
    }
  }
  const helpers = origins.flatMap((origin) => scanExpressions(source, origin));
  return [...found.values(), ...helpers].toSorted((one, other) => one.from - other.from);
}
