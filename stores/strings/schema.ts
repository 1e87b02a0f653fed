import { check, pipe, record, string, unknown, type InferOutput } from 'valibot';

/**
 * String resources: a nested dictionary, read by dotted names (I18N-02). Nested values are checked when they
 * are read, so that one bad value affects one text only.
 */
export const dictionary = pipe(
  unknown(),
  check((value) => !Array.isArray(value), 'Expected a dictionary but received a list'),
  record(string(), unknown()),
);

export type Dictionary = InferOutput<typeof dictionary>;
