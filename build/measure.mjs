import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const known = new WeakMap();

const brotliOptions = ({ length }) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
const gzipOptions = { level: 9 };

const measure = (content) => ({
  bytes: content.length,
  gzip: gzipSync(content, gzipOptions).length,
  brotli: brotliCompressSync(content, brotliOptions(content)).length,
});

/** Measures files on all processors, for `sizesOf`. */
export const measureAll = (contents) =>
  Promise.all(
    [...contents].map(async (content) => {
      const sizes = [
        promisify(gzip)(content, gzipOptions),
        promisify(brotliCompress)(content, brotliOptions(content)),
      ];
      const [{ length: gzipped }, { length: brotli }] = await Promise.all(sizes);
      known.set(content, { bytes: content.length, gzip: gzipped, brotli });
    }),
  );

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
