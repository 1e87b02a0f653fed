/** What the bytes of a file say that it is; its name may say anything. */
export interface FileKind {
  readonly type: string;
  readonly isImage: boolean;
  /** How names of such files end; the first is what a file gets whose name ends otherwise. */
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

/** Photos of iPhones; no browser but Safari shows them, and the shop's tools can't read them. */
const heic = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** The brand of a file that is built of boxes, as films and HEIC are. */
const brandOf = (bytes: Buffer): string =>
  bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 12) : '';

export const isHeic = (bytes: Buffer): boolean => heic.test(brandOf(bytes));

/** What a file is; nothing for what the shop does not take, such as scripts, programs and HTML. */
export function kindOf(bytes: Buffer, name: string): FileKind | undefined {
  if (bytes.length < 4) return undefined;
  const [found] = kinds.find(([, fits]) => fits(bytes)) ?? [];
  if (found) return found;
  const ending = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase();
  return ending && isPlainText(bytes) ? document('text/plain', ending) : undefined;
}

/** Text of people: readable, and neither markup nor a script. */
function isPlainText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  // oxlint-disable-next-line no-control-regex -- what no text of people holds
  return !/[\0-\x08\x0e-\x1f\ufffd]/.test(text) && !/^\s*(?:<|#!)/.test(text);
}

const longestName = 120;

/** A name as it may be shown and saved: no path, no control signs, not too long, with the ending of what it is. */
export function fileNameOf(given: string, { endings }: FileKind): string {
  const base = given.replace(/^.*[/\\]/, '');
  // oxlint-disable-next-line no-control-regex -- what no name may hold
  const clean = base.replace(/[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const [, stem = '', ending = ''] = /^([^]*?)(?:\.([a-z0-9]{1,5}))?$/i.exec(clean) ?? [];
  const fitting = endings.includes(ending.toLowerCase()) ? ending : endings[0]!;
  const short = Array.from(stem || 'file')
    .slice(0, longestName - fitting.length - 1)
    .join('');
  return `${short}.${fitting}`;
}
