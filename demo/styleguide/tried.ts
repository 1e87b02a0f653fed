import { readWrittenProps } from '../../tools/fixtures/written-props.ts';
import { writeProps } from '../../tools/fixtures/props.ts';
import type { Culture } from '../culture.ts';
import { fill, texts } from '../texts/index.ts';
import type { IslandEntry } from './catalogue.ts';
import { problemOf, tryFields, type TryField } from './fields.ts';

/** Characters of one value: an address of more is cut by proxies and mail programs. */
const MAX_VALUE_LENGTH = 5_000;

/** An example with the values of an address. */
export interface Tried {
  readonly fields: readonly TryField[];
  /** The text in each control, by attribute. */
  readonly values: Readonly<Record<string, string>>;
  /** Sentences about wrong values, by attribute; those values are not in the example. */
  readonly problems: Readonly<Record<string, string>>;
  /** Writes the values into an example's HTML. */
  apply(html: string): string;
}

const nothingToTry: Tried = { fields: [], values: {}, problems: {}, apply: (html) => html };

const NUMBERS = new Set(['number', 'milliseconds']);

/** Returns a value as JSON has it; in an attribute it is a text. */
function toJson({ kind }: TryField, text: string): unknown {
  if (NUMBERS.has(kind)) return Number(text);
  if (kind === 'flag') return text === 'true';
  return kind === 'json' ? (JSON.parse(text) as unknown) : text;
}

const textOf = ({ written, usual }: TryField): string => written ?? usual ?? '';

/** Returns a changed value for the example; undefined removes the attribute, since its default is the same. */
function toProp(field: TryField, text: string, isInScript: boolean): unknown {
  const isUsual = text === field.usual || (text === '' && field.kind !== 'mark');
  if (isUsual && !field.isRequired) return undefined;
  return isInScript || field.kind === 'json' ? toJson(field, text) : text;
}

interface Input {
  readonly name: string;
  readonly island: IslandEntry;
  /** The example that the values are written into. */
  readonly example: string;
  readonly culture: Culture;
  /** Values by attribute; missing ones stay as the example has them. */
  readonly query: Readonly<Record<string, string>>;
}

/** Finds the problem of a text: too long for an address, or wrong for its prop. */
function findProblem(field: TryField, text: string, { island, culture }: Input): string | undefined {
  if (text.length > MAX_VALUE_LENGTH)
    return fill(texts[culture].styleguide.tooLong, field.attribute, text.length, MAX_VALUE_LENGTH);
  return problemOf(field, text, island.props.properties[field.key]!);
}

/**
 * Reads the values of an address for an example.
 *
 * @param input The island, its example and the address.
 * @returns Controls, values, problems, and the way to write the good ones into HTML.
 */
export function readTried(input: Input): Tried {
  const { name, island, example, culture, query } = input;
  if (Object.keys(island.props.properties).length === 0) return nothingToTry;
  const { isInScript, texts: written } = readWrittenProps(example, name, island);
  const fields = tryFields(island, written, culture);
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const props: Record<string, unknown> = {};
  for (const field of fields) {
    const { attribute, key } = field;
    const text = query[attribute] ?? textOf(field);
    values[attribute] = text;
    if (text === textOf(field)) continue;
    const problem = findProblem(field, text, input);
    if (problem === undefined) props[key] = toProp(field, text, isInScript(key));
    else problems[attribute] = problem;
  }
  return { fields, values, problems, apply: (html) => writeProps(html, name, island, props) };
}
