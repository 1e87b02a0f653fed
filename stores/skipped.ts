import { warn } from '#runtime/page/warn.ts';
import { fallback, nullish, type GenericSchema } from 'valibot';

/** Whether the answer that is parsed has a value of a wrong shape; undefined outside of answers. */
let hasSkipped: boolean | undefined;

/**
 * Records a value that is left out. An answer reports its first one with its path; elsewhere, as in bulk data,
 * the text is a warning.
 *
 * @param text The fault and its fix.
 */
export function skipValue(text = ''): void {
  if (hasSkipped !== undefined) hasSkipped = true;
  else if (text) warn(text);
}

/**
 * Parses an answer and watches what its schema leaves out.
 *
 * @param parse The parsing.
 * @returns Its result, and whether a value was left out.
 */
export function watchSkipped<Result>(parse: () => Result): readonly [result: Result, hasSkipped: boolean] {
  hasSkipped = false;
  try {
    return [parse(), hasSkipped as boolean];
  } finally {
    hasSkipped = undefined;
  }
}

/**
 * A field that may be missing; a value of another type counts as missing, and is reported in an answer.
 *
 * @param schema The schema of its value.
 */
export const lenient = <Schema extends GenericSchema>(schema: Schema) =>
  fallback(nullish(schema), () => {
    skipValue();
    return null;
  });
