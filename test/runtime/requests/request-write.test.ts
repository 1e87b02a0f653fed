import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestError } from '#runtime/requests/request-error.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, stubServer } from '../../support/server.ts';

// After an unnecessary renewal, rejections are final for a while: each test imports the module anew.
const load = async () => {
  vi.resetModules();
  const { writeText } = await import('#runtime/requests/request-write.ts');
  return (request: object) => writeText('/api/cart', 'application/json', request);
};

beforeEach(() => {
  document.documentElement.removeAttribute('data-user');
  showPage('<form action="/a"><input name="_token" value="old"></form><main data-page></main>');
  document.head.innerHTML = '<meta name="csrf-token" content="old">';
});
afterEach(() => vi.unstubAllGlobals());

interface Server {
  /** The user and the token of a fresh page. */
  user?: string;
  token?: string;
  status?: number;
}

/** Rejects every token but that of a fresh page. */
function serve({ user = '', token = 'new', status = 400 }: Server = {}) {
  const page = `<!doctype html><html data-user="${user}"><head><meta name="csrf-token" content="${token}"></head>
    <body><main data-page><form action="/a"><input name="_token" value="${token} of a"></form></main></body></html>`;
  return stubServer((_url, init) => {
    if (init.method === 'GET') return answer(page);
    const given = new Headers(init.headers).get('X-CSRF-Token');
    return given === 'new' ? jsonAnswer({}) : answer('Bad token', { status });
  });
}

const methodsOf = ({ requests }: ReturnType<typeof serve>) => requests.map(({ init }) => init.method);
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    ({ status }: RequestError) => status,
  );

test.each([400, 403, 419])(
  'a write that is refused (%i) since a login in another tab is sent once more, with the token of now',
  async (status) => {
    const server = serve({ status });
    const write = await load();
    const body = new URLSearchParams('a=1');
    expect(await statusOf(write({ method: 'POST', body }))).toBe(200);
    expect(methodsOf(server)).toEqual(['POST', 'GET', 'POST']);
    expect(document.querySelector('meta')?.getAttribute('content')).toBe('new');
    // Each form has its own token again.
    expect(document.querySelector('input')?.value).toBe('new of a');
  },
);

test('the token in a form that was gathered before is renewed, too', async () => {
  serve();
  const write = await load();
  const body = new FormData();
  body.set('authenticity_token', 'old');
  const before = body.get('authenticity_token');
  await statusOf(write({ method: 'POST', body }));
  expect([before, body.get('authenticity_token')]).toEqual(['old', 'new']);
});

test('a refusal with the token of now stands, and is not looked into again at once', async () => {
  const server = serve({ token: 'old' });
  const write = await load();
  expect(await statusOf(write({ method: 'PUT', body: {} }))).toBe(400);
  expect(await statusOf(write({ method: 'PUT', body: {} }))).toBe(400);
  expect(methodsOf(server)).toEqual(['PUT', 'GET', 'PUT']);
});

test('nothing is written for another visitor who has signed in meanwhile', async () => {
  document.documentElement.setAttribute('data-user', 'claire');
  const server = serve({ user: 'daan' });
  const write = await load();
  expect(await statusOf(write({ method: 'POST', body: {} }))).toBe(400);
  expect(methodsOf(server)).toEqual(['POST', 'GET']);
});

test.each([
  ['a read', { method: 'GET' }, 400],
  ['what is not found', { method: 'POST' }, 404],
  ['a form with mistakes', { method: 'POST' }, 422],
])('%s is never asked for again', async (_what, request, status) => {
  const { requests } = stubServer(() => answer('No', { status }));
  const write = await load();
  expect(await statusOf(write(request))).toBe(status);
  expect(requests).toHaveLength(1);
});

test('Rails refuses a token by 422', async () => {
  document.head.innerHTML += '<meta name="csrf-param" content="authenticity_token">';
  const server = serve({ status: 422 });
  const write = await load();
  expect(await statusOf(write({ method: 'POST', body: {} }))).toBe(200);
  expect(methodsOf(server)).toEqual(['POST', 'GET', 'POST']);
});
