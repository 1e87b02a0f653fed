import { check, pipe, record, string, unknown, type InferOutput } from 'valibot';

/**
 * String resources: a nested dictionary, read by dotted names (I18N-02). What lies deeper is looked at when it is read,
 * so that one null among a thousand texts costs one text.
 */
export const dictionary = pipe(
  unknown(),
  check((value) => !Array.isArray(value), 'Expected a dictionary but received a list'),
  record(string(), unknown()),
);

export type Dictionary = InferOutput<typeof dictionary>;
