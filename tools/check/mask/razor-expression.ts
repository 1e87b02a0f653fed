import type { Skip } from './limit-failures.ts';
import type { Gives } from './token.ts';

const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}_]*/u;

/**
 * Returns the identifier at an offset; empty where there is none.
 *
 * @param text A template.
 * @param at An offset.
 */
export const identifierAt = (text: string, at: number): string =>
  IDENTIFIER.exec(text.slice(at, at + 200))?.[0] ?? '';

/** Returns the offset behind `.Name`, `?.Name`, `(…)`, `[…]` or `!`; the same where none follows. */
function skipLink(text: string, at: number, skip: Skip): number {
  const char = text[at];
  if (char === '(' || char === '[') return Math.max(skip(text, at), at);
  const dot = /^(?:\?|!)?\./.exec(text.slice(at, at + 2))?.[0].length ?? 0;
  if (dot > 0) {
    const name = identifierAt(text, at + dot);
    return name ? at + dot + name.length : at;
  }
  return char === '?' && text[at + 1] === '[' ? at + 1 : at;
}

/**
 * Returns the offset behind an implicit expression: `Model.Name`, `await Html.PartialAsync("x")`.
 *
 * @param text A template.
 * @param from Offset of its first letter.
 * @param skip Finds the end of a bracket.
 */
export function skipImplicitExpression(text: string, from: number, skip: Skip): number {
  let at = from + (/^await\s+/.exec(text.slice(from, from + 20))?.[0].length ?? 0);
  at += identifierAt(text, at).length;
  for (let next = skipLink(text, at, skip); next > at; next = skipLink(text, at, skip)) at = next;
  return at;
}

const ANTIFORGERY = /^(?:Html\.AntiForgeryToken\(|Antiforgery\.GetHtml|Html\.GetAntiforgeryToken\()/i;

/** Helpers whose results are text. */
const TEXT =
  /^(?:Html\.(?:Encode|Id\w*|Name\w*|Value\w*|DisplayName\w*|DisplayText\w*|FormatValue|AttributeEncode)\(|nameof\(|[TL_]\(|Convert\.|Math\.|String\.|string\.|DateTime\.|Url\.)/;

const HTML =
  /^(?:await\b|Html\.|Render\w*\(|Component\.|ChildContent\b|Body\b|\w*Content\b|\w*Template\b|[\p{L}_]\w*\()/u;

/**
 * Returns the HTML that an expression may write.
 *
 * @param expression C# without its `@`.
 */
export function givesOf(expression: string): Gives | undefined {
  const trimmed = expression.replace(/^\(\s*/, '');
  if (ANTIFORGERY.test(trimmed)) return 'token';
  if (TEXT.test(trimmed)) return undefined;
  return HTML.test(trimmed) || /\bHtml\.Raw\(|\bHtmlString\(|\bMarkupString\b/.test(trimmed)
    ? 'html'
    : undefined;
}
