import type { CallValue } from '../model/index.ts';
import type { LiteralSyntax } from './literals.ts';

/**
 * Writes the value of an argument.
 *
 * @param value The value.
 * @param syntax The language's syntax of text and of true and false.
 * @param writeJson Writes structured data.
 */
export function writeValue(
  value: CallValue,
  syntax: Pick<LiteralSyntax, 'text' | 'true' | 'false'>,
  writeJson: (value: unknown) => string,
): string {
  if (value.kind === 'text') return syntax.text(value.text);
  if (value.kind === 'number') return value.text;
  return value.kind === 'flag' ? syntax[`${value.isOn}`] : writeJson(value.value);
}
