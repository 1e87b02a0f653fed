import { createServer, type Server } from 'node:http';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { createCliIo } from '../support/cli-io.ts';
import { withCatalogue } from './support/demo-pages.ts';
import { inPage } from './support/pages.ts';
import { GOOD, runCheck, WRONG, type Files } from './support/run-check.ts';
import { readCheckedCatalogue } from './support/vocabulary.ts';

let dist: string;
beforeAll(async () => {
  dist = withCatalogue(await readCheckedCatalogue());
});

const check = (files: Files, ...args: string[]) => runCheck(dist, files, ...args);

describe('a source that can’t be checked', () => {
  const binary = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]);
  const latin = new Uint8Array([...Buffer.from('<p title="'), 0xe9, ...Buffer.from('"></p>')]);
  const isRoot = process.getuid?.() === 0;

  it.each<[string, Files, string]>([
    ['is missing', {}, 'a.html does not exist'],
    ['is no text', { 'a.html': binary }, 'is no text'],
    ['has broken UTF-8', { 'a.html': latin }, 'is no valid utf-8'],
    ['has more than 20 MB', { 'a.html': new Uint8Array(20 * 1024 * 1024 + 1).fill(32) }, '21 MB'],
  ])('because it %s is one sentence and exit code 2; others are checked', async (_, files, sentence) => {
    const { code, err, out } = await check({ ...files, 'b.html': WRONG }, 'a.html', 'b.html');
    expect([code, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain(sentence);
    expect(out).toContain('1 file, 0 islands, 1 error');
  });

  it('because a folder or pattern is empty is one as well', async () => {
    expect((await check({ 'v/a.txt': '' }, 'v')).err).toEqual([
      expect.stringContaining('v contains no pages'),
    ]);
    expect((await check({}, '*.html')).err).toEqual([expect.stringContaining('matches no file')]);
    expect((await check({})).err).toEqual([expect.stringContaining('There is nothing to check')]);
  });

  it.skipIf(isRoot)('because a folder may not be read is one as well', async () => {
    const io = createCliIo({ dist });
    mkdirSync(join(io.cwd, 'v/locked'), { recursive: true });
    writeFileSync(join(io.cwd, 'v/a.html'), GOOD);
    chmodSync(join(io.cwd, 'v/locked'), 0o000);
    expect(await runArchipel(['check', 'v'], io)).toBe(2);
    expect(io.errLines).toEqual([expect.stringContaining('it may not be read')]);
  });

  it('is read in the encoding that it names', async () => {
    const head = Buffer.from('<meta charset="iso-8859-1">');
    const { code, out } = await check({ 'a.html': Buffer.concat([head, latin]) }, 'a.html');
    expect([code, out]).toEqual([0, '1 file, 0 islands, 0 errors, 0 warnings']);
  });
});

describe('an address', () => {
  let server: Server;
  let base: string;
  const answers: Readonly<Record<string, [number, Record<string, string>, string]>> = {
    '/page': [200, { 'Content-Type': 'text/html; charset=utf-8' }, inPage(WRONG)],
    '/moved': [302, { Location: '/page' }, ''],
    '/loop': [302, { Location: '/loop' }, ''],
    '/away': [302, { Location: 'http://example.invalid/' }, ''],
    '/broken': [500, { 'Content-Type': 'text/html' }, '<p>'],
    '/data': [200, { 'Content-Type': 'application/json' }, '{}'],
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isSecret = request.url === '/secret';
      const isSignedIn = request.headers.cookie === 'session=1';
      const fallback = isSecret && isSignedIn ? answers['/page']! : ([404, {}, ''] as const);
      const [status, headers, body] = answers[request.url ?? ''] ?? fallback;
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('is read with its redirects and headers', async () => {
    const { out } = await check(
      {},
      `${base}/page`,
      `${base}/moved`,
      `${base}/secret`,
      '--header',
      'Cookie: session=1',
    );
    expect(out).toContain(`${base}/moved:8:6  AR101`);
    expect(out).toContain('3 files, 0 islands, 3 errors');
  });

  it.each([
    ['/none', 'answers with the status 404'],
    ['/broken', 'answers with the status 500'],
    ['/data', 'is no HTML: its type is application/json'],
    ['/loop', 'is redirected more than 10 times'],
    ['/away', 'leads to another site, http://example.invalid'],
  ])('that answers as %s does is one sentence and exit code 2', async (path, sentence) => {
    const { code, err } = await check({}, base + path);
    expect([code, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain(sentence);
  });

  it('that no server answers is one as well', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => void closed.close(resolve));
    const { code, err } = await check({}, `http://127.0.0.1:${port}/`);
    expect([code, err]).toEqual([2, [`http://127.0.0.1:${port}/ can’t be read: no server answers there.`]]);
  });
});
