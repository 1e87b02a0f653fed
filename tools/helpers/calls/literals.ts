/** The syntax of values in a language. */
export interface LiteralSyntax {
  text(text: string): string;
  readonly null: string;
  readonly true: string;
  readonly false: string;
  list(items: readonly string[]): string;
  /** Keys are as they are, values are written. */
  map(entries: readonly (readonly [string, string])[]): string;
}

/**
 * Writes a value of JSON as a literal of a language.
 *
 * @param value The value.
 * @param syntax The language's syntax.
 */
export function writeLiteral(value: unknown, syntax: LiteralSyntax): string {
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return syntax[`${value}`];
  if (Array.isArray(value)) return syntax.list(value.map((item) => writeLiteral(item, syntax)));
  if (value === null || value === undefined) return syntax.null;
  return syntax.map(Object.entries(value).map(([key, one]) => [key, writeLiteral(one, syntax)]));
}
