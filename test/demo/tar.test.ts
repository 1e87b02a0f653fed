// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readTar } from '../../demo/photos/tar.ts';
import { writeTar } from '../../tools/photos/write-tar.ts';
import { fc, runs } from '../support/properties.ts';

const file = fc.uint8Array({ maxLength: 1_600 }).map((bytes) => Buffer.from(bytes));
const name = fc.stringMatching(/^[a-z0-9.-]{1,99}$/);

it('reads the files that were written, in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, file), { selector: ([key]) => key }), (files) => {
      expect([...readTar(writeTar(files))]).toEqual(files);
    }),
    { numRuns: runs(100) },
  );
});

it('writes an archive that other programs list without complaint', () => {
  const archive = writeTar([
    ['empty.webp', Buffer.alloc(0)],
    ['full.webp', Buffer.alloc(512, 1)],
    ['more.webp', Buffer.alloc(513, 2)],
  ]);
  const list = execFileSync('tar', ['tf', '-'], { input: archive, encoding: 'utf8' });
  expect(list.trim().split('\n')).toEqual(['empty.webp', 'full.webp', 'more.webp']);
});

it('reads nothing of an empty archive', () => {
  expect(readTar(Buffer.alloc(0)).size).toBe(0);
  expect(readTar(writeTar([])).size).toBe(0);
});
