import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../build/all.mjs';
import { describeProject, FLAVOURS } from '../../build/project.mjs';
import { repository } from './support/packed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'archipel-again-'));
const dist = join(repository, 'dist');

afterAll(() => rmSync(folder, { recursive: true }));

/** Folders that a full build adds: the declarations of the compiler, and pages of the fixtures. */
const ADDED = /^(?:types|fixtures)(?:\/|$)/;

const filesIn = (at) =>
  readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const digest = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

const digestsOf = (at) =>
  Object.fromEntries(
    filesIn(at)
      .map((path) => [relative(at, path), digest(path)])
      .filter(([name]) => !ADDED.test(name))
      .toSorted(),
  );

test('a second build gives the same files with the same bytes', async () => {
  const out = join(folder, 'dist');
  await buildProduct(describeProject({ root: repository, out }), FLAVOURS);
  const again = digestsOf(out);
  expect(Object.keys(again).length).toBeGreaterThan(300);
  expect(again).toEqual(digestsOf(dist));
}, 600_000);

test('no built file names the folder in which it was built', () => {
  const naming = filesIn(dist).filter((path) => readFileSync(path, 'latin1').includes(repository));
  expect(naming.map((path) => relative(dist, path))).toEqual([]);
});
