import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const known = new WeakMap();

function measure(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return {
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params }).length,
  };
}

/** Returns a file's size, raw and compressed. */
export function sizesOf(content) {
  if (!known.has(content)) known.set(content, measure(content));
  return known.get(content);
}

/** Returns the sum over files, each compressed by itself. */
export function sumSizes(contents) {
  const total = { files: 0, bytes: 0, gzip: 0, brotli: 0 };
  for (const content of contents) {
    const { bytes, gzip, brotli } = sizesOf(content);
    total.files += 1;
    total.bytes += bytes;
    total.gzip += gzip;
    total.brotli += brotli;
  }
  return total;
}
