import type { RawRequest } from './exchange-types.ts';

/** A file of a form: its contents are not read. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}

type Field = string | SentFile;

/** Collects fields by name; a name that comes again has a list. */
function collect(entries: Iterable<readonly [string, Field]>): Record<string, Field | Field[]> {
  const fields = new Map<string, Field | Field[]>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

const toBytes = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

const toText = (body: string | Uint8Array) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

/** Each byte as one character, so that texts can be split without a change to files. */
function toBinary(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return binary;
}

const fromBinary = (binary: string) =>
  new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));

// Browsers write `"` of a name as %22, and line ends as %0D%0A.
const readName = (head: string, key: string) => {
  const value = new RegExp(`[;\\s]${key}="([^"]*)"`, 'i').exec(head)?.[1];
  return (
    value &&
    fromBinary(value)
      .replaceAll('%22', '"')
      .replace(/%0D%0A/g, '\r\n')
  );
};

// The first and the last part have no head: they stand outside the boundaries.
function parsePart(part: string): [string, Field][] {
  const end = part.indexOf('\r\n\r\n');
  if (end < 0) return [];
  const head = part.slice(0, end);
  const content = part.slice(end + 4);
  const name = readName(head, 'name') ?? '';
  const file = readName(head, 'filename');
  if (file === undefined) return [[name, fromBinary(content)]];
  const type = /^content-type:\s*(\S[^\r\n]*)/im.exec(head)?.[1] ?? '';
  return [[name, { name: file, type, size: content.length }]];
}

function parseMultipart(body: string | Uint8Array, type: string): unknown {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return toText(body);
  const parts = `\r\n${toBinary(toBytes(body))}`.split(`\r\n--${boundary}`);
  return collect(parts.flatMap(parsePart));
}

const readField = (value: FormDataEntryValue): Field =>
  typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size };

// A form of jsdom is none of Node's, so its class is not compared.
const isForm = (body: NonNullable<RawRequest['body']>): body is FormData =>
  typeof body === 'object' && 'getAll' in body;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Parses the body of a request by its content type.
 *
 * @param body The body; its bytes give files their exact size.
 * @param type The header Content-Type.
 * @returns JSON value, fields of a form by name, text, or undefined without a body.
 */
export function parseBody(body: RawRequest['body'], type = ''): unknown {
  if (!body) return undefined;
  if (isForm(body)) return collect([...body].map(([name, value]) => [name, readField(value)]));
  if (body.length === 0) return undefined;
  if (/^multipart\/form-data/i.test(type)) return parseMultipart(body, type);
  const text = toText(body);
  if (/^application\/x-www-form-urlencoded/i.test(type)) return collect(new URLSearchParams(text));
  return /[/+]json/i.test(type) ? parseJson(text) : text;
}
