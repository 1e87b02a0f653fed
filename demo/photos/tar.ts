/** Block size in bytes: each header and each file begins at a multiple of it. */
export const tarBlock = 512;

/** Reads the files of a tar archive by their names (plain ustar: no folders, names of at most 100 bytes). */
export function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive[at];) {
    const header = archive.toString('latin1', at, at + tarBlock);
    const start = at + tarBlock;
    const size = Number.parseInt(header.slice(124, 136), 8);
    files.set(header.slice(0, header.indexOf('\0')), archive.subarray(start, start + size));
    at = start + Math.ceil(size / tarBlock) * tarBlock;
  }
  return files;
}
