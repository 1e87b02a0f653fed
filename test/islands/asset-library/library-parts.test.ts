import { beforeEach, expect, test } from 'vitest';
import { isAccepted } from '../../../islands/asset-library/accepted.ts';
import {
  folderOfAddress,
  foldersAddress,
  listAddress,
  pageAddress,
} from '../../../islands/asset-library/addresses.ts';
import { pressItem, type Chosen } from '../../../islands/asset-library/chosen.ts';
import { isFound } from '../../../islands/asset-library/search.ts';
import { readAsset } from '#stores/assets';
import { showPage } from '../../support/page.ts';
import { fc, runs } from '../../support/properties.ts';

beforeEach(() => showPage('', { app: '/shop', lang: 'nl' }));

const ROOT = { rootFolderId: '1' };

test('a list is asked for by folder and root, in this order, and by nothing for the root [MED-07]', () => {
  expect(listAddress(ROOT, '1')).toBe('/shop/nl/assetslibrary/asset/assetsbyfolder/');
  expect(listAddress(ROOT, '12')).toBe('/shop/nl/assetslibrary/asset/assetsbyfolder/12/1');
  expect(listAddress(ROOT, 'a/b?c')).toBe('/shop/nl/assetslibrary/asset/assetsbyfolder/a%2Fb%3Fc/1');
  expect(listAddress({ ...ROOT, listUrl: '/lists' }, '12')).toBe('/lists/12/1');
  // A template of a site may use the shop's order of parameters.
  const other = { ...ROOT, listUrl: '/lists/{rootFolderId}/{folderId}?x={other}' };
  expect(listAddress(other, '12')).toBe('/lists/1/12?x={other}');
  expect(listAddress(other, '1')).toBe('/lists/1/1?x={other}');
});

test('the tree is asked for by its root; a folder has a page where the page says so [MED-06] [MED-07]', () => {
  expect(foldersAddress(ROOT)).toBe('/shop/api/v1/assetslibrary/folders/hierarchy?folderId=1');
  expect(foldersAddress({ ...ROOT, foldersUrl: '/tree/{id}' })).toBe('/tree/1');
  expect(pageAddress(ROOT, '2')).toBeUndefined();
  const paged = { ...ROOT, pageUrl: '/media?folder={folderId}' };
  expect(pageAddress(paged, 'é 2')?.search).toBe('?folder=%C3%A9%202');
  const at = (path: string) =>
    folderOfAddress({ ...paged, folderId: '5' }, ['1', '2', '3'], new URL(path, location.href).href);
  expect([at('/media?folder=3'), at('/media?folder=2#x'), at('/media'), at('/media?folder=9')]).toEqual([
    '3',
    '2',
    '5',
    '5',
  ]);
  expect(folderOfAddress(ROOT, ['1'], location.href)).toBe('1');
});

const asset = (name: string, fileType = '') => readAsset({ AssetId: 1, Name: name, fileType })!;

test('what may be chosen goes by kind, or by the ending of the name [MED-09]', () => {
  const cases: [string, string, string[], boolean][] = [
    ['a.jpg', 'Image', [], true],
    ['a.jpg', 'Image', ['Image'], true],
    ['a.jpg', 'Image', ['image/*', '.pdf'], true],
    ['image.pdf', 'Document', ['Image'], false],
    ['A.PDF', 'Document', ['.pdf'], true],
    ['a.jpeg', 'Image', ['jpg'], true],
    ['a.jpg', 'Image', ['.jpeg'], true],
    ['pdf', 'Document', ['.pdf'], false],
    ['a.pdf.exe', '', ['.pdf'], false],
  ];
  for (const [name, type, kinds, expected] of cases)
    expect(isAccepted(asset(name, type), kinds), `${name} of ${kinds.join()}`).toBe(expected);
});

test('a search looks for all its words, anywhere, whatever accents and case [MED-07]', () => {
  expect(isFound('Été à l’atelier.jpg', 'ATELIER ete')).toBe(true);
  expect(isFound('Été.jpg', 'hiver')).toBe(false);
  expect(isFound('<b>🎄.png', '<B>🎄')).toBe(true);
  expect(isFound('anything', '  ')).toBe(true);
});

const LISTED = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, id]));
const NONE: Chosen<string> = { items: new Map() };
const press = (id: string, more: object = {}) => ({
  id,
  isOn: true,
  isRange: false,
  isSingle: false,
  ...more,
});
const ids = ({ items }: Chosen<string>) => [...items.keys()];

test('shift means all from the last press on, both ways, to choose and to take back [MED-09]', () => {
  const one = pressItem(NONE, LISTED, press('d'));
  const range = pressItem(one, LISTED, press('b', { isRange: true }));
  expect(ids(range)).toEqual(['d', 'b', 'c']);
  const back = pressItem(range, LISTED, press('c', { isRange: true, isOn: false }));
  expect(ids(back)).toEqual(['d']);
  // Shift has no effect without an anchor, or when the anchor is in another folder.
  expect(ids(pressItem(NONE, LISTED, press('e', { isRange: true })))).toEqual(['e']);
  expect(ids(pressItem({ ...one, anchor: 'gone' }, LISTED, press('a', { isRange: true })))).toEqual([
    'd',
    'a',
  ]);
});

test('one at a time takes the place of the one before [MED-09]', () => {
  const one = pressItem(NONE, LISTED, press('d', { isSingle: true }));
  expect(ids(pressItem(one, LISTED, press('a', { isSingle: true, isRange: true })))).toEqual(['a']);
});

/** A press in one of eight folders of five items, which overlap. */
const presses = fc.array(
  fc.record({ folder: fc.nat(7), index: fc.nat(4), isOn: fc.boolean(), isRange: fc.boolean() }),
  { maxLength: 60, size: 'max' },
);

test('whatever is pressed in whatever folders, what is chosen is what was pressed last of each [MED-09]', () => {
  const all = Array.from({ length: 12 }, (_, index) => `f${index}`);
  fc.assert(
    fc.property(presses, (sequence) => {
      const model = new Map<string, boolean>();
      let chosen = NONE;
      let anchor: string | undefined;
      for (const { folder, index, isOn, isRange } of sequence) {
        const listed = all.slice(folder, folder + 5);
        const id = listed[index]!;
        chosen = pressItem(chosen, new Map(listed.map((one) => [one, one])), press(id, { isOn, isRange }));
        const ends = [listed.indexOf(anchor ?? ''), index].toSorted((a, b) => a - b);
        const meant = isRange && ends[0]! >= 0 ? listed.slice(ends[0], ends[1]! + 1) : [id];
        for (const one of meant) model.set(one, isOn);
        anchor = id;
      }
      const expected = [...model].filter(([, isOn]) => isOn).map(([id]) => id);
      expect(ids(chosen).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: runs(100) },
  );
});
