import { afterEach, beforeEach, expect, test } from 'vitest';
import { cropImage, fetchAsset, readAsset, readUploaded } from '#stores/assets';
import { fetchFolderTree } from '#stores/folders';
import {
  fetchCount,
  fetchIsInList,
  postDelete,
  postName,
  postOrder,
  postQuantity,
  postToList,
} from '../../stores/wishlists/api.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { leavePage } from '../support/islands.ts';
import { showPage } from '../support/page.ts';
import { expectWrongShape, type WrongAnswer } from '../support/wrong-answer.ts';

let watched: WatchedConsole;
beforeEach(() => {
  showPage('', { lang: 'fr' });
  watched = watchConsole();
});
afterEach(leavePage);

const { signal } = new AbortController();

const CROP = { x: 0, y: 0, w: 10, h: 10, cropWidth: 5, cropHeight: 5, keepOriginal: false };
const PICTURE = readAsset({ guid: 'a', name: 'a.jpg', tmpName: 'tmp' })!;
const HEART = { productId: 101, productVariantId: 10101 };

const CASES: readonly WrongAnswer[] = [
  [
    'a folder without an id',
    () => fetchFolderTree('/tree', signal),
    { FolderId: 1, Children: [{ FolderId: 2 }, { Id: 3 }] },
    '/tree',
    'Children[1].FolderId: ',
  ],
  [
    'a number for a folder’s name',
    () => fetchFolderTree('/tree', signal),
    [{ FolderId: 1, Name: 5 }],
    '/tree',
    '[0].Name: ',
  ],
  ['an asset without id', () => fetchAsset('a', signal), { Nom: 'x' }, '/assetslibrary/assets/a', 'guid: '],
  [
    'a list for an asset’s name',
    () => fetchAsset('b', signal),
    { guid: 'b', name: ['x'] },
    '/assetslibrary/assets/b',
    'name: ',
  ],
  ['a crop without its file', () => cropImage(PICTURE, CROP, signal), {}, '/croptempimg/tmp', 'tmpName: '],
  ['a number for a heart', () => fetchIsInList(HEART), { IsInTheList: 1 }, '/isinthelist', 'The answer: '],
  ['a text for a number of products', fetchCount, '3', '/products/count', 'The answer: '],
  [
    'a number for the message of a list',
    () => postToList(HEART, 1, 1),
    { Message: 5 },
    '/addproductvariant',
    'Message: ',
  ],
  [
    'a quantity without result',
    () => postQuantity(1, 2),
    { Quantity: 2 },
    '/updatequantity',
    'IsSuccessfull: ',
  ],
  [
    'a misspelled result of a name',
    () => postName(1, 'Noël'),
    { IsSuccessful: false },
    '/updatename',
    'IsSuccessfull: missing',
  ],
  ['no next address of a deleted list', () => postDelete(1), {}, '/delete', 'Uri: '],
  [
    'an ordered item without quantity',
    () => postOrder(1, []),
    { Items: [{ variantId: 1 }] },
    '/addwishlisttocart',
    'Items[0].qty: ',
  ],
];

test.each(CASES)('%s is one error with address and path [ERR-02]', (...wrong) =>
  expectWrongShape(watched, wrong),
);

test.each([
  ['one without id', { Name: 'x' }, 'guid: '],
  ['a second one without id', [{ guid: 'a' }, { Name: 'x' }], '[1].guid: '],
  ['none', [], '[0].guid: '],
])('the answer to an upload with %s is one error with its path [UPL-06]', (_what, answer, path) => {
  readUploaded('/upload', answer);
  expect(watched.errors()).toEqual([
    expect.stringContaining(`The answer of /upload has a wrong shape. ${path}`),
  ]);
});
