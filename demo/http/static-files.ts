import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { acceptedEncoding, encode, isCompressible } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { Ctx } from './env.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export const immutable = 'public, max-age=31536000, immutable';

/** True for a name with a content hash, as the build writes it: `cart-4f70a2.js`. */
const isHashed = (name: string): boolean => /-[0-9a-f]{6}\.(js|css)(\.map)?$/.test(name);

/** Serves a folder: names with a hash as immutable, others revalidated. Changed files are read again. */
export function staticFolder(folder: string): (c: Ctx, path: string) => Promise<Response> {
  const files = new Map<string, { file: StaticFile; changed: number }>();

  async function find(path: string): Promise<StaticFile> {
    const cached = isHashed(path) ? files.get(path) : undefined;
    if (cached) return cached.file;
    const full = join(folder, path);
    const { mtimeMs } = await stat(full);
    const known = files.get(path);
    if (known?.changed === mtimeMs) return known.file;
    const file = toFile(path, await readFile(full));
    files.set(path, { file, changed: mtimeMs });
    return file;
  }

  return async (c, path) => {
    if (!isPlainPath(path)) return c.text('', 404);
    const file = await find(path).catch(() => undefined);
    return file ? sendFile(c, file, isHashed(path) ? immutable : 'no-cache') : c.text('', 404);
  };
}

export function toFile(name: string, body: Buffer): StaticFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return { type: types[extname(name)] ?? 'application/octet-stream', etag, body, encoded: new Map() };
}

export async function sendFile(c: Ctx, file: StaticFile, cacheControl: string): Promise<Response> {
  c.header('ETag', file.etag);
  c.header('Cache-Control', cacheControl);
  c.header('Content-Type', file.type);
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (!encoding || !isCompressible(file.type, file.body.length)) return c.body(bytes(file.body));
  c.header('Content-Encoding', encoding);
  c.header('Vary', 'Accept-Encoding');
  return c.body(bytes(await encodedOnce(file, encoding)));
}

function encodedOnce(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding) ?? encode(file.body, encoding, 'file');
  file.encoded.set(encoding, known);
  return known;
}

/** True for a path of plain names, which can't leave the folder. */
const isPlainPath = (path: string): boolean =>
  path.split('/').every((part) => /^[\w@-][\w.@-]*$/.test(part) && part !== '..');

export const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
