import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeParse, type GenericSchema } from 'valibot';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { leavePage } from '../support/islands.ts';
import { fc, runs } from '../support/properties.ts';
import type * as Props from '../../islands/kit/props.ts';
import type * as Rows from '../../stores/rows.ts';
import { arbitraryOf, listsIn } from '../support/schema-arbitraries.ts';

/** Arguments of `rows`, `entries` and `json`, recorded because the resulting schemas hide them. */
const inner = vi.hoisted(() => ({ rows: new Map<object, unknown>(), json: new Map<object, unknown>() }));

vi.mock('#stores/rows.ts', async (load) => {
  const real = (await load()) as typeof Rows;
  const record =
    (make: (what: string, row: GenericSchema) => object) => (what: string, row: GenericSchema) => {
      const schema = make(what, row);
      inner.rows.set(schema, row);
      return schema;
    };
  return { rows: record(real.rows), entries: record(real.entries) };
});

vi.mock('#kit/props.ts', async (load) => {
  const real = (await load()) as typeof Props;
  const json = (schema: GenericSchema) => {
    const made = real.json(schema);
    inner.json.set(made, schema);
    return made;
  };
  return { ...real, json };
});

// Lists of one name may have the same bad row, of which the library warns once.
vi.mock(import('#runtime/page/warn.ts'), () => ({ warn: (text) => console.warn(`[archipel] ${text}`) }));

const modules = import.meta.glob(
  ['../../islands/*/props.ts', '../../islands/dependent-fields/table.ts', '../../stores/*/schema.ts'],
  { eager: true },
) as Record<string, Record<string, unknown>>;

/** Lists that are valid only as a whole: lines that are paid, ordered or sent with a form, a position (decision 412). */
const ALL_OR_NOTHING =
  /geometry\.coordinates$|(?:stores\/(?:cart|wishlists|assets)|islands\/(?:cart|wishlist-\w+|asset-field))\//;

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;

const schemas = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isSchema(value) ? [[`${path} ${name}`, value] as const] : [],
  ),
);

let watched: WatchedConsole;
beforeEach(() => (watched = watchConsole()));
afterEach(leavePage);

const found = schemas.flatMap(([name, schema]) => listsIn(name, schema, inner));

test('every list of props and answers is read row by row [ERR-02]', () => {
  const spoiled = found.filter(({ name, row }) => row === undefined && !ALL_OR_NOTHING.test(name));
  expect(spoiled.map(({ name }) => name)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(12);
});

const broken = fc.oneof(
  fc.constantFrom(null, undefined, 7, '', 'x', true, [], {}, [[]], { Name: null }),
  fc.jsonValue(),
);

test.each(found.flatMap(({ name, list, row }) => (row ? [[name, list, row] as const] : [])))(
  'one bad row spoils no list, and is reported once: %s [ERR-02]',
  (_name, list, row) => {
    const isDictionary = !safeParse(list, []).success || safeParse(list, { a: null }).success;
    const good = fc.array(arbitraryOf(row, inner), { minLength: 1, maxLength: 6 });
    const bad = broken.filter((value) => !safeParse(row, value).success);
    fc.assert(
      fc.property(good, bad, fc.nat(), (values, wrong, at) => {
        const spoiled: unknown[] = [...values];
        spoiled.splice(at % (values.length + 1), 0, wrong);
        const wrap = (all: unknown[]) => (isDictionary ? Object.fromEntries(all.entries()) : all);
        const [clean, mixed] = [safeParse(list, wrap(values)), safeParse(list, wrap(spoiled))];
        expect([clean.success, mixed.success]).toEqual([true, true]);
        expect(Object.values(mixed.output as object)).toEqual(Object.values(clean.output as object));
      }),
      { numRuns: runs(60) },
    );
    expect(watched.warnings().join()).toContain('[archipel] Left out: row ');
  },
);

test.each(found.flatMap(({ name, list, row }) => (row ? [[name, list] as const] : [])))(
  'what is no list, or has no row that can be read, is refused: %s [ERR-02]',
  (_name, list) => {
    for (const value of ['x', 7, true, [null], [[null], [null]]])
      expect(safeParse(list, value).success, JSON.stringify(value)).toBe(false);
  },
);
