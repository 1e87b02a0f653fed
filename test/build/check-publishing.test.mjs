import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'archipel-publishing-'));
const program = join(import.meta.dirname, '../../tools/check-publishing.mjs');

afterAll(() => rmSync(folder, { recursive: true }));

function check(description) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  const { status, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  return { status, stderr };
}

test('a package without the address of its source is not published', () => {
  expect(check({ name: 'archipel', homepage: 'https://archipel.example' })).toEqual({
    status: 1,
    stderr:
      "package.json has no repository, bugs: write the repository's public address before publishing.\n",
  });
});

test('a package with its addresses is published', () => {
  const url = 'https://archipel.example';
  const description = {
    repository: { type: 'git', url: `git+${url}/archipel.git` },
    bugs: { url },
    homepage: url,
  };
  expect(check(description)).toEqual({ status: 0, stderr: '' });
});
