import { describe, expect, test } from 'vitest';
import {
  completeRow,
  dropRow,
  rowsToSend,
  moveRow,
  rowOfAsset,
  rowOfFile,
  resolveRow,
  type FieldRow,
} from '../../../islands/asset-field/rows.ts';
import { readAsset } from '#stores/assets';
import { fc, runs } from '../../support/properties.ts';

const asset = (guid: string) => readAsset({ guid, name: `${guid}.pdf` })!;
const file = (key: string) => rowOfFile(key, new File(['x'], `${key}.pdf`));
const keys = (rows: readonly FieldRow[]) => rows.map(({ key }) => key).join('');

describe('the rows of a field', () => {
  test('a field of one drops what it had once the new file is there, another appends in the order of choice [MED-01] [MED-03]', () => {
    const rows = [rowOfAsset(asset('a')), file('b'), file('c')];
    expect(keys(resolveRow(rows, 'b', asset('B'), true))).toBe('b');
    const several = resolveRow(rows, 'c', asset('C'), false);
    expect(keys(several)).toBe('abc');
    expect(rowsToSend(several, new Set()).map((row) => row.asset.id)).toEqual(['a', 'C']);
    expect(rowsToSend(several, new Set(['a'])).map((row) => row.asset.id)).toEqual(['C']);
    expect(several[1]?.asset).toBeUndefined();
  });

  test('a name that the server has changed is the row’s', () => {
    const [row] = resolveRow([file('b')], 'b', readAsset({ guid: 'B', name: 'b (2).pdf' })!, false);
    expect([row?.name, row?.size]).toEqual(['b (2).pdf', 1]);
  });

  test('a late result of a row that is gone replaces nothing', () => {
    const rows = [rowOfAsset(asset('a'))];
    expect(resolveRow(rows, 'gone', asset('B'), true)).toEqual(rows);
  });

  const known = { ...asset('a'), name: '' };
  const answer = asset('a');
  const unread = rowOfAsset(known);
  const cut = { ...unread, asset: asset('cut') };
  test.each<[what: string, rows: FieldRow[], names: string[]]>([
    ['completes the row that waits for it', [unread], ['a.pdf a']],
    ['leaves a name that the visitor has given', [{ ...unread, name: 'mine.pdf' }], ['mine.pdf a']],
    ['leaves a file that is on its way beside it', [unread, file('b')], ['a.pdf a', 'b.pdf undefined']],
    ['brings nothing back', [file('b')], ['b.pdf undefined']],
    ['leaves what has taken its place', [cut], [' cut']],
    ['of nothing is nothing', [], []],
  ])('the answer for an id %s [MED-01]', (_, rows, names) => {
    const after = completeRow(rows, known, { ...answer, id: 'other' });
    expect(after.map((row) => `${row.name} ${row.asset?.id}`)).toEqual(names);
  });

  const moves = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'z'), fc.integer({ min: -2, max: 2 })),
    {
      maxLength: 60,
      size: 'max',
    },
  );

  test('no move loses or doubles one, and the ends stay the ends', () => {
    const start = 'abcdef'.split('').map(file);
    fc.assert(
      fc.property(moves, (sequence) => {
        let rows: readonly FieldRow[] = start;
        for (const [key, by] of sequence) {
          const before = keys(rows);
          rows = moveRow(rows, key, by);
          expect(keys(rows).split('').toSorted().join('')).toBe('abcdef');
          const from = before.indexOf(key);
          if (from < 0) expect(keys(rows)).toBe(before);
          else expect(keys(rows).indexOf(key)).toBe(Math.min(Math.max(from + by, 0), 5));
          expect(keys(dropRow(rows, key))).toBe(keys(rows).replace(key, ''));
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
