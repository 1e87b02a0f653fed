import type { CodeRule } from './rule.ts';

/** Strings stay, comments go: an address in a string has slashes too. */
const STRING_OR_COMMENT = /(["'`])(?:\\[\s\S]|(?!\1)[^\\\n])*\1|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

const blankComments = (code: string) =>
  code.replace(STRING_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));

/** Code of a library, with its offsets. */
export interface FoundCode {
  readonly rule: CodeRule;
  readonly from: number;
  readonly to: number;
}

function findMatches(text: string, rules: readonly CodeRule[]): readonly FoundCode[] {
  const found: FoundCode[] = [];
  const isTaken = (from: number) => found.some((one) => one.from <= from && from < one.to);
  for (const rule of rules)
    for (const { 0: match, index } of text.matchAll(rule.code))
      if (!isTaken(index)) found.push({ rule, from: index, to: index + match.length });
  return found;
}

/**
 * Finds code that uses a library; code that an earlier rule has found, no later one finds.
 *
 * @param code JavaScript or TypeScript.
 * @param rules The library's.
 */
export const findCode = (code: string, rules: readonly CodeRule[]): readonly FoundCode[] =>
  findMatches(blankComments(code), rules);

const TEMPLATE_COMMENT = /^(?:\{#|@\*|<%#|<%--|\{\{--|\{\{!|\{%-?\s*comment)/;

/**
 * Finds helpers of a library in one expression of a template.
 *
 * @param expression As written, with its delimiters.
 * @param rules The library's.
 */
export const findHelpers = (expression: string, rules: readonly CodeRule[]): readonly FoundCode[] =>
  TEMPLATE_COMMENT.test(expression) ? [] : findMatches(expression, rules);
