import { getCulture } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { translateOr } from '#stores/strings';
import type { FileProblem, FileRules } from './file-rules.ts';

/** Default messages without string resources (UPL-02, UPL-03). */
const texts = {
  fr: {
    number: 'Nombre maximal de fichiers atteint',
    type: 'Type de fichier non accepté',
    maxSize: 'Fichier trop lourd',
    minSize: 'Fichier trop petit',
    bytes: 'Le fichier a changé pendant l’envoi',
    listed: 'Choisissez un fichier valable',
    image: 'Choisissez une image valable',
    heic: 'Les photos HEIC ne s’affichent pas partout : enregistrez-la en JPEG.',
    twice: 'Ce fichier est déjà dans la liste.',
    maxText: (count: number) => `${count} au plus`,
    least: (size: string) => `${size} au moins`,
    empty: 'il est vide',
    units: ['o', 'ko', 'Mo', 'Go'],
  },
  nl: {
    number: 'Het maximale aantal bestanden is bereikt',
    type: 'Dit soort bestand wordt niet aanvaard',
    maxSize: 'Het bestand is te groot',
    minSize: 'Het bestand is te klein',
    bytes: 'Het bestand is tijdens het versturen veranderd',
    listed: 'Kies een correct bestand',
    image: 'Kies een correcte afbeelding',
    heic: 'HEIC-foto’s zijn niet overal te zien: sla de foto op als JPEG.',
    twice: 'Dit bestand staat al in de lijst.',
    maxText: (count: number) => `maximaal ${count}`,
    least: (size: string) => `minstens ${size}`,
    empty: 'het is leeg',
    units: ['B', 'kB', 'MB', 'GB'],
  },
  en: {
    number: 'Maximum number of files exceeded',
    type: 'File type not allowed',
    maxSize: 'File is too large',
    minSize: 'File is too small',
    bytes: 'The file changed while it was sent',
    listed: 'Please put a correct file',
    image: 'Please put a correct image',
    heic: 'HEIC photos do not show everywhere: save it as JPEG.',
    twice: 'This file is already in the list.',
    maxText: (count: number) => `${count} at most`,
    least: (size: string) => `${size} at least`,
    empty: 'it is empty',
    units: ['B', 'kB', 'MB', 'GB'],
  },
};

const STEP = 1024;

/**
 * Formats a file size: `3,4 Mo`.
 *
 * @param bytes The size.
 */
export function fileSizeText(bytes: number): string {
  const { units } = chooseTexts(texts);
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), units.length - 1);
  const value = bytes / STEP ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  const number = value.toLocaleString(getCulture(), { maximumFractionDigits: digits });
  return `${number}\u00a0${units[power]}`;
}

const withDetail = (message: string, detail: string): string => (detail ? `${message} (${detail})` : message);

const KEYS = {
  number: 'Assets.MaxNumberOfFiles',
  type: 'Assets.AcceptFileTypes',
  maxSize: 'Assets.MaxFileSize',
  minSize: 'Assets.MinFileSize',
  bytes: 'Assets.UploadedBytes',
  listed: 'Assets.PutCorrectFile',
  image: 'Assets.EncodeCorrectImage',
} as const;

const translateType = (key: keyof typeof KEYS): string => translateOr(KEYS[key], chooseTexts(texts)[key]);

const listOf = ({ types, accept }: FileRules): string =>
  (types.length > 0 ? types : accept).map((word) => word.replace(/^image\/\*$/, 'image')).join(', ');

const KIND_NAMES: Readonly<Record<string, string>> = { jpg: 'JPEG', webp: 'WebP', svg: 'SVG' };

/** Returns the formats of an image field: `JPEG, PNG, WebP`; empty for `image/*`. */
function imageKindsOf({ types, accept }: FileRules): string {
  const specific = (types.length > 0 ? types : accept).filter((word) => !word.includes('*'));
  const endings = specific.map((word) => word.replace(/^image\/|\+xml$/g, '').replace(/^jpeg$/, 'jpg'));
  return [...new Set(endings)].map((ending) => KIND_NAMES[ending] ?? ending.toUpperCase()).join(', ');
}

/**
 * Returns the message about a rejected file (UPL-02, UPL-03), with the limits; string resources come first.
 *
 * @param problem The problem; `bytes` for a file that has changed since it was chosen.
 * @param rules The rules for files.
 * @param size The file's own size in bytes.
 */
export function fileProblemText(problem: FileProblem | 'bytes', rules: FileRules, size: number): string {
  const labels = chooseTexts(texts);
  const least = size === 0 ? labels.empty : labels.least(fileSizeText(rules.minSize ?? 1));
  const sayings: Record<FileProblem | 'bytes', () => string> = {
    number: () =>
      withDetail(translateType('number'), labels.maxText(rules.kind === 'files' ? (rules.maxFiles ?? 1) : 1)),
    type: () => withDetail(translateType('type'), listOf(rules)),
    listed: () => withDetail(translateType('listed'), listOf(rules)),
    image: () => withDetail(translateType('image'), imageKindsOf(rules)),
    heic: () => labels.heic,
    'max-size': () => withDetail(translateType('maxSize'), maxOf(rules)),
    'min-size': () => withDetail(translateType('minSize'), least),
    twice: () => labels.twice,
    bytes: () => translateType('bytes'),
  };
  return sayings[problem]();
}

const maxOf = ({ maxSize }: FileRules): string =>
  maxSize === undefined ? '' : `max. ${fileSizeText(maxSize)}`;
