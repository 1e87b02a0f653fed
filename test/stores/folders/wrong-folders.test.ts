import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFolderTree } from '#stores/folders';
import { readFolderTree } from '../../../stores/folders/folder-tree.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

const { signal } = new AbortController();

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wrongOf = (answer: unknown) => readFolderTree(answer).wrong;
const folder = (fields: object = {}) => ({ FolderId: 1, Name: 'Root', ...fields });

describe('a folder’s mistake is named by its path, what it is and what it may be [MED-06]', () => {
  test.each<[string, unknown, string | undefined]>([
    ['none', folder({ ItemLevel: 0, Children: [] }), undefined],
    ['missing fields', { FolderId: 'a' }, undefined],
    ['fields that are null', folder({ Name: null, ItemLevel: null, Children: null }), undefined],
    ['a text', 'x', 'The answer: Expected a folder but received string'],
    ['a list of texts', ['x'], '[0]: Expected a folder but received string'],
    ['a list in a list', [[]], '[0]: Expected a folder but received object'],
    ['no id', { Name: 'x' }, 'FolderId: Expected a number or text but received nothing'],
    ['an empty id', folder({ FolderId: ' ' }), 'FolderId: Expected a number or text but received " "'],
    ['a number for a name', folder({ Name: 5 }), 'Name: Expected text but received 5'],
    ['a text for a level', folder({ ItemLevel: '2' }), 'ItemLevel: Expected a number but received "2"'],
    ['no number for a level', folder({ ItemLevel: NaN }), 'ItemLevel: Expected a number but received null'],
    ['a text for children', folder({ Children: 'x' }), 'Children: Expected a list but received "x"'],
    [
      'a child',
      [folder(), folder({ FolderId: 2, Children: [folder({ FolderId: 3, Name: true })] })],
      '[1].Children[0].Name: Expected text but received true',
    ],
    [
      'a long value',
      folder({ Name: { text: 'x'.repeat(90) } }),
      `Name: Expected text but received {"text":"${'x'.repeat(31)}`,
    ],
  ])('%s', (_what, answer, wrong) => {
    expect(wrongOf(answer)).toBe(wrong);
  });

  test('and costs it no more than the field', () => {
    const { nodes, rootIds } = readFolderTree([
      folder({ Name: 5, ItemLevel: 'x', Children: 'y' }),
      folder({ FolderId: 2, ItemLevel: Infinity }),
      folder({ FolderId: ' 3 ' }),
    ]);
    expect(rootIds).toEqual(['1', '2', '3']);
    expect(nodes.get('1')).toEqual({ id: '1', name: '1', level: 1, childIds: [] });
    expect(nodes.get('2')?.level).toBe(1);
  });
});

describe('an answer', () => {
  const fetchTree = (answer: unknown) => {
    stubServer(() => jsonAnswer(answer));
    return fetchFolderTree('/tree', signal);
  };

  test('without a mistake says nothing, and one child is a list of its own', async () => {
    const tree = await fetchTree(folder({ Children: folder({ FolderId: 2 }) }));
    expect(tree.nodes.get('1')?.childIds).toEqual(['2']);
    expect([watched.warnings(), watched.errors()]).toEqual([[], []]);
  });

  test('with a mistake is reported, and still shown', async () => {
    const tree = await fetchTree([folder({ Name: 5 })]);
    expect(tree.rootIds).toEqual(['1']);
    expect(watched.errors().join()).toContain('Name: Expected text but received 5');
  });

  test.each([
    ['null', null, 'Expected a folder but received none'],
    ['an object', {}, 'FolderId: Expected a number or text'],
    ['a list without folders', ['x'], '[0]: Expected a folder'],
  ])('that is %s is a failure', async (_what, answer, message) => {
    await expect(fetchTree(answer)).rejects.toThrow(message);
  });

  test.each([
    [5, '(1, 2, 3, 4, 5)'],
    [6, '(1, 2, 3, 4, 5 …)'],
  ])('that names %i folders twice names five of them in the console', async (count, named) => {
    const folders = Array.from({ length: count }, (_, index) => folder({ FolderId: index + 1 }));
    await fetchTree([...folders, ...folders]);
    expect(watched.warnings()).toEqual([expect.stringContaining(named)]);
    expect(watched.warnings()[0]).toContain('/tree');
  });

  test('that comes too late for its view is no failure of the server', async () => {
    const controller = new AbortController();
    stubServer(() => new Promise(() => {}));
    const tree = fetchFolderTree('/tree', controller.signal);
    controller.abort();
    await expect(tree).rejects.toMatchObject({ kind: 'aborted' });
  });
});
