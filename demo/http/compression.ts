import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, encode, isCompressible } from './encoding.ts';
import { bytes } from './static-files.ts';
import type { Env } from './env.ts';

/** Compresses text responses, unless they are already compressed. */
export const compression: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { headers, status, body } = c.res;
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (c.get('isPlain') || !encoding || !body || headers.has('content-encoding') || c.req.method === 'HEAD')
    return;
  if (!isCompressible(headers.get('content-type') ?? '', Infinity)) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const isWorthIt = isCompressible('text/', plain.length);
  const answer = new Response(bytes(isWorthIt ? await encode(plain, encoding, 'page') : plain), {
    status,
    headers,
  });
  if (isWorthIt) answer.headers.set('Content-Encoding', encoding);
  answer.headers.append('Vary', 'Accept-Encoding');
  answer.headers.delete('Content-Length');
  c.res = undefined;
  c.res = answer;
};
