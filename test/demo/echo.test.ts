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

describe('the mirror for tests of forms', () => {
  it('says what has arrived, in its order, as text', async () => {
    const { post } = await client();
    const answer = await post('/echo?q=1', { b: '<i>', a: '2' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<p data-method>POST</p>');
    expect(html).toContain('<li data-query="q">&quot;1&quot;</li>');
    expect(html.indexOf('data-field="b"')).toBeLessThan(html.indexOf('data-field="a"'));
    expect(html).toContain('&quot;&lt;i&gt;&quot;');
  });

  it('answers as it is told: by status, with a result, with nothing, elsewhere on the site', async () => {
    const { send } = await client();
    expect((await send('/echo?status=422')).status).toBe(422);
    expect((await send('/echo?status=204')).status).toBe(204);
    expect(await (await send('/echo?result=Error')).json()).toMatchObject({ Status: 'Error' });
    expect((await send('/echo?to=/fr')).headers.get('Location')).toBe('/fr');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'leads nobody to %s',
    async (to) => {
      const { send } = await client();
      const answer = await send(`/echo?to=${encodeURIComponent(to)}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
    },
  );

  it('refuses a write without the token', async () => {
    const { send } = await client();
    expect((await send('/echo', { method: 'POST', body: new URLSearchParams({ a: '1' }) })).status).toBe(400);
  });
});
