import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';

const headers = [
  'Content-Type',
  'X-Requested-With',
  'X-HTTP-Method-Override',
  'RequestVerificationToken',
  'Cache-Control',
];

const safe: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => safe[sign] ?? sign);

const textOf = (value: FormDataEntryValue): string =>
  typeof value === 'string' ? JSON.stringify(value) : `file ${value.name} of ${value.size} bytes`;

async function bodyOf(c: Ctx): Promise<[string, FormDataEntryValue][]> {
  const type = c.req.header('Content-Type') ?? '';
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type);
  return isForm ? [...(await c.req.formData())] : [];
}

const item = (kind: string, name: string, value: string): string =>
  `<li data-${kind}="${escape(name)}">${escape(value)}</li>`;

/** Returns the request as HTML that a test can read: method, headers, query, and fields in their order. */
async function echo(c: Ctx): Promise<string> {
  const query = [...new URL(c.req.url).searchParams];
  const items = [
    ...headers.map((name) => item('header', name, c.req.header(name)?.split(';')[0] ?? '')),
    ...query.map(([name, value]) => item('query', name, JSON.stringify(value))),
    ...(await bodyOf(c)).map(([name, value]) => item('field', name, textOf(value))),
  ];
  return `<h2>Echo</h2><p data-method>${c.req.method}</p><ul>${items.join('')}</ul>`;
}

/** Routes that echo a form: `status` sets the status, `result` sends Status and Message, `to` redirects. */
export function echoRoutes(app: Hono<Env>): void {
  app.all('/echo', async (c) => {
    const { status, result, to } = c.req.query();
    // Redirects stay within the site, so that this is no open redirect.
    if (to && /^\/(?![/\\])/.test(to)) return c.redirect(to, 303);
    const code = Number(status ?? 200) as 200;
    if (Number(status) === 204) return c.body(null, 204);
    if (result) return c.json({ Status: result, Message: `<b>${result}</b>, said the server` }, code);
    c.header('Cache-Control', 'private, max-age=60');
    return c.html(await echo(c), code);
  });
}
