import { findClose, type CodeSyntax } from './skip-code.ts';
import type { TemplateToken } from './token.ts';

/** Two marks with code in between. */
export interface Delimiter {
  readonly open: string;
  readonly close: string;
  readonly kind: 'output' | 'statement' | 'comment';
  /** How the code is read; without it the first closing mark counts. */
  readonly syntax?: CodeSyntax;
  /** Without a closing mark it goes to the end of the file; otherwise it is text. */
  readonly mayStayOpen?: boolean;
}

/** Result of reading the code of one token. */
export interface Described extends Partial<Pick<TemplateToken, 'kind' | 'flow' | 'gives'>> {
  /** The rest up to this end is plain text: `{% raw %}`. */
  readonly rawUntil?: RegExp;
  /** The rest up to and with this end is no HTML: `{% comment %}`. */
  readonly commentUntil?: RegExp;
}

/** Returns the knowledge about the code between the marks. */
export type Describe = (code: string, delimiter: Delimiter) => Described;

interface Found {
  readonly token: TemplateToken;
  /** Offset from where the search goes on. */
  readonly next: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const openingPattern = (delimiters: readonly Delimiter[]) =>
  new RegExp(delimiters.map(({ open }) => escaped(open)).join('|'), 'g');

/** Returns start and end of a match from an offset on. */
function findEnd(text: string, pattern: RegExp, from: number): { from: number; to: number } | undefined {
  const match = pattern.exec(text.slice(from));
  return match ? { from: from + match.index, to: from + match.index + match[0].length } : undefined;
}

/** Returns the offset of the closing mark; the end of the file where a delimiter may stay open. */
function findClosing(text: string, start: number, { close, syntax, mayStayOpen }: Delimiter): number {
  const end = syntax ? findClose(text, start, close, syntax) : text.indexOf(close, start);
  if (end >= 0) return end;
  // A quote that stays open is an apostrophe.
  return mayStayOpen ? text.length : text.indexOf(close, start);
}

/** Reads what the code says of the text behind it. */
function applyDescribed(text: string, token: TemplateToken, described: Described): Found {
  const { rawUntil, commentUntil, ...rest } = described;
  const { from, to } = token;
  if (commentUntil) {
    const last = findEnd(text, commentUntil, to)?.to ?? text.length;
    return { token: { from, to: last, kind: 'comment' }, next: last };
  }
  return {
    token: { ...token, ...rest },
    next: rawUntil ? (findEnd(text, rawUntil, to)?.from ?? text.length) : to,
  };
}

function readToken(text: string, from: number, delimiter: Delimiter, describe: Describe): Found | undefined {
  const start = from + delimiter.open.length;
  const end = findClosing(text, start, delimiter);
  if (end < 0) return undefined;
  const token = { from, to: Math.min(end + delimiter.close.length, text.length), kind: delimiter.kind };
  if (token.kind === 'comment') return { token, next: token.to };
  return applyDescribed(text, token, describe(text.slice(start, end), delimiter));
}

/**
 * Splits a template whose code is between marks.
 *
 * @param text The template.
 * @param delimiters Longer ones come before those that they begin with.
 * @param describe Reads the code of a token.
 */
export function readDelimited(
  text: string,
  delimiters: readonly Delimiter[],
  describe: Describe,
): TemplateToken[] {
  const pattern = openingPattern(delimiters);
  const tokens: TemplateToken[] = [];
  /** Closing marks that the rest of the text lacks. */
  const missing = new Set<string>();
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const delimiter = delimiters.find(({ open }) => open === match?.[0]);
    if (!delimiter || missing.has(delimiter.close)) continue;
    const found = readToken(text, match.index, delimiter, describe);
    if (!found) {
      missing.add(delimiter.close);
      continue;
    }
    tokens.push(found.token);
    pattern.lastIndex = found.next;
  }
  return tokens;
}
