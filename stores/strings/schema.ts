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

const text: GenericSchema<unknown> = union([string(), lazy(() => record(string(), lenient(text)))]);

/**
 * String resources: a nested dictionary, read by dotted names (I18N-02). A nested value that is no text affects
 * one text only.
 */
export const dictionary = pipe(
  unknown(),
  check((value) => !Array.isArray(value), 'Expected a dictionary but received a list'),
  record(string(), lenient(text)),
);

export type Dictionary = InferOutput<typeof dictionary>;
