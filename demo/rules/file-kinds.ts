/** Kind of a file, detected from its bytes and not from its name. */
export interface FileKind {
  readonly type: string;
  readonly isImage: boolean;
  /** Extensions of such files; a file with another extension gets the first one. */
  readonly endings: readonly string[];
}

const image = (type: string, ...endings: string[]): FileKind => ({ type, isImage: true, endings });
const document = (type: string, ...endings: string[]): FileKind => ({ type, isImage: false, endings });

const kinds: readonly (readonly [FileKind, (bytes: Buffer) => boolean])[] = [
  [image('image/jpeg', 'jpg', 'jpeg'), (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  [image('image/png', 'png'), (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  [image('image/gif', 'gif'), (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  [image('image/webp', 'webp'), (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12))],
  [image('image/avif', 'avif'), (bytes) => /^avi[fs]$/.test(brandOf(bytes))],
  [document('application/pdf', 'pdf'), (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
  [
    document('application/zip', 'zip', 'docx', 'xlsx', 'odt'),
    (bytes) => bytes.readUInt32BE(0) === 0x504b0304,
  ],
];

/** Brands of HEIC, the photos of iPhones: only Safari shows them, and sharp can't read them here. */
const heic = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Returns the brand of a file in the ISO base media format, such as a film or HEIC. */
const brandOf = (bytes: Buffer): string =>
  bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 12) : '';

export const isHeic = (bytes: Buffer): boolean => heic.test(brandOf(bytes));

/** Returns a file's kind; undefined for kinds that the shop rejects, such as scripts, programs and HTML. */
export function kindOf(bytes: Buffer, name: string): FileKind | undefined {
  if (bytes.length < 4) return undefined;
  const [found] = kinds.find(([, fits]) => fits(bytes)) ?? [];
  if (found) return found;
  const ending = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase();
  return ending && isPlainText(bytes) ? document('text/plain', ending) : undefined;
}

/** True for readable text that is neither markup nor a script. */
function isPlainText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  // oxlint-disable-next-line no-control-regex -- characters that no readable text contains
  return !/[\0-\x08\x0e-\x1f\ufffd]/.test(text) && !/^\s*(?:<|#!)/.test(text);
}

const longestName = 120;

/** Returns a safe file name: no path, no control characters, limited length, and a fitting extension. */
export function fileNameOf(given: string, { endings }: FileKind): string {
  const base = given.replace(/^.*[/\\]/, '');
  // oxlint-disable-next-line no-control-regex -- characters that no file name may contain
  const clean = base.replace(/[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const [, stem = '', ending = ''] = /^([^]*?)(?:\.([a-z0-9]{1,5}))?$/i.exec(clean) ?? [];
  const fitting = endings.includes(ending.toLowerCase()) ? ending : endings[0]!;
  const short = Array.from(stem || 'file')
    .slice(0, longestName - fitting.length - 1)
    .join('');
  return `${short}.${fitting}`;
}
