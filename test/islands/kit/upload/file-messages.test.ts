import { describe, expect, test } from 'vitest';
import { fileProblemText, fileSizeText } from '#kit/upload/file-messages.ts';
import type { FileRules } from '#kit/upload/file-rules.ts';
import { showPage } from '../../../support/page.ts';

const RULES: FileRules = {
  kind: 'files',
  accept: [],
  types: [],
  maxSize: undefined,
  minSize: undefined,
  maxFiles: 3,
};

const PROBLEMS = [
  'number',
  'type',
  'max-size',
  'min-size',
  'bytes',
  'listed',
  'image',
  'heic',
  'twice',
] as const;

const LANGUAGES = {
  fr: [
    'Nombre maximal de fichiers atteint (3 au plus)',
    'Type de fichier non accepté',
    'Fichier trop lourd',
    'Fichier trop petit (1\u00a0o au moins)',
    'Le fichier a changé pendant l’envoi',
    'Choisissez un fichier valable',
    'Choisissez une image valable',
    'Les photos HEIC ne s’affichent pas partout\u00a0: enregistrez-la en JPEG.',
    'Ce fichier est déjà dans la liste.',
  ],
  nl: [
    'Het maximale aantal bestanden is bereikt (maximaal 3)',
    'Dit soort bestand wordt niet aanvaard',
    'Het bestand is te groot',
    'Het bestand is te klein (minstens 1\u00a0B)',
    'Het bestand is tijdens het versturen veranderd',
    'Kies een correct bestand',
    'Kies een correcte afbeelding',
    'HEIC-foto’s zijn niet overal te zien: sla de foto op als JPEG.',
    'Dit bestand staat al in de lijst.',
  ],
  en: [
    'Maximum number of files exceeded (3 at most)',
    'File type not allowed',
    'File is too large',
    'File is too small (1\u00a0B at least)',
    'The file changed while it was sent',
    'Please put a correct file',
    'Please put a correct image',
    'HEIC photos do not show everywhere: save it as JPEG.',
    'This file is already in the list.',
  ],
};

describe('the message about a rejected file (UPL-02)', () => {
  test.each(Object.entries(LANGUAGES))('is in the language of the page: %s', (lang, messages) => {
    showPage('', { lang });
    expect(PROBLEMS.map((problem) => fileProblemText(problem, RULES, 1))).toEqual(messages);
  });

  test.each([
    ['fr', 'Fichier trop petit (il est vide)'],
    ['nl', 'Het bestand is te klein (het is leeg)'],
    ['en', 'File is too small (it is empty)'],
  ])('is that it is empty, in %s', (lang, message) => {
    showPage('', { lang });
    expect(fileProblemText('min-size', RULES, 0)).toBe(message);
  });

  test('has the limits of the field', () => {
    showPage('', { lang: 'en' });
    const textOf = (problem: (typeof PROBLEMS)[number], rules: Partial<FileRules>) =>
      fileProblemText(problem, { ...RULES, ...rules }, 5);
    expect(textOf('number', { kind: 'file', maxFiles: 7 })).toContain('(1 at most)');
    expect(textOf('number', { maxFiles: undefined })).toContain('(1 at most)');
    expect(textOf('max-size', { maxSize: 2048 })).toContain('(max. 2\u00a0kB)');
    expect(textOf('min-size', { minSize: 2048 })).toContain('(2\u00a0kB at least)');
    expect(textOf('type', { accept: ['pdf', 'image/*'] })).toContain('(pdf, image)');
    expect(textOf('type', { accept: ['pdf'], types: ['x-image/*', 'image/*x'] })).toContain(
      '(x-image/*, image/*x)',
    );
  });

  test('names the formats of an image field as people do', () => {
    showPage('', { lang: 'en' });
    const kinds = (accept: string[], types: string[] = []) =>
      fileProblemText('image', { ...RULES, accept, types }, 5);
    expect(kinds(['image/jpeg', 'jpg', 'jpeg', 'image/svg+xml', 'webp', 'gif'])).toBe(
      'Please put a correct image (JPEG, SVG, WebP, GIF)',
    );
    expect(kinds(['gif'], ['png'])).toBe('Please put a correct image (PNG)');
    expect(kinds(['image/*'])).toBe('Please put a correct image');
  });
});

test.each([
  ['fr', ['512\u00a0o', '1,5\u00a0ko', '2\u00a0Mo', '3\u00a0Go', '3\u00a0072\u00a0Go']],
  ['nl', ['512\u00a0B', '1,5\u00a0kB', '2\u00a0MB', '3\u00a0GB', '3.072\u00a0GB']],
  ['en', ['512\u00a0B', '1.5\u00a0kB', '2\u00a0MB', '3\u00a0GB', '3,072\u00a0GB']],
])('a size has the units of its language: %s', (lang, sizes) => {
  showPage('', { lang });
  const shown = [512, 1536, 2 * 1024 ** 2, 3 * 1024 ** 3, 3 * 1024 ** 4].map(fileSizeText);
  // The separator of thousands is a narrow space in French.
  expect(shown.map((size) => size.replaceAll('\u202f', '\u00a0'))).toEqual(sizes);
});
