import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachePage, cachePrefetched, isAhead, recallPage } from '#runtime/navigation/cache.ts';
import type * as RequestModule from '#runtime/requests/request.ts';
import { requestHtml, requestText } from '#runtime/requests/request.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

beforeEach(() => {
  showPage('');
  watchConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const MAX = 10_000_000;

const withHeaders = (response: Response, headers: Record<string, string>) => {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};

describe('an answer that is too long to be shown', () => {
  test('is not even read when its length is known', async () => {
    const response = withHeaders(answer('x'), { 'Content-Length': String(MAX + 1) });
    const read = vi.spyOn(response, 'text');
    const { requests } = stubServer(() => response);
    await expect(requestHtml('/x')).rejects.toMatchObject({ kind: 'size', status: 200 });
    expect(read).not.toHaveBeenCalled();
    expect(requests[0]!.init.signal!.aborted).toBe(true);
  });

  test.each([
    [MAX, 'html'],
    [MAX + 1, 'size'],
  ])('is one of more than ten million signs: %i', async (length, expected) => {
    const response = answer('');
    vi.spyOn(response, 'text').mockResolvedValue('x'.repeat(length));
    stubServer(() => withHeaders(response, { 'Content-Length': String(MAX) }));
    const outcome = await requestHtml('/x').then(
      () => 'html',
      ({ kind }: { kind: string }) => kind,
    );
    expect(outcome).toBe(expected);
  });
});

describe('the longest time for an answer', () => {
  /** Returns how long a request waits for a server that never answers. */
  async function measure(request: typeof RequestModule.requestHtml, timeout?: number): Promise<number> {
    vi.useFakeTimers();
    stubServer(() => later<Response>().promise);
    const began = Date.now();
    const failed = request('/x', timeout === undefined ? {} : { timeout }).catch(
      ({ kind }: { kind: string }) => kind,
    );
    await vi.runAllTimersAsync();
    expect(await failed).toBe('timeout');
    return Date.now() - began;
  }

  async function withPatience(patience: unknown) {
    document.head.innerHTML = `<script type="application/json" id="archipel-config">${JSON.stringify({
      requests: { patience },
    })}</script>`;
    vi.resetModules();
    const { requestHtml: request } = await import('#runtime/requests/request.ts');
    return request;
  }
  afterEach(() => document.head.replaceChildren());

  test('is half a minute', async () => {
    expect(await measure(requestHtml)).toBe(30_000);
  });

  test('may be another one for a request', async () => {
    expect(await measure(requestHtml, 700)).toBe(700);
  });

  test.each([
    [5_000, 5_000],
    ['5000', 5_000],
    [0, 30_000],
    ['long', 30_000],
  ])('may be set by the page: %j', async (patience, expected) => {
    expect(await measure(await withPatience(patience))).toBe(expected);
  });

  test('ends a read at the server, too', async () => {
    vi.useFakeTimers();
    const { requests } = stubServer(() => later<Response>().promise);
    const failed = requestHtml('/x').catch(() => {});
    await vi.runAllTimersAsync();
    await failed;
    expect(requests[0]!.init.signal!.aborted).toBe(true);
  });
});

test('a write is never aborted, even when nobody waits for it any more', async () => {
  const { requests } = stubServer(() => answer('<p>Done</p>'));
  const controller = new AbortController();
  const written = requestText('/x', 'text/html', { method: 'POST', signal: controller.signal });
  controller.abort();
  expect((await written).text).toBe('<p>Done</p>');
  expect(requests[0]!.init.signal).toBeUndefined();
});

test('a read that is given up while the visitor leaves ends at once', async () => {
  const controller = new AbortController();
  stubServer(() => {
    dispatchEvent(new Event('beforeunload'));
    controller.abort();
    return later<Response>().promise;
  });
  const failed = requestHtml('/x', { signal: controller.signal });
  await expect(failed).rejects.toMatchObject({ kind: 'aborted' });
});

test('a failure of an answer is reported at once, even while the visitor leaves', async () => {
  stubServer(() => {
    dispatchEvent(new Event('beforeunload'));
    return withHeaders(answer(''), { 'Content-Length': String(MAX + 1) });
  });
  await expect(requestHtml('/x')).rejects.toMatchObject({ kind: 'size' });
});

describe('what an answer contains', () => {
  test.each([
    ['HTML with nothing in it would be a blank page', { type: 'text/html' }, 'text/html', ''],
    ['a plain answer with nothing in it is accepted', { type: '' }, 'application/json', ''],
    ['either of two types is accepted', { type: 'application/json' }, 'text/html, application/json', '{}'],
    ['no content is accepted instead of HTML', { status: 204, type: '' }, 'text/html', ''],
  ])('%s', async (_what, init, accept, text) => {
    stubServer(() => answer(text, init));
    expect((await requestText('/x', accept, {})).text).toBe(text);
  });

  test.each([
    ['nothing instead of HTML', '', 'text/html'],
    ['text instead of JSON', 'no', 'application/json'],
    ['text instead of either of two types', 'no', 'text/html, application/json'],
  ])('%s is a failure', async (_what, text, accept) => {
    stubServer(() => answer(text, { type: 'text/plain' }));
    await expect(requestText('/x', accept, {})).rejects.toMatchObject({ kind: 'type', status: 200 });
  });

  test('an answer without a type is none of those that are expected', async () => {
    stubServer(() => answer('<p></p>', { type: '' }));
    await expect(requestHtml('/x')).rejects.toMatchObject({ kind: 'type' });
  });

  test('its policy comes with it, and with a failure', async () => {
    const policy = "script-src 'nonce-abc'";
    stubServer(({ pathname }) =>
      withHeaders(answer('<p></p>', { status: pathname === '/500' ? 500 : 200 }), {
        'Content-Security-Policy': policy,
      }),
    );
    expect((await requestHtml('/200')).policy).toBe(policy);
    await expect(requestHtml('/500')).rejects.toMatchObject({ policy, isHtml: true, body: '<p></p>' });
  });

  test.each([
    ['no-store', false],
    ['private, No-Store', false],
    ['no-cache', true],
  ])('a server that forbids storing a page is obeyed: %s', async (header, isStorable) => {
    stubServer(() => withHeaders(answer('<p></p>'), { 'Cache-Control': header }));
    expect((await requestHtml('/x')).isStorable).toBe(isStorable);
  });
});

describe('stored pages', () => {
  const url = new URL('/page', location.href);
  const store = () => {
    const isHtml = true;
    const page = {
      url: url.href,
      status: 200,
      text: '',
      isRedirected: false,
      isHtml,
      isStorable: true,
      policy: '',
    };
    cachePage(page);
    cachePrefetched(url, Promise.resolve(page));
  };
  const isStored = () => recallPage(url) !== undefined && isAhead(url);

  test.each(['GET', 'HEAD'])('stay after a read by %s', async (method) => {
    store();
    stubServer(() => answer('<p></p>'));
    await requestText('/x', 'text/html', { method });
    expect(isStored()).toBe(true);
  });

  test.each([200, 500])('are forgotten when a write begins, and when it ends with %i', async (status) => {
    store();
    const pending = later<Response>();
    stubServer(() => pending.promise);
    const written = requestText('/x', 'text/html', { method: 'POST' }).catch(() => {});
    expect(isStored()).toBe(false);
    store();
    pending.resolve(answer('<p></p>', { status }));
    await written;
    expect([recallPage(url), isAhead(url)]).toEqual([undefined, false]);
  });
});
