import { afterEach, describe, expect, test, vi } from 'vitest';
import { safeParse, unknown, type GenericSchema } from 'valibot';
import {
  choice,
  flag,
  json,
  list,
  mark,
  milliseconds,
  number,
  object,
  optional,
  text,
  url,
} from '#kit/props.ts';
import { readProps } from '#runtime/islands/props.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { watchConsole } from '../../support/console.ts';
import { fc, runs } from '../../support/properties.ts';

afterEach(() => vi.restoreAllMocks());

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', '\u0000', '\u00A0', '1'.repeat(400), '-0', '1e3', '__proto__', 'x'.repeat(70_000)),
  fc.double().map(String),
  fc.integer().map(String),
  fc.webUrl(),
  fc.json(),
);

const pad = fc.constantFrom('', ' ', '\n\t');
const padded = (values: fc.Arbitrary<string>) => fc.tuple(pad, values, pad).map((parts) => parts.join(''));

/** Expects a value that fits, or one explanation; nothing throws. */
function expectEither(schema: GenericSchema, given: unknown, fits: (value: never) => boolean): void {
  const result = safeParse(schema, given);
  if (result.success) expect(fits(result.output as never), JSON.stringify(result.output)).toBe(true);
  else expect(result.issues.map(({ message }) => message.length > 3)).toEqual([true]);
}

const check = (schema: GenericSchema, fits: (value: never) => boolean) =>
  fc.assert(
    fc.property(fc.oneof(anyText, fc.jsonValue()), (given) => expectEither(schema, given, fits)),
    { numRuns: runs(300) },
  );

describe('any text is a value of its kind, or an error that says what is expected', () => {
  test.each<[string, GenericSchema, (value: never) => boolean]>([
    ['text', text(), (value: string) => value.trim() !== ''],
    ['number', number(), (value: number) => Number.isFinite(value)],
    ['number with bounds', number({ min: -5, max: 80 }), (value: number) => value >= -5 && value <= 80],
    ['milliseconds', milliseconds({ min: 100 }), (value: number) => value >= 100 && Number.isFinite(value)],
    ['flag', flag(), (value: unknown) => typeof value === 'boolean'],
    ['choice', choice('Left', 'right'), (value: string) => ['Left', 'right'].includes(value)],
    ['mark', mark('fade', 'slide'), (value: string) => ['fade', 'slide'].includes(value)],
    ['mark of any text', mark(), (value: string) => value === value.trim()],
    ['list', list(), (value: unknown[]) => value.every((item) => typeof item === 'string')],
    ['url', url(), (value: string) => /^https?:$/.test(new URL(value, location.href).protocol)],
    ['JSON', json(unknown()), () => true],
  ])('%s', (_name, schema, fits) => {
    watchConsole();
    check(schema, fits);
  });
});

const read = (schema: GenericSchema, value: unknown): unknown => safeParse(schema, value).output;

describe('what a server writes is what the island reads', () => {
  const equal = <Value>(
    values: fc.Arbitrary<Value>,
    write: (value: Value) => string,
    schema: GenericSchema,
  ) =>
    fc.assert(
      fc.property(fc.tuple(values, pad, pad), ([value, before, after]) => {
        expect(read(schema, before + write(value) + after)).toEqual(value);
      }),
      { numRuns: runs(200) },
    );

  test('a number', () => {
    const decimals = fc.tuple(fc.integer(), fc.nat(3)).map(([value, places]) => value / 10 ** places);
    equal(decimals, String, number());
    equal(fc.nat(), String, milliseconds());
  });
  test('a flag, in any case', () => equal(fc.boolean(), (value) => String(value).toUpperCase(), flag()));
  test('a choice, in any case', () =>
    equal(fc.constantFrom('Left', 'right'), (value) => value.toUpperCase(), choice('Left', 'right')));
  test('a list', () => {
    const item = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((one) => one.trim() === one && !one.includes(','));
    equal(fc.array(item), (items) => items.join(' , '), list());
  });
  test('an address', () => equal(fc.webUrl(), (value) => value, url()));
  test('JSON', () => equal(fc.jsonValue(), (value) => JSON.stringify(value), json(unknown())));
});

const schema = object({
  count: optional(number({ min: 0, max: 9 }), 3),
  side: optional(choice('left', 'right'), 'left'),
  isOpen: optional(flag(), false),
  names: optional(list(), []),
  href: optional(url(), '/'),
  data: optional(json(unknown())),
});
const defaults = { count: 3, side: 'left', isOpen: false, names: [], href: '/' };
const ATTRIBUTES = ['data-count', 'data-side', 'data-is-open', 'data-names', 'data-href', 'data-data'];
const attributes = fc.dictionary(fc.constantFrom(...ATTRIBUTES, 'id'), padded(anyText));

test('a host with any attributes gives all props, defaults for missing ones, or an error that names the wrong ones', () => {
  watchConsole();
  const property = fc.property(attributes, (written) => {
    const host = document.createElement('div');
    for (const [name, value] of Object.entries(written)) host.setAttribute(name, value);
    try {
      const props = readProps('probe', host, schema as never) as Record<string, unknown>;
      for (const [key, value] of Object.entries(defaults)) {
        const isWritten = host.hasAttribute(`data-${key === 'isOpen' ? 'is-open' : key}`);
        if (!isWritten) expect(props[key]).toEqual(value);
      }
    } catch (error) {
      expect(error).toBeInstanceOf(ArchipelError);
      expect(ATTRIBUTES.some((name) => (error as Error).message.includes(name))).toBe(true);
    }
  });
  fc.assert(property, { numRuns: runs(300) });
});
