// @vitest-environment node
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileCache } from '../../demo/data/file-cache.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'archipel-file-cache-'));
});

afterAll(() => rmSync(root, { recursive: true }));

/** Creates files whose creation ends on demand. */
function createMaker() {
  const open: ((error?: Error) => void)[] = [];
  const make = () =>
    new Promise<Buffer>((resolve, reject) => {
      open.push((error) => (error ? reject(error) : resolve(Buffer.from('made'))));
    });
  return { open, make };
}

it('makes a file once, for two requests at the same time and for a later one', async () => {
  const folder = join(root, 'once');
  const { open, make } = createMaker();
  const readOrMake = createFileCache(folder);
  const both = [readOrMake('a', make), readOrMake('a', make)];
  await expect.poll(() => open.length).toBe(1);
  open[0]!();
  expect((await Promise.all(both)).map(String)).toEqual(['made', 'made']);
  expect(String(await createFileCache(folder)('a', make))).toBe('made');
  expect(open).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['a']);
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('made');
});

it('makes two files at a time, across folders, and goes on when one fails', async () => {
  const { open, make } = createMaker();
  const [first, second] = [createFileCache(join(root, 'first')), createFileCache(join(root, 'second'))];
  const files = [first('a', make), second('b', make), first('c', make), second('d', make)];
  const results = Promise.allSettled(files);
  await expect.poll(() => open.length).toBe(2);
  open[0]!(new Error('no space'));
  await expect.poll(() => open.length).toBe(3);
  open[1]!();
  await expect.poll(() => open.length).toBe(4);
  open[2]!();
  open[3]!();
  const states = (await results).map(({ status }) => status);
  expect(states.toSorted()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});

it('makes a file again after it could not be made', async () => {
  const { open, make } = createMaker();
  const readOrMake = createFileCache(join(root, 'again'));
  const failed = readOrMake('a', make);
  await expect.poll(() => open.length).toBe(1);
  open[0]!(new Error('no space'));
  await expect(failed).rejects.toThrow('no space');
  const file = readOrMake('a', make);
  await expect.poll(() => open.length).toBe(2);
  open[1]!();
  expect(String(await file)).toBe('made');
});
