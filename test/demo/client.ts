import type { Demo } from '../../demo/server.ts';

/** Creates a browser with only cookies and the page's antiforgery token. */
export async function createClient(demo: Demo, planted: Readonly<Record<string, string>> = {}) {
  const cookies = new Map(Object.entries(planted));

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return fetch(demo.url + path, { ...init, headers, redirect: 'manual' });
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await request(path, init);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  /** Reads the token of a page, as its script would. */
  async function readToken(path = '/fr'): Promise<string> {
    const page = await (await send(path)).text();
    return /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
  }

  let token = await readToken();
  const bodyOf = (fields: Record<string, string>) =>
    new URLSearchParams({ ...fields, __RequestVerificationToken: token });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', headers, body: bodyOf(fields) });
  /** Posts a form whose answer is lost on its way, with its cookies. */
  const postAndLose = (path: string, fields: Record<string, string>) =>
    request(path, { method: 'POST', body: bodyOf(fields) });
  const call = (method: string, path: string, payload?: unknown) =>
    send(path, {
      method,
      headers: { RequestVerificationToken: token, 'Content-Type': 'application/json' },
      body: payload === undefined ? null : JSON.stringify(payload),
    });
  /** Reads the current token again. */
  const refresh = async () => (token = await readToken());
  return { send, post, postAndLose, call, readToken, refresh, token: () => token };
}
