import type { RazorCursor } from './razor-cursor.ts';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

const RAW = /^(?:script|style|textarea|title)$/i;

function readAttributes(cursor: RazorCursor, markup: () => void): void {
  for (let quote = ''; !cursor.isAtEnd;) {
    const { char } = cursor;
    if (char === '>' && quote === '') break;
    if (quote === '' && (char === '"' || char === "'")) quote = char;
    else if (char === quote) quote = '';
    markup();
  }
  cursor.at = Math.min(cursor.at + 1, cursor.text.length);
}

function readRawContents(cursor: RazorCursor, name: string, markup: () => void): void {
  const end = new RegExp(`^</${name}\\b`, 'i');
  while (!cursor.isAtEnd && !cursor.match(end)) markup();
}

/** Reads a tag; returns by how much it changes the depth. */
function readTag(cursor: RazorCursor, markup: () => void): number {
  const from = cursor.at;
  const isEnd = cursor.text[from + 1] === '/';
  const name = cursor.match(/^<\/?[\w:.-]+/)?.replace(/^<\/?/, '') ?? '';
  cursor.at += name.length + (isEnd ? 2 : 1);
  readAttributes(cursor, markup);
  const isSelfClosed = cursor.text[cursor.at - 2] === '/';
  // The element `<text>` is Razor's own, and is not written.
  if (name === 'text') cursor.addStatement(from, cursor.at);
  if (isEnd) return -1;
  if (isSelfClosed || VOID.test(name)) return 0;
  if (RAW.test(name)) readRawContents(cursor, name, markup);
  return 1;
}

/**
 * Reads one element that begins in code, with all that it contains.
 *
 * @param cursor At its `<`.
 * @param markup Passes one character of markup, or an expression.
 */
export function readRazorElement(cursor: RazorCursor, markup: () => void): void {
  for (let depth = 0; !cursor.isAtEnd;) {
    if (cursor.match(/^<!--/)) cursor.moveBehind('-->');
    else if (cursor.match(/^<\/?[a-z]/i)) depth += readTag(cursor, markup);
    else if (depth === 0) cursor.moveBehind('>');
    else markup();
    if (depth <= 0) return;
  }
}
