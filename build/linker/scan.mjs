import { initSync, parse } from 'es-module-lexer';

initSync();

const LAZY_ARROW = /\(\)\s*=>\s*$/;

/**
 * Finds every import of a script with a lexer; text in strings, templates and regular expressions is ignored.
 */
export function scanImports(source) {
  const [imports] = parse(source);
  return imports.map((found) => describeImport(source, found));
}

function describeImport(source, { n: specifier, s, e, ss: start, se: end, d }) {
  const statement = { specifier, start, end, specifierStart: s, specifierEnd: e };
  if (d === -2) return { ...statement, kind: 'meta' };
  if (d === -1) return { ...statement, kind: 'static' };
  const arrow = LAZY_ARROW.exec(source.slice(Math.max(0, start - 40), start));
  if (!arrow) return { ...statement, kind: 'dynamic' };
  return { ...statement, kind: 'lazy', arrowStart: start - arrow[0].length };
}

/** Applies edits of the form `{ start, end, text }`, in any order, without overlaps. */
export function edit(source, edits) {
  const inOrder = edits.toSorted((one, other) => one.start - other.start);
  let position = 0;
  let result = '';
  for (const { start, end, text } of inOrder) {
    result += source.slice(position, start) + text;
    position = end;
  }
  return result + source.slice(position);
}
