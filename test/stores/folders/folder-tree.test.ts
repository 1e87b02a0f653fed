import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFolderTree } from '#stores/folders';
import { readFolderTree } from '../../../stores/folders/folder-tree.ts';
import { watchConsole } from '../../support/console.ts';
import { fc, runs } from '../../support/properties.ts';

const folder = (FolderId: unknown, Children: unknown = [], more: object = {}) => ({
  FolderId,
  Name: `Folder ${String(FolderId)}`,
  Children,
  ...more,
});

const never = new AbortController().signal;

function answer(body: unknown): void {
  const response = () =>
    new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response()),
  );
}

beforeEach(() => document.documentElement.setAttribute('data-app', ''));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nodes are read by their ids, with their level, from one root or several [MED-06]', () => {
  const tree = readFolderTree({
    FolderId: 1,
    Name: ' Médiathèque ',
    ItemLevel: 0,
    Children: [folder(2, [folder('3', null, { ItemLevel: 2 })], { ItemLevel: 1 }), folder(4)],
  });
  expect(tree.rootIds).toEqual(['1']);
  expect(tree.nodes.get('1')).toEqual({ id: '1', name: 'Médiathèque', level: 0, childIds: ['2', '4'] });
  expect(tree.nodes.get('3')).toEqual({ id: '3', name: 'Folder 3', level: 2, childIds: [], parentId: '2' });
  // A folder without a level is one level below its parent.
  expect(tree.nodes.get('4')).toMatchObject({ level: 1, parentId: '1' });
  expect(readFolderTree([folder(1), folder(2)]).rootIds).toEqual(['1', '2']);
});

test('a circle is not followed, and what is no folder is passed over [MED-06]', () => {
  const circle = folder(1, [
    folder(2, [folder(1, [folder(9)])]),
    folder(2),
    { Name: 'no id' },
    null,
    'text',
    5,
  ]);
  const tree = readFolderTree(circle);
  expect([...tree.nodes.keys()]).toEqual(['1', '2']);
  expect(tree.repeated).toEqual(['2', '1']);
  const itself: Record<string, unknown> = { FolderId: 7, Name: '' };
  itself['Children'] = [itself];
  expect(readFolderTree(itself)).toMatchObject({ rootIds: ['7'], repeated: ['7'] });
  expect(readFolderTree(itself).nodes.get('7')?.name).toBe('7');
});

test('5,000 folders, also all below one another, are no matter [MED-06]', () => {
  const wide = folder(
    0,
    Array.from({ length: 5000 }, (_, id) => folder(id + 1)),
  );
  expect(readFolderTree(wide).nodes.size).toBe(5001);
  let deep = folder(5000);
  for (let id = 4999; id >= 0; id -= 1) deep = folder(id, [deep]);
  const tree = readFolderTree(deep);
  expect(tree.nodes.get('5000')).toMatchObject({ level: 5001, parentId: '4999' });
});

const ids = fc.constantFrom(1, 2, '3', 4, 5, '', null, 6, 7, 8);
const { tree: trees } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc
    .tuple(ids, fc.oneof({ maxDepth: 5 }, fc.constant(undefined), fc.array(tie('tree'), { maxLength: 3 })))
    .map(([id, children]) => folder(id, children)),
}));

test('any tree of any answers has each id once, and each child its parent [MED-06]', () => {
  fc.assert(
    fc.property(fc.array(trees, { minLength: 1, maxLength: 3 }), (answered) => {
      const { nodes, rootIds } = readFolderTree(answered);
      const named = [...rootIds, ...[...nodes.values()].flatMap(({ childIds }) => childIds)];
      expect(named.toSorted()).toEqual([...nodes.keys()].toSorted());
      for (const { id, childIds } of nodes.values())
        for (const child of childIds) expect(nodes.get(child)?.parentId).toBe(id);
    }),
    { numRuns: runs(300) },
  );
});

test('a circle is told once in the console; an answer without folders is an error [MED-06]', async () => {
  const watched = watchConsole();
  answer(folder(1, [folder(1)]));
  const tree = await fetchFolderTree('/tree', never);
  expect(tree.nodes.size).toBe(1);
  expect(watched.warnings()).toEqual([expect.stringContaining('(1)')]);
  answer([]);
  expect((await fetchFolderTree('/tree', never)).nodes.size).toBe(0);
  answer({ Message: 'no' });
  await expect(fetchFolderTree('/tree', never)).rejects.toThrow('FolderId');
});
