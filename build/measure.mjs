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

/** A file's size as it lies there, and as a server would send it. */
export function sizesOf(content) {
  if (!known.has(content)) known.set(content, measure(content));
  return known.get(content);
}

/** The sum over files, each compressed by itself, as they travel. */
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
