import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchMapsKey } from '#stores/maps';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

const { signal } = new AbortController();

beforeEach(() => {
  watchConsole();
  showPage('', { app: '/shop' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([[' key '], [{ GoogleFrontAPIKey: ' key ' }], [{ Value: 'key' }]])(
  'the key is read from %j [MAP-01]',
  async (answer) => {
    const { requests } = stubServer(() => jsonAnswer(answer));
    expect(await fetchMapsKey(signal)).toBe('key');
    expect(requests[0]!.url.pathname).toBe('/shop/api/v1/settings/GoogleFrontAPIKey');
  },
);

test.each([[''], [' '], [{ GoogleFrontAPIKey: '' }], [{ Value: ' ' }], [{}], [7]])(
  '%j is no key',
  async (answer) => {
    stubServer(() => jsonAnswer(answer));
    await expect(fetchMapsKey(signal)).rejects.toThrow();
  },
);

test('a map that is gone needs no key', async () => {
  const controller = new AbortController();
  stubServer(() => new Promise(() => {}));
  const key = fetchMapsKey(controller.signal);
  controller.abort();
  await expect(key).rejects.toMatchObject({ kind: 'aborted' });
});
