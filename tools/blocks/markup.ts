import { isTag, type Element } from 'domhandler';
import { parseHtml } from '../check/markup/parse-html.ts';
import { matcherOf } from '../check/markup/selectors.ts';
import type { CatalogueIsland } from '../cli/catalogue-types.ts';
import { UserError } from '../cli/user-error.ts';
import { escapeHtml } from '../fixtures/html-text.ts';
import type { BlockCulture } from './culture.ts';

/** The markup of a block around its content. */
export interface BlockMarkup {
  /** Name of the host’s element. */
  readonly tag: string;
  /** Attributes that no field sets, as HTML with a space before each. */
  readonly fixed: string;
  /** HTML between the host’s start tag and the content. */
  readonly before: string;
  /** HTML between the content and the host’s end tag. */
  readonly after: string;
  /** The example’s content, which an editor replaces. */
  readonly content: string;
}

const NAMES = new Set(['data-island', 'data-island-key', 'aria-label', 'aria-labelledby', 'class']);

/** Lists and paragraphs take no blocks of a CMS as children. */
const NEUTRAL: Readonly<Record<string, string>> = { ul: 'div', ol: 'div', p: 'div' };

function findExampleHost(html: string, name: string, { selector }: CatalogueIsland): Element {
  const own = `[data-island="${name}"]`;
  const host = parseHtml(html, false).elements.find(matcherOf(selector ? `${own},${selector}` : own));
  if (host) return host;
  throw new UserError(`The example of "${name}" has no host, so that there is no block of it.`);
}

function innerRange({ sourceCodeLocation: location }: Element): readonly [number, number] {
  return [location?.startTag?.endOffset ?? 0, location?.endTag?.startOffset ?? 0];
}

/** Removes the indentation that all lines have. */
function dedent(html: string): string {
  const lines = html
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const widths = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const width = Math.min(...widths);
  return lines.map((line) => line.slice(Number.isFinite(width) ? width : 0)).join('\n');
}

/** Returns the content that an editor fills, without the JSON of props. */
function contentOf(html: string, host: Element, frame: Element | undefined): string {
  const [from, to] = innerRange(frame ?? host);
  const content = html.slice(from, to).replace(/<script\b[^>]*data-props[\s\S]*?<\/script>/, '');
  const isList = frame === undefined && host.name in NEUTRAL && /^[uo]l$/.test(host.name);
  return dedent(isList ? content.replace(/<(\/?)li\b/g, '<$1div') : content);
}

const fixedAttributes = (
  { attribs }: Element,
  { props, selector }: CatalogueIsland,
  name: string,
): string => {
  const attributes = new Set(Object.values(props.properties).map((prop) => prop['x-attribute']));
  const others = Object.entries(attribs).filter(([key]) => !NAMES.has(key) && !attributes.has(key));
  const own: readonly (readonly [string, string])[] = selector ? [] : [['data-island', name]];
  return [...own, ...others].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
};

/**
 * Reads the markup of a block from the island's example: the host, and what an editor fills inside of it.
 *
 * @param name The island.
 * @param island Its entry in the catalogue.
 * @param culture Language of the example; English has the French one.
 */
export function readBlockMarkup(
  name: string,
  island: CatalogueIsland,
  culture: BlockCulture,
): BlockMarkup & { readonly host: Element } {
  const html = island.example[culture === 'nl' ? 'nl' : 'fr'];
  const host = findExampleHost(html, name, island);
  const frame = host.children.filter(isTag).find(({ attribs }) => 'data-viewport' in attribs);
  return {
    host,
    tag: NEUTRAL[host.name] ?? host.name,
    fixed: fixedAttributes(host, island, name),
    before: frame ? '\n  <div data-viewport>\n' : '\n',
    after: frame ? '\n  </div>\n' : '\n',
    content: contentOf(html, host, frame),
  };
}
