import { afterEach, expect, test, vi } from 'vitest';
import { persistOpenNodes, readOpenNodes } from '../../../../islands/kit/tree/persisted-open.ts';
import { drawRows } from '../../../../islands/kit/tree/row-window.ts';
import { indexOfFocus, type TreeData, type TreeRow } from '../../../../islands/kit/tree/tree-data.ts';
import { readTreeKey } from '../../../../islands/kit/tree/tree-keys.ts';
import { createTypeAhead, findTyped } from '../../../../islands/kit/tree/type-ahead.ts';
import { fc, runs } from '../../../support/properties.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const node = (id: string, level: number, childIds: string[] = [], parentId?: string) =>
  [id, { id, name: id, level, childIds, ...(parentId && { parentId }) }] as const;

const DATA: TreeData = {
  rootIds: ['a'],
  nodes: new Map([
    node('a', 1, ['b', 'd']),
    node('b', 2, ['c'], 'a'),
    node('c', 3, [], 'b'),
    node('d', 2, [], 'a'),
  ]),
};

function row(id: string, level: number, parentId?: string, isOpen?: boolean): TreeRow {
  return {
    id,
    name: id,
    level,
    parentId,
    index: 1,
    setSize: 1,
    isFolder: isOpen !== undefined,
    isOpen: isOpen === true,
  };
}

const ROWS = [
  row('a', 1, undefined, true),
  row('b', 2, 'a', false),
  row('d', 2, 'a'),
  row('e', 2, 'a', false),
];

test('keys do what the pattern says [MED-06]', () => {
  const focus = (index: number) => ({ kind: 'focus', index });
  const stay = { kind: 'open', ids: [] };
  const cases: [string, number, object | undefined][] = [
    ['ArrowDown', 0, focus(1)],
    ['ArrowDown', 3, focus(3)],
    ['ArrowUp', 0, focus(0)],
    ['ArrowUp', 2, focus(1)],
    ['Home', 2, focus(0)],
    ['End', 0, focus(3)],
    // ArrowRight moves from an open node to its first child, opens a closed one, and ignores a leaf.
    ['ArrowRight', 0, focus(1)],
    ['ArrowRight', 1, { kind: 'open', ids: ['b'] }],
    ['ArrowRight', 2, stay],
    // ArrowLeft closes an open node, moves from another one to its parent, and ignores a root.
    ['ArrowLeft', 0, { kind: 'close', id: 'a' }],
    ['ArrowLeft', 2, focus(0)],
    ['*', 2, { kind: 'open', ids: ['b', 'e'] }],
    ['*', 0, stay],
    ['Enter', 1, { kind: 'press', id: 'b' }],
    [' ', 2, { kind: 'press', id: 'd' }],
    ['Tab', 0, undefined],
    ['x', 0, undefined],
    ['constructor', 0, undefined],
  ];
  for (const [key, index, expected] of cases)
    expect(readTreeKey(ROWS, index, key), `${key} at ${index}`).toEqual(expected);
  expect(readTreeKey([row('z', 1, undefined, false)], 0, 'ArrowLeft')).toEqual(stay);
  expect(readTreeKey([], 0, 'ArrowDown')).toBeUndefined();
});

test('typing leads to the name that begins so, round the end, whatever accents and case [MED-06]', () => {
  const names = ['Été', 'Ateliers', 'Étains', '🎄 Noël', '<b>Art', 'Bols'];
  expect(findTyped(names, 'e', 0)).toBe(2);
  expect(findTyped(names, 'É', 2)).toBe(0);
  expect(findTyped(names, '🎄', 0)).toBe(3);
  expect(findTyped(names, '<', 5)).toBe(4);
  expect(findTyped(names, 'x', 0)).toBe(-1);
  expect(findTyped([], 'x', 0)).toBe(-1);
  // A longer text may match the current item again.
  expect(findTyped(names, 'eta', 2)).toBe(2);
});

