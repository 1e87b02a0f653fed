import { expect, test, vi } from 'vitest';
import { filesOf } from '#kit/upload/dropped-files.ts';

const named = (name: string) => new File(['x'], name);

const fileEntry = (name: string, isReadable = true) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (yes: (file: File) => void, no: (reason: unknown) => void) =>
    isReadable ? yes(named(name)) : no(new Error('gone')),
});

/** A folder that gives its entries in portions, as Chromium does. */
function folderEntry(name: string, entries: readonly object[], portion = 100) {
  const createReader = () => {
    let from = 0;
    return {
      readEntries: (yes: (portion: readonly object[]) => void) => {
        yes(entries.slice(from, from + portion));
        from += portion;
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader };
}

const brokenFolder = {
  name: 'broken',
  isFile: false,
  isDirectory: true,
  createReader: () => ({
    readEntries: (_yes: unknown, no: (reason: unknown) => void) => no(new Error('x')),
  }),
};

const drop = (entries: readonly (object | null)[], files: File[] = []) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  }) as unknown as DataTransfer;

const namesOf = async (data: DataTransfer | null) => (await filesOf(data)).map(({ name }) => name);

test('dropped files are read as they are', async () => {
  const files = [named('a.png'), named('b.png')];
  expect(await filesOf(drop([fileEntry('a.png'), fileEntry('b.png')], files))).toEqual(files);
});

test('a drop without files, or without entries, has none or those that it lists', async () => {
  expect(await filesOf(null)).toEqual([]);
  expect(await filesOf({} as DataTransfer)).toEqual([]);
  const files = [named('a.png')];
  expect(await filesOf({ items: [{}], files } as unknown as DataTransfer)).toEqual(files);
  expect(await filesOf(drop([null], files))).toEqual(files);
});

test('files inside folders are read, too, whichever portions they come in', async () => {
  const inner = folderEntry('inner', [fileEntry('c.png'), fileEntry('d.png'), fileEntry('e.png')], 2);
  const data = drop([fileEntry('a.png'), null, folderEntry('outer', [fileEntry('b.png'), inner])]);
  expect(await namesOf(data)).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png']);
});

test('hidden files and folders inside folders are left out', async () => {
  const hidden = folderEntry('.git', [fileEntry('config')]);
  expect(await namesOf(drop([folderEntry('x', [fileEntry('.DS_Store'), hidden, fileEntry('a.')])]))).toEqual([
    'a.',
  ]);
});

test('what cannot be read is left out', async () => {
  const data = drop([folderEntry('x', [fileEntry('a.png')]), brokenFolder, fileEntry('b.png', false)]);
  expect(await namesOf(data)).toEqual(['a.png']);
});

test('a drop has a thousand files at most, and no more are read', async () => {
  const file = vi.fn((yes: (file: File) => void) => yes(named('a')));
  const many = Array.from({ length: 2_500 }, () => ({ ...fileEntry('a'), file }));
  expect(await filesOf(drop([folderEntry('x', many, 600)]))).toHaveLength(1_000);
  expect(file).toHaveBeenCalledTimes(1_200);
});
