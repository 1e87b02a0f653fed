import { SourceError } from './source-error.ts';

/** Limit of a source in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Part of a file in bytes in which browsers look for `<meta charset>`. */
const META_BYTES = 1024;

/** Encodings of older pages; browsers read all of them as windows-1252. */
const WESTERN = /^(?:iso-?8859-?1|latin-?1|l1|us-ascii|windows-1252|cp-?1252)$/i;

const sizeOf = (bytes: number) => `${Math.ceil(bytes / (1024 * 1024))} MB`;

function decodeAs(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const labelIn = (text: string) => /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1];

/** Finds the encoding that a page names itself. */
function labelInMeta(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, META_BYTES));
  return /<meta[^>]+charset/i.test(start)
    ? labelIn(start.slice(start.search(/<meta[^>]+charset/i)))
    : undefined;
}

const BOMS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const bomOf = (bytes: Uint8Array) =>
  BOMS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];

/**
 * Decodes a source as a browser does: by its byte order mark, the server's header, its `<meta charset>`, else as UTF-8.
 *
 * @param name File or address, for messages.
 * @param bytes The bytes.
 * @param contentType The server's header.
 * @returns The text.
 * @throws SourceError when it is too large, no text, or broken.
 */
export function decodeSource(name: string, bytes: Uint8Array, contentType = ''): string {
  if (bytes.byteLength > MAX_BYTES)
    throw new SourceError(
      `${name} has ${sizeOf(bytes.byteLength)}; pages of more than 20 MB are not checked.`,
    );
  const bom = bomOf(bytes);
  if (!bom && bytes.subarray(0, 8192).includes(0))
    throw new SourceError(`${name} is no text: it has bytes of zero. Give files of HTML or templates.`);
  const label = bom ?? labelIn(contentType) ?? labelInMeta(bytes) ?? 'utf-8';
  const text = decodeAs(bytes, WESTERN.test(label) ? 'windows-1252' : label);
  if (text !== undefined) return text;
  throw new SourceError(
    `${name} is no valid ${label}. Save it as UTF-8, or name its encoding in <meta charset> in its first 1,024 bytes.`,
  );
}