test('what is typed in one breath belongs together, the same sign again leads on [MED-06]', () => {
  let now = 0;
  const ahead = createTypeAhead(() => now);
  const names = ['Bols', 'Bougies', 'Bougeoirs ronds', 'Assiettes'];
  expect(ahead.isTyping()).toBe(false);
  expect(ahead.type('b', names, 3)).toBe(0);
  expect(ahead.isTyping()).toBe(true);
  expect(ahead.type('b', names, 0)).toBe(1);
  expect(ahead.type('b', names, 1)).toBe(2);
  now = 700;
  expect(ahead.isTyping()).toBe(false);
  for (const sign of 'bougeoirs') ahead.type(sign, names, 2);
  expect(ahead.type(' ', names, 2)).toBe(2);
  expect(ahead.type('r', names, 2)).toBe(2);
  now = 2000;
  expect(ahead.type('a', names, 2)).toBe(3);
});

const open = (name = 'x', depth = 1) => readOpenNodes(DATA, depth, name);

test('nodes within the depth open by themselves; what differs is kept for the tab [MED-06]', () => {
  expect(open()).toEqual(['a']);
  expect(open('x', 0)).toEqual([]);
  expect(open('x', 2)).toEqual(['a', 'b']);
  persistOpenNodes(DATA, 1, 'x', ['b']);
  expect(open()).toEqual(['b']);
  expect(open('other')).toEqual(['a']);
  expect(JSON.parse(sessionStorage.getItem('archipel-tree x')!)).toEqual({
    version: 1,
    opened: ['b'],
    closed: ['a'],
  });
});

test('what others have written into the storage, or a storage that refuses, is nothing [MED-06]', () => {
  for (const text of [
    'no json',
    '[]',
    '{"version":2,"opened":[],"closed":["a"]}',
    '{"version":1,"opened":"b"}',
  ]) {
    sessionStorage.setItem('archipel-tree x', text);
    expect(open()).toEqual(['a']);
  }
  vi.stubGlobal('sessionStorage', undefined);
  persistOpenNodes(DATA, 1, 'x', []);
  expect(open()).toEqual(['a']);
  vi.unstubAllGlobals();
});

test('what Tab reaches is the wanted row, or what it was closed into [MED-06]', () => {
  const indexes = new Map([
    ['a', 0],
    ['b', 1],
  ]);
  expect(indexOfFocus(DATA, indexes, 'b')).toBe(1);
  expect(indexOfFocus(DATA, indexes, 'c')).toBe(1);
  expect(indexOfFocus(DATA, indexes, 'd')).toBe(0);
  expect(indexOfFocus(DATA, indexes, 'gone')).toBe(0);
  expect(indexOfFocus(DATA, indexes, undefined)).toBe(0);
});

test('up to 200 rows are all drawn; of more those in view, and always the one that Tab reaches [MED-06]', () => {
  const view = { top: 4400, height: 440, rowHeight: 44 };
  expect(drawRows(200, view, 0)).toHaveLength(200);
  const parts = drawRows(5000, view, 4000);
  expect(parts[0]).toEqual({ gap: 88, before: 88 });
  expect(parts.slice(-3)).toEqual([
    { gap: 3878, before: 4000 },
    { rowIndex: 4000 },
    { gap: 999, before: 5000 },
  ]);
  expect(drawRows(0, view, 0)).toEqual([]);
});

const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('drawn rows and gaps are always all rows, in their order [MED-06]', () => {
  fc.assert(
    fc.property(fc.nat(6000), part, fc.nat(900), part, (count, scrolled, height, at) => {
      const view = { top: scrolled * count * 44, height, rowHeight: 44 };
      const focused = Math.floor(at * Math.max(1, count));
      let next = 0;
      for (const one of drawRows(count, view, focused)) {
        if ('rowIndex' in one) expect(one.rowIndex).toBe(next);
        next += 'gap' in one ? one.gap : 1;
      }
      expect(next).toBe(count);
      const drawn = drawRows(count, view, focused).filter((one) => 'rowIndex' in one);
      expect(drawn.length).toBeLessThan(201);
      if (count > 0) expect(drawn).toContainEqual({ rowIndex: focused });
    }),
    { numRuns: runs(60) },
  );
});
