import { tarBlock } from '../../demo/photos/tar.ts';

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Writes a ustar header; owner and time are zero, so that the same files give the same archive. */
function writeHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(tarBlock);
  header.write(name, 0);
  header.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100);
  header.write(`${' '.repeat(8)}0`, 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

/** Returns a tar archive of the files, in their order. */
export function writeTar(files: Iterable<readonly [name: string, file: Buffer]>): Buffer {
  const blocks: Buffer[] = [];
  for (const [name, file] of files)
    blocks.push(writeHeader(name, file.length), file, Buffer.alloc(-file.length & (tarBlock - 1)));
  return Buffer.concat([...blocks, Buffer.alloc(2 * tarBlock)]);
}
