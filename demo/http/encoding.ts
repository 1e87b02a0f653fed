import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

const smallest = 600;
const pageQuality = 4;
const bestQuality = 11;

/** Returns the best encoding that the browser accepts. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (/\bbr\b/.test(header ?? '')) return 'br';
  return /\bgzip\b/.test(header ?? '') ? 'gzip' : undefined;
}

export const isCompressible = (type: string, size: number): boolean =>
  size >= smallest && /^(text\/|application\/(json|javascript|manifest)|image\/svg)/.test(type);

/** Encodes a body. Files are encoded once with the best quality; pages at every response, so faster. */
export function encode(body: Buffer, encoding: Encoding, kind: 'file' | 'page'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: kind === 'file' ? 9 : 5 });
  const quality = kind === 'file' ? bestQuality : pageQuality;
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
