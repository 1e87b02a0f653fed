import {
  pipe,
  rawTransform,
  safeParse,
  getDotPath,
  unknown,
  type BaseIssue,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { warn } from '#runtime/page/warn.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';

export { object, optional } from 'valibot';
export type { InferOutput } from 'valibot';

/** Converts a value; undefined when it is not allowed. */
type Read<T> = (value: unknown) => T | undefined;

/*
 * Attributes are strings, JSON has types: every primitive takes both.
 * Descriptions of props are in about.ts; the build reads kinds and bounds
 * (build/catalogue/describing-props.mjs).
 */

// `allowed` completes "expected …".
function primitive<T>(allowed: string, read: Read<T>) {
  return pipe(
    unknown(),
    rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: allowed });
      return NEVER;
    }),
  );
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

// Servers write numbers with a point in every language; "1,5" is a mistake that must be reported.
const INVARIANT = /^\s*-?\d+(\.\d+)?\s*$/;

function readNumber(value: unknown): number | undefined {
  const found = typeof value === 'string' && INVARIANT.test(value) ? Number(value) : value;
  // Four hundred digits are infinite.
  return Number.isFinite(found) ? (found as number) : undefined;
}

/** A non-empty text; a number is accepted, too, because encoders write numeric texts without quotes. */
export const text = () =>
  primitive('a text', (value) => {
    const written = typeof value === 'number' ? String(value) : value;
    return isFilled(written) ? written : undefined;
  });

/** Bounds of a number. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** A number, with a point and without grouping; within bounds, where some are given. */
export const number = ({ min, max }: Bounds = {}) => {
  const lowerBound = min === undefined ? '' : `, ${min} or more`;
  const upperBound = max === undefined ? '' : `, ${max} or less`;
  return primitive(`a number such as 2.5 (a point, no grouping)${lowerBound}${upperBound}`, (value) => {
    const found = readNumber(value);
    // A comparison with undefined is false.
    return found! < min! || found! > max! ? undefined : found;
  });
};

/** A duration in milliseconds, 0 or more; with `min` at least that long, such as the interval of a poll. */
export const milliseconds = ({ min = 0 }: Pick<Bounds, 'min'> = {}) =>
  primitive(`milliseconds such as 5000, ${min} or more`, (value) => {
    const duration = readNumber(value);
    return duration !== undefined && duration >= min ? duration : undefined;
  });

const FLAGS: Readonly<Record<string, boolean>> = {
  '': true,
  true: true,
  '1': true,
  false: false,
  '0': false,
};

/** A boolean: an empty attribute, true or 1; false or 0; in any case, since Razor writes `True`. */
export const flag = () =>
  primitive('true or false (an empty attribute means true)', (value) => {
    if (!isScalar(value)) return undefined;
    const word = String(value).trim().toLowerCase();
    return Object.hasOwn(FLAGS, word) ? FLAGS[word] : undefined;
  });

/** One of several values, in any case. */
export const choice = <const Word extends string>(...labels: Word[]) =>
  primitive(`one of ${labels.join(', ')}`, (value) => {
    if (!isScalar(value)) return undefined;
    const given = String(value).trim().toLowerCase();
    return labels.find((word) => word.toLowerCase() === given);
  });

/**
 * An attribute that may be empty (`data-parallax`): one of several values in any case, where empty means the
 * first; without values any text, empty or not.
 */
export const mark = <const Word extends string>(...labels: Word[]) =>
  primitive<string extends Word ? string : Word>(allowedOfMark(labels), (value) => {
    if (typeof value !== 'string') return undefined;
    const given = value.trim().toLowerCase();
    const word = given === '' ? labels[0] : labels.find((one) => one.toLowerCase() === given);
    return (labels.length === 0 ? value.trim() : word) as (string extends Word ? string : Word) | undefined;
  });

const allowedOfMark = (labels: readonly string[]) =>
  labels.length === 0
    ? 'nothing, or a text'
    : `nothing (meaning ${labels[0]}), or one of ${labels.join(', ')}`;

// An item that is no text is left out with a warning; a list without any text is rejected.
function readItems(items: readonly unknown[]): string[] | undefined {
  const good = items.filter((item) => typeof item === 'string');
  if (good.length < items.length && good.length > 0)
    warn('An item of a list is left out: it is no text.', items);
  return good.length > 0 || items.length === 0 ? good : undefined;
}

function readList(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return readItems(value);
  if (typeof value !== 'string') return undefined;
  const items = value.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

/** Values separated by commas. */
export const list = () => primitive('words with commas between them', readList);

// Relative addresses are resolved where they are used; here only dangerous schemes are rejected.
function readUrl(value: unknown): string | undefined {
  return isFilled(value) && webUrl(value) ? value.trim() : undefined;
}

/** An http(s) address, absolute or relative. */
export const url = () => primitive('an http(s) address, absolute or relative', readUrl);

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
};

// Completes "expected …" for template authors; valibot itself would name types of JavaScript.
function explainJson(issue: BaseIssue<unknown>): string {
  const path = getDotPath(issue);
  const kinds = issue.expected?.replace(/[()]/g, '').split(' | ') ?? [];
  const isType = issue.kind === 'schema' && kinds.every((kind) => Object.hasOwn(KINDS, kind));
  const allowed = isType ? kinds.map((kind) => KINDS[kind]).join(' or ') : issue.message;
  return path === null ? `JSON: ${allowed}` : `JSON in which ${path} is ${allowed}`;
}

/** Structured data, in the JSON script or as JSON in an attribute. */
export const json = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(
    unknown(),
    rawTransform<unknown, InferOutput<Schema>>(({ dataset, addIssue, NEVER }) => {
      const result = safeParse(schema, readJson(dataset.value));
      if (result.success) return result.output;
      addIssue({ message: explainJson(result.issues[0]) });
      return NEVER;
    }),
  );
