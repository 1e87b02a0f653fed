import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '#runtime/requests/request-error.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { requestHtml } from '#runtime/requests/request.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';

beforeEach(() => {
  showPage('');
  document.head.innerHTML = '<meta name="csrf-token" content="secret">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function failureOf(work: Promise<unknown>): Promise<RequestError> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(RequestError);
  return thrown as RequestError;
}

describe('an answer', () => {
  test('comes with its text, status and final address', async () => {
    stubServer(() => answer('<p>Hi</p>', { url: '/fr/there' }));
    expect(await requestHtml('/fr/here')).toEqual({
      url: 'http://localhost:3000/fr/there',
      status: 200,
      text: '<p>Hi</p>',
      isRedirected: true,
      isHtml: true,
      isStorable: true,
      policy: '',
    });
  });

  test('of JSON is parsed; an empty one is undefined', async () => {
    stubServer(() => jsonAnswer({ ItemsCount: 2 }));
    expect(await requestJson('/api')).toEqual({ ItemsCount: 2 });
    stubServer(() => answer('', { status: 204, type: '' }));
    expect(await requestJson('/api')).toBeUndefined();
  });
});

describe('what has no answer is one warning, whoever asked for it [ERR-02]', () => {
  test.each([
    ['a read that is given up', 'aborted'],
    ['a network that fails', 'network'],
    ['an answer that does not come', 'timeout'],
  ] as const)('%s', async (_what, kind) => {
    const { warnings } = watchConsole();
    const controller = new AbortController();
    stubServer(() => (kind === 'network' ? Promise.reject(new TypeError('no')) : later<Response>().promise));
    const timeout = kind === 'timeout' ? 5 : 10_000;
    const requested = failureOf(requestHtml('/x', { signal: controller.signal, timeout }));
    if (kind === 'aborted') controller.abort();
    expect((await requested).kind).toBe(kind);
    expect(warnings()).toEqual([expect.stringContaining(`/x failed (${kind})`)]);
  });

  test('but not what was answered, whatever the answer', async () => {
    const { warnings } = watchConsole();
    const controller = new AbortController();
    stubServer(({ pathname }) => answer('', { status: pathname === '/500' ? 500 : 200 }));
    await requestHtml('/200', { signal: controller.signal });
    await failureOf(requestHtml('/500', { signal: controller.signal }));
    controller.abort();
    expect(warnings()).toEqual([]);
  });
});

describe('a failure is classified once', () => {
  test.each([401, 404, 500])('status %d, with the text of the answer', async (status) => {
    stubServer(() => answer('why', { status }));
    expect(await failureOf(requestHtml('/x'))).toMatchObject({ kind: 'status', status, body: 'why' });
  });

  test('other content than what was asked for', async () => {
    stubServer(() => answer('%PDF', { type: 'application/pdf' }));
    expect(await failureOf(requestHtml('/x'))).toMatchObject({ kind: 'type', status: 200 });
    stubServer(() => answer('<html>'));
    expect(await failureOf(requestJson('/x'))).toMatchObject({ kind: 'type' });
  });

  test('text that says it is JSON and is none', async () => {
    stubServer(() => answer('{"a":', { type: 'application/json' }));
    expect(await failureOf(requestJson('/x'))).toMatchObject({ kind: 'type', body: '{"a":' });
  });

  test('another origin, which is never asked', async () => {
    const { requests } = stubServer(() => answer(''));
    expect(await failureOf(requestHtml('//evil.example/'))).toMatchObject({ kind: 'origin', status: 0 });
    expect(requests).toEqual([]);
  });

  test('another origin after a redirect', async () => {
    stubServer(() => answer('<p>evil</p>', { url: 'https://evil.example/' }));
    expect(await failureOf(requestHtml('/x'))).toMatchObject({
      kind: 'origin',
      url: 'https://evil.example/',
    });
  });

  test('no network', async () => {
    const cause = new TypeError('Failed to fetch');
    stubServer(() => Promise.reject(cause));
    expect(await failureOf(requestHtml('/x'))).toMatchObject({ kind: 'network', status: 0, cause });
  });

  test('aborted by whoever asked [ERR-02]', async () => {
    stubServer(() => later<Response>().promise);
    const controller = new AbortController();
    const failure = failureOf(requestHtml('/x', { signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted', status: 0 });
  });

  test('its message names the address and the status', async () => {
    stubServer(() => answer('', { status: 503 }));
    const { message } = await failureOf(requestHtml('/fr/cart'));
    expect(message).toBe('The request for http://localhost:3000/fr/cart failed (status, status 503).');
  });
});

describe('what the browser gives up because the visitor leaves [ERR-02]', () => {
  /** Loses a request while another document is loading. */
  function loseWhileLeaving() {
    const report = vi.fn();
    stubServer(() => {
      dispatchEvent(new Event('beforeunload'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    requestHtml('/x').catch(({ kind }: RequestError) => report(kind));
    return report;
  }

  test('is told once they have come back', async () => {
    const report = loseWhileLeaving();
    await new Promise((resolve) => setTimeout(resolve));
    expect(report).not.toHaveBeenCalled();
    dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith('network'));
  });

  test('is told when they have stayed after all', async () => {
    vi.useFakeTimers();
    const report = loseWhileLeaving();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(report).toHaveBeenCalledWith('network');
    vi.useRealTimers();
  });

  test('concerns no request that began later', async () => {
    loseWhileLeaving();
    stubServer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(requestHtml('/y'))).toMatchObject({ kind: 'network' });
  });
});

describe('a request', () => {
  const send = async (request: Parameters<typeof requestJson>[1]) => {
    const { requests } = stubServer(() => jsonAnswer({}));
    await requestJson('/api', request);
    return requests[0]!;
  };

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('that writes by %s carries the token', async (method) => {
    expect((await send({ method })).headers.get('RequestVerificationToken')).toBe('secret');
  });

  test.each(['GET', 'HEAD'])('that reads by %s carries no token', async (method) => {
    expect((await send({ method })).headers.has('RequestVerificationToken')).toBe(false);
  });

  test('a write has a key by which the server knows a repetition by the browser, a read has none [CHK-02]', async () => {
    const keys = [await send({ method: 'POST' }), await send({ method: 'POST' })].map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
    expect((await send({})).headers.has('Idempotency-Key')).toBe(false);
  });

  test('says what it wants and that a script sends it', async () => {
    const { headers, init } = await send({});
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect([init.credentials, init.mode]).toEqual(['same-origin', 'same-origin']);
  });

  test('that sends a form carries the form’s token', async () => {
    const body = new URLSearchParams({ __RequestVerificationToken: 'own' });
    expect((await send({ method: 'POST', body })).headers.get('RequestVerificationToken')).toBe('own');
  });

  test('sends a plain value as JSON', async () => {
    const { headers, init } = await send({ method: 'PUT', body: { Quantity: 3 } });
    expect(init.body).toBe('{"Quantity":3}');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  test.each([[new FormData()], [new URLSearchParams('a=1')]])('sends a form as it is', async (body) => {
    const { headers, init } = await send({ method: 'POST', body });
    expect(init.body).toBe(body);
    expect(headers.has('Content-Type')).toBe(false);
  });

  test('may outlive the page', async () => {
    expect((await send({ method: 'PUT', keepalive: true })).init.keepalive).toBe(true);
    expect((await send({ method: 'PUT' })).init.keepalive).toBeUndefined();
  });
});
