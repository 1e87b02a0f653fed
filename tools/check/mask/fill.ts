import type { Range } from '../document.ts';
import type { HtmlContext, TokenPosition } from './html-context.ts';
import type { RangeSet } from './range-set.ts';
import type { TemplateToken } from './token.ts';

/** Stands for a text or value that the server writes. */
export const SOME_VALUE = '\uE000';

/** Letter of masked element names: `<{{ tag }}>` becomes `<xxxxxxxxx>`. */
const NAME_LETTER = 'x';

/** Replaces all but line ends, so that offsets and lines stay. */
const fill = (text: string, { from, to }: Range, filler: string) =>
  text.slice(from, to).replace(/[^\r\n]/g, filler);

const isBoundary = (char: string | undefined) => char === undefined || /[\s/>]/.test(char);

/** An expression that is no part of an attribute's name is a whole attribute, whose name is unknown. */
const standsAlone = (text: string, { from, to }: Range) => isBoundary(text[from - 1]) && isBoundary(text[to]);

function outputFiller(token: TemplateToken, context: HtmlContext, text: string): string {
  if (context === 'head' || context === 'comment') return ' ';
  if (context === 'tagName') return /[</]/.test(text[token.from - 1] ?? '') ? NAME_LETTER : SOME_VALUE;
  return context === 'tag' && standsAlone(text, token) ? ' ' : SOME_VALUE;
}

function fillerOf(token: TemplateToken, context: HtmlContext, text: string): string {
  if (token.kind === 'comment') return ' ';
  if (context === 'quoted' || context === 'beforeValue') return SOME_VALUE;
  return token.kind === 'output' ? outputFiller(token, context, text) : ' ';
}

/**
 * Replaces tokens by what stands for them; the length stays.
 *
 * @param text The template, or a variant of it.
 * @param tokens In order, without overlap.
 * @param positions One for each token.
 */
export function fillTokens(
  text: string,
  tokens: readonly TemplateToken[],
  positions: readonly TokenPosition[],
): string {
  const parts: string[] = [];
  let at = 0;
  tokens.forEach((token, index) => {
    const context = positions[index]?.context ?? 'text';
    parts.push(text.slice(at, token.from), fill(text, token, fillerOf(token, context, text)));
    at = token.to;
  });
  parts.push(text.slice(at));
  return parts.join('');
}

/**
 * Blanks ranges; line ends stay.
 *
 * @param text Any text.
 * @param ranges In order, without overlap.
 */
export function blankRanges(text: string, ranges: RangeSet): string {
  const parts: string[] = [];
  let at = 0;
  for (const range of ranges) {
    parts.push(text.slice(at, range.from), fill(text, range, ' '));
    at = range.to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
