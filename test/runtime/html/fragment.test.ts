import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInto, type Reading } from '#runtime/html/fragment.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { takeLatest, tokenEndings } from '#runtime/html/scheduler.ts';
import { find, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

beforeEach(() => showPage('<main></main><aside></aside>'));
afterEach(() => {
  tokenEndings.clear();
  vi.unstubAllGlobals();
});

/** Reads a text into an element. */
function read(target: Element, url: string, reading: Partial<Reading<string>> = {}): Promise<boolean> {
  return readInto(target, url, {
    signal: new AbortController().signal,
    parse: ({ text }) => text,
    insert: (text) => (target.textContent = text),
    ...reading,
  });
}

/** A server whose answers arrive when the test decides. */
function serveLater() {
  const answers = new Map<string, ReturnType<typeof later<Response>>>();
  const { requests } = stubServer(({ pathname }) => {
    const pending = later<Response>();
    answers.set(pathname, pending);
    return pending.promise;
  });
  const arrive = (path: string) => answers.get(path)!.resolve(answer(`text of ${path}`));
  return { requests, arrive };
}

test('fetched HTML is inserted into its target', async () => {
  stubServer(() => answer('one'));
  expect(await read(find('main'), '/one')).toBe(true);
  expect(find('main').textContent).toBe('one');
});

test('of two reads for one target the newest wins, and the other is cancelled [NAV-11]', async () => {
  const { requests, arrive } = serveLater();
  const first = read(find('main'), '/one');
  const second = read(find('main'), '/two');
  expect(requests[0]!.init.signal!.aborted).toBe(true);
  arrive('/two');
  arrive('/one');
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(find('main').textContent).toBe('text of /two');
});

test('reads for two targets run side by side [NAV-11]', async () => {
  const { arrive } = serveLater();
  const reads = [read(find('main'), '/one'), read(find('aside'), '/two')];
  arrive('/two');
  arrive('/one');
  expect(await Promise.all(reads)).toEqual([true, true]);
  expect([find('main').textContent, find('aside').textContent]).toEqual(['text of /one', 'text of /two']);
});

test('an aborted read inserts nothing and is no failure', async () => {
  const { requests } = serveLater();
  const controller = new AbortController();
  const pending = read(find('main'), '/one', { signal: controller.signal });
  controller.abort();
  expect(await pending).toBe(false);
  expect(requests[0]!.init.signal!.aborted).toBe(true);
  expect(find('main').textContent).toBe('');
});

test('a read that is aborted before it begins requests nothing and supersedes nothing', async () => {
  const { requests, arrive } = serveLater();
  const pending = read(find('main'), '/one');
  expect(await read(find('main'), '/two', { signal: AbortSignal.abort() })).toBe(false);
  expect(requests).toHaveLength(1);
  arrive('/one');
  expect(await pending).toBe(true);
});

test('an answer that its reader no longer wants is not inserted', async () => {
  stubServer(() => answer('one'));
  const insert = vi.fn();
  expect(await read(find('main'), '/one', { isLatest: () => false, insert })).toBe(false);
  expect(insert).not.toHaveBeenCalled();
});

test('a failure of the server reaches the reader, and inserts nothing', async () => {
  stubServer(() => answer('broken', { status: 500 }));
  await expect(read(find('main'), '/one')).rejects.toBeInstanceOf(RequestError);
  expect(find('main').textContent).toBe('');
});

test('an answer without the requested part is a failure', async () => {
  stubServer(() => answer('one'));
  const parse = () => {
    throw new Error('no such part');
  };
  await expect(read(find('main'), '/one', { parse })).rejects.toThrow('no such part');
});

test.each([200, 500])('the target is free after an answer of %i', async (status) => {
  stubServer(() => answer('', { status }));
  const ended = vi.fn();
  tokenEndings.add(ended);
  await read(find('main'), '/one').catch(() => {});
  expect(ended).toHaveBeenCalledTimes(1);
});

test('content that arrives around the target supersedes its read [NAV-11]', async () => {
  const { arrive } = serveLater();
  const pending = read(find('main'), '/one');
  takeLatest(document.body).end();
  arrive('/one');
  expect(await pending).toBe(false);
  expect(find('main').textContent).toBe('');
});
