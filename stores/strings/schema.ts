import {
  check,
  lazy,
  pipe,
  record,
  string,
  union,
  unknown,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { lenient } from '../skipped.ts';

/** A text, or a group of texts. */
export const resourceText: GenericSchema<unknown> = union([
  string(),
  record(string(), lenient(lazy(() => resourceText))),
]);

/**
 * String resources: a nested dictionary, read by dotted names (I18N-02). A nested value that is no text affects
 * one text only.
 */
export const dictionary = pipe(
  unknown(),
  check((value) => !Array.isArray(value), 'Expected a dictionary but received a list'),
  record(string(), lenient(resourceText)),
);

export type Dictionary = InferOutput<typeof dictionary>;
