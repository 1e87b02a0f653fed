// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const client = () => createClient(demo);

describe('faults', () => {
  it('meet their session only, as often as they say', async () => {
    const [first, second] = [await client(), await client()];
    await first.call('POST', '/demo/faults', [{ match: 'GET /nl', status: 503, times: 1 }]);
    expect((await second.send('/nl')).status).toBe(200);
    expect((await first.send('/nl')).status).toBe(503);
    expect((await first.send('/nl')).status).toBe(200);
  });

  it('lose only the answer when they are late', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: '/^POST /api/', drop: true, late: true }]);
    const add = call('POST', '/api/v1/catalog/products/addtocart', { ProductVariantId: 10101 });
    await expect(add).rejects.toThrow();
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 1 });
  });

  it('hold a request until they are others', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: 'GET /nl', isPaused: true, status: 503, times: 1 }]);
    const answers: string[] = [];
    const deferred = send('/nl').then(({ status }) => answers.push(`held ${status}`));
    answers.push(`next ${(await send('/fr')).status}`);
    await call('POST', '/demo/faults', []);
    await deferred;
    expect(answers).toEqual(['next 200', 'held 503']);
  });

  it('meet a request without their pause that comes after an empty list', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: 'GET /nl', isPaused: true, status: 503, times: 1 }]);
    await call('POST', '/demo/faults', []);
    expect((await send('/nl')).status).toBe(503);
    expect((await send('/nl')).status).toBe(200);
  });

  it('break an answer in the middle', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: 'GET /fr', truncate: 100 }]);
    await expect(send('/fr').then((answer) => answer.text())).rejects.toThrow();
  });

  it.each([302, 303, 307])('redirect with status %i, and the shop never sees the request', async (status) => {
    const { call, send } = await client();
    const to = 'http://elsewhere.example/fr';
    await call('POST', '/demo/faults', [{ match: 'POST /api/', redirect: { to, status } }]);
    const answer = await call('POST', '/api/v1/catalog/products/addtocart', { ProductVariantId: 10101 });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
    expect(await (await send('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 0 });
  });

  it('redirect without an end', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: 'GET /fr/catalog', redirect: { to: 'loop' } }]);
    for (let round = 0; round < 3; round++)
      expect((await send('/fr/catalog?q=bol')).headers.get('location')).toBe('/fr/catalog?q=bol');
  });

  it('let a page grow, and it is still one page', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: 'GET /fr/delivery', size: 3_000_000 }]);
    const text = await (await send('/fr/delivery')).text();
    expect(Buffer.byteLength(text)).toBeGreaterThanOrEqual(3_000_000);
    expect(text.match(/<\/main>/g)).toHaveLength(1);
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
  });

  it('stall after the first bytes, until the browser goes away', async () => {
    const { call, send } = await client();
    await call('POST', '/demo/faults', [{ match: 'GET /fr/delivery', stall: 200 }]);
    const leave = new AbortController();
    const answer = await send('/fr/delivery', { signal: leave.signal });
    const reader = answer.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toHaveLength(200);
    const next = reader.read();
    expect(await Promise.race([next, send('/nl').then(() => 'silence')])).toBe('silence');
    leave.abort();
    await expect(next).rejects.toThrow('aborted');
  });

  it('change headers, and take them away', async () => {
    const { call, send } = await client();
    const headers = { 'Content-Length': null, 'Cache-Control': 'no-store', 'X-Fault': 'yes' };
    await call('POST', '/demo/faults', [{ match: 'GET /fr', headers }]);
    const answer = await send('/fr');
    expect(answer.headers.get('content-length')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-fault')).toBe('yes');
    expect(await answer.text()).toContain('</html>');
  });
});
