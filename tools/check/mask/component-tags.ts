import type { TemplateToken } from './token.ts';

/** Attributes of a tag: a sign `>` in quotes doesn't end it. */
const ATTRIBUTES = String.raw`(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'<>]){0,400}?`;

/**
 * Finds tags that the server replaces, and that have no contents: in `<head>` they would begin the body.
 *
 * @param text The template.
 * @param name Pattern of their names.
 */
export function findEmptyComponents(text: string, name: string): TemplateToken[] {
  const pattern = new RegExp(`<${name}(?=[\\s/])${ATTRIBUTES}/>`, 'g');
  return [...text.matchAll(pattern)]
    .filter(([tag]) => !tag.includes('data-island'))
    .map(({ 0: tag, index }) => ({ from: index, to: index + tag.length, kind: 'output', gives: 'html' }));
}

/**
 * Finds tags that are not written, but their contents are.
 *
 * @param text The template.
 * @param name Pattern of their names.
 */
export function findWrappers(text: string, name: string): TemplateToken[] {
  const pattern = new RegExp(`</?${name}(?=[\\s/>])${ATTRIBUTES}>`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: tag, index }) => ({
    from: index,
    to: index + tag.length,
    kind: 'statement',
  }));
}

/** Puts tokens into the order of the text. */
export const inTextOrder = (tokens: readonly TemplateToken[]): TemplateToken[] =>
  tokens.toSorted((one, other) => one.from - other.from);
