import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { array, literal, nullish, number, object, objectWithRest, safeParse, string, unknown } from 'valibot';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { checkAnswer, parseApiAnswer, reportWrongAnswer } from '#stores/answer-check.ts';
import { reportFailure } from '#stores/api.ts';
import { entries, rows } from '#stores/rows.ts';
import { lenient } from '#stores/skipped.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('');
});
afterEach(async () => {
  // Faults that are only left out are reported by code that is loaded on demand.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
});

const row = object({ Name: string(), Size: nullish(number()) });
const list = rows('the sizes', row);
const GOOD = { Name: 'S', Size: 1 };

describe('a list that is read row by row [ERR-02]', () => {
  test('is used as it is when all rows are right', () => {
    expect(safeParse(list, [GOOD, { Name: 'M' }]).output).toEqual([GOOD, { Name: 'M' }]);
    expect(safeParse(list, []).output).toEqual([]);
    expect(watched.warnings()).toEqual([]);
  });

  test.each([
    [
      'a field',
      [GOOD, { Name: 5 }],
      'row 1 of the sizes (Name: Invalid type: Expected string but received 5).',
    ],
    ['a row', [null, GOOD], 'row 0 of the sizes (the row: Invalid type: Expected Object but received null).'],
    ['rows', [GOOD, 1, 2, 3], 'Expected Object but received 1), and 2 more.'],
  ])('loses %s that is wrong with one warning', (_what, value, warning) => {
    expect(safeParse(list, value).output).toEqual([GOOD]);
    expect(watched.warnings()).toHaveLength(1);
    expect(watched.warnings()[0]).toContain('Left out: row ');
    expect(watched.warnings()[0]).toContain(warning);
    expect(watched.warnings()[0]).toContain('The other rows are used');
  });

  test('without any right row is no list: the first row’s fault says why', () => {
    const [issue] = safeParse(list, [{ Name: 5 }, 7]).issues ?? [];
    expect(issue?.message).toBe(
      'Invalid type: Expected string but received 5 (no row of the sizes can be read)',
    );
    expect(issue?.path?.map(({ key }) => key)).toEqual([0, 'Name']);
    const [whole] = safeParse(list, [7]).issues ?? [];
    expect(whole?.path?.map(({ key }) => key)).toEqual([0]);
  });

  test('knows the schema of its rows', () => {
    expect([Reflect.get(list, 'item'), Reflect.get(entries('x', row), 'item')]).toEqual([row, row]);
  });
});

describe('a dictionary that is read entry by entry [ERR-02]', () => {
  const sizes = entries('the sizes by country', number());

  test('loses entries that are wrong with one warning', () => {
    expect(safeParse(sizes, { BE: 1, FR: 'x' }).output).toEqual({ BE: 1 });
    expect(watched.warnings().join()).toContain('row FR of the sizes by country (the row: Invalid type');
  });

  test('may be empty, and is none without any right entry', () => {
    expect(safeParse(sizes, {}).output).toEqual({});
    const [issue] = safeParse(sizes, { BE: 'x', FR: 'y' }).issues ?? [];
    expect(issue?.path?.map(({ key }) => key)).toEqual(['BE']);
    expect(issue?.message).toContain('no row of the sizes by country');
  });
});

describe('an answer that is checked', () => {
  const schema = object({ Message: lenient(string()), Count: number(), Lines: nullish(array(row)) });

  test('is given back when it is right, with a field of another type as missing, which is reported', async () => {
    expect(checkAnswer(schema, '/a', { Count: 1, Message: 'x' })).toEqual({ Count: 1, Message: 'x' });
    expect(checkAnswer(schema, '/b', { Count: 1, Message: 5 })).toEqual({ Count: 1, Message: null });
    await vi.waitFor(() => expect(watched.errors().join()).toContain('/b has a wrong shape. Message: '));
  });

  test.each([
    [{ Count: 'x' }, 'Count: Invalid type'],
    [{ Count: 1, Lines: [{}] }, 'Lines[0].Name: '],
    ['x', 'The answer: Invalid type'],
  ])('and is %j is an error with address and path, which is reported', (answer, why) => {
    expect(() => checkAnswer(schema, '/api/x', answer)).toThrow(ArchipelError);
    expect(watched.errors()).toEqual([
      expect.stringContaining(`The answer of /api/x has a wrong shape. ${why}`),
    ]);
  });

  test('is an error with advice', () => {
    const error = reportWrongAnswer('/api/x', 'Count: wrong');
    expect(error.message).toBe('The answer of /api/x has a wrong shape. Count: wrong. See docs/calls.md.');
    expect(watched.errors()).toHaveLength(1);
  });
});

describe('an answer that is right but suspect is looked at again', () => {
  const lines = object({ Lines: nullish(array(row)), Total: nullish(number()) });
  const free = objectWithRest({ Message: nullish(string()) }, unknown());

  // The look at fields is loaded on demand.
  beforeEach(() => import('#stores/wrong-field.ts'));

  test.each([
    ['a list under another name', '/1', { Items: [] }, 'Lines: missing, but "Items"'],
    ['a field that begins alike', '/2', { total: 5 }, 'Total: missing, but "total"'],
    ['a field of a row', '/3', { Total: 1, Lines: [{ Name: 'a', size: 5 }] }, 'Lines[0].Size: missing'],
  ])('%s', async (_what, url, answer, why) => {
    expect(parseApiAnswer(lines, url, answer).success).toBe(true);
    await vi.waitFor(() => expect(watched.errors()).toHaveLength(1));
    expect(watched.errors()[0]).toContain(`${url} has a wrong shape. ${why}`);
  });

  test.each([
    ['further fields alone', lines, { Total: 1, Lines: [], More: 'x' }],
    ['another word', lines, { Comments: 'x' }],
    ['fields of its own choice', free, { message: 'x' }],
    ['a value without fields', nullish(literal('x')), 'x'],
    ['nothing', nullish(lines), null],
  ])('but not %s', async (_what, schema, answer) => {
    expect(parseApiAnswer(schema, '/none', answer).success).toBe(true);
    await vi.dynamicImportSettled();
    expect(watched.errors()).toEqual([]);
  });
});

describe('a failed call', () => {
  const details: unknown[] = [];
  const listen = (event: Event) => details.push((event as CustomEvent<unknown>).detail);
  beforeEach(() => {
    details.length = 0;
    document.addEventListener('archipel:api-error', listen);
  });
  afterEach(() => document.removeEventListener('archipel:api-error', listen));

  test('is reported with its address and status', () => {
    const error = new RequestError('status', '/x', { status: 503 });
    expect(reportFailure('/x', error)).toBe(true);
    const other = new Error('of the code');
    expect(reportFailure('/y', other)).toBe(true);
    expect(details).toEqual([
      { url: '/x', status: 503, error },
      { url: '/y', status: 0, error: other },
    ]);
    expect(watched.errors()).toHaveLength(2);
  });

  test('is left to a listener that takes it over', () => {
    const takeOver = (event: Event) => event.preventDefault();
    document.addEventListener('archipel:api-error', takeOver);
    expect(reportFailure('/x', new Error('x'))).toBe(false);
    document.removeEventListener('archipel:api-error', takeOver);
    expect(watched.errors()).toEqual([]);
  });
});
