import { describe, expect, test } from 'vitest';
import {
  fileProblemText,
  fileSizeText,
  isForServer,
  validateFiles,
  readAccept,
  readFileSize,
  readImageHead,
  type FileRules,
  type KnownFile,
} from '#kit/upload';
import sharp from 'sharp';
import { showPage } from '../../support/page.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 1000, type = '', lastModified = 1): KnownFile => ({
  name,
  size,
  type,
  lastModified,
});
const rules = (more: Partial<FileRules> = {}): FileRules => ({
  kind: 'files',
  accept: [],
  types: [],
  maxSize: undefined,
  minSize: undefined,
  maxFiles: undefined,
  ...more,
});
const problemOf = (given: KnownFile, more: Partial<FileRules>) =>
  validateFiles([given], rules(more), [])[0]!.problem;

describe('what is accepted [UPL-01]', () => {
  test.each([
    ['.jpg, PNG ,image/*', ['jpg', 'jpeg', 'png', 'image/*']],
    ['jpeg', ['jpg', 'jpeg']],
    ['image/jpg', ['image/jpeg']],
    ['', []],
    ['.pdf,*/*', []],
  ])('%s is read as %o', (written, labels) => expect(readAccept(written)).toEqual(labels));

  test.each([
    ['a.JPEG', '', '.jpg', true],
    ['a.jpg', 'image/jpeg', 'image/jpg', true],
    ['a.png', '', 'image/*', true],
    ['a.png', 'text/plain', 'image/*', false],
    ['a.pdf', 'application/pdf', 'application/pdf', true],
    ['a.pdf.exe', '', '.pdf', false],
    ['pdf', '', '.pdf', false],
    ['…/“🐚”.pdf', '', 'pdf', true],
    [`${'x'.repeat(300)}.pdf`, '', 'pdf', true],
  ])('%s of type "%s" by %s: %s', (name, type, accept, isGood) =>
    expect(problemOf(file(name, 9, type), { kind: 'file', accept: readAccept(accept) })).toBe(
      isGood ? undefined : 'type',
    ),
  );

  test.each([
    ['10485760', 10 * MB],
    ['10MB', 10 * MB],
    ['1,5 Mo', 1.5 * MB],
    ['500k', 500 * 1024],
    ['2 GiB', 2048 * MB],
    ['0', undefined],
    ['much', undefined],
    [null, undefined],
  ])('max-file-size %s is %s bytes', (written, bytes) => expect(readFileSize(written)).toBe(bytes));
});

describe('what is wrong with a file before a byte of it is sent [UPL-02] [UPL-03]', () => {
  test.each<[string, KnownFile, Partial<FileRules>, string | undefined]>([
    ['0 bytes', file('a.jpg', 0), {}, 'min-size'],
    ['too few bytes', file('a.jpg', 99), { minSize: 100 }, 'min-size'],
    ['2 GB', file('a.jpg', 2048 * MB), { maxSize: 10 * MB }, 'max-size'],
    ['as much as may be', file('a.jpg', 10 * MB), { maxSize: 10 * MB }, undefined],
    ['no picture in a picture’s field', file('a.pdf'), { kind: 'image', accept: ['image/*'] }, 'image'],
    ['a picture of another format', file('a.gif'), { kind: 'image', accept: readAccept('.jpg') }, 'type'],
    ['an iPhone’s photo', file('a.HEIC'), { kind: 'image', accept: ['image/*'] }, 'heic'],
    ['an iPhone’s photo that is asked for', file('a.heic'), { kind: 'image', accept: ['heic'] }, undefined],
    ['another type in a field of several', file('a.exe'), { types: ['pdf'] }, 'listed'],
    ['another type than the input accepts', file('a.exe'), { accept: ['pdf'] }, 'listed'],
  ])('%s', (_, given, more, problem) => expect(problemOf(given, more)).toBe(problem));

  test('the number counts what is there, and what is refused takes no place', () => {
    const files = [file('a.exe'), file('b.pdf'), file('c.pdf'), file('d.pdf')];
    const problems = validateFiles(files, rules({ types: ['pdf'], maxFiles: 3 }), [file('z.pdf')]);
    expect(problems.map(({ problem }) => problem)).toEqual(['listed', undefined, undefined, 'number']);
    const one = validateFiles([file('a.pdf'), file('b.pdf')], rules({ kind: 'file' }), []);
    expect(one.map(({ problem }) => problem)).toEqual([undefined, 'number']);
  });

  test('the same file is noticed, another of its name is not', () => {
    const known = [file('a.pdf', 5, '', 7), { name: 'b.pdf', size: 6, type: '' }];
    const files = [
      file('a.pdf', 5, '', 7),
      file('a.pdf', 5, '', 8),
      file('b.pdf', 6),
      file('c.pdf'),
      file('c.pdf'),
    ];
    expect(validateFiles(files, rules(), known).map(({ problem }) => problem)).toEqual([
      'twice',
      undefined,
      'twice',
      undefined,
      'twice',
    ]);
  });

  test('is said in the page’s language, with what is allowed', () => {
    showPage('', { lang: 'fr' });
    const limits = rules({ types: ['pdf', 'jpg'], maxSize: 10 * MB, maxFiles: 4 });
    expect(fileProblemText('number', limits, 1)).toBe('Nombre maximal de fichiers atteint (4 au plus)');
    expect(fileProblemText('listed', limits, 1)).toBe('Choisissez un fichier valable (pdf, jpg)');
    expect(fileProblemText('max-size', limits, 1)).toBe('Fichier trop lourd (max. 10\u00a0Mo)');
    expect(fileProblemText('min-size', limits, 0)).toBe('Fichier trop petit (il est vide)');
    showPage('', { lang: 'nl' });
    expect(fileProblemText('image', limits, 1)).toBe('Kies een correcte afbeelding (PDF, JPEG)');
    expect(fileProblemText('bytes', limits, 1)).toContain('veranderd');
    expect([0, 1023, 1024, 1536, 123 * 1024, 3.4 * MB].map(fileSizeText)).toEqual([
      '0\u00a0B',
      '1.023\u00a0B',
      '1\u00a0kB',
      '1,5\u00a0kB',
      '123\u00a0kB',
      '3,4\u00a0MB',
    ]);
  });
});

describe('the head of a picture', () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 4, background: '#2c4a52' } });
  const head = (buffer: Buffer | string) =>
    readImageHead(new Uint8Array(Buffer.from(buffer as string)).buffer);

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('of a %s says its size', async (format) => {
    const { size } = head(await picture.clone().toFormat(format).toBuffer());
    expect(size).toEqual({ width: 60, height: 40 });
  });
  test('of WebP without loss, too', async () => {
    const { size } = head(await picture.clone().removeAlpha().webp({ lossless: true }).toBuffer());
    expect(size).toEqual({ width: 60, height: 40 });
  });
  test.each([1, 3, 5, 6, 8])('is turned as EXIF %i says', async (orientation) => {
    const turned = await picture.clone().jpeg().withMetadata({ orientation }).toBuffer();
    const [width, height] = orientation >= 5 ? [40, 60] : [60, 40];
    expect(head(turned).size).toEqual({ width, height });
  });
  test('says nothing where it ends too early, and never fails', async () => {
    const whole = await picture.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    for (let length = 0; length < Math.min(whole.length, 300); length += 1)
      expect(() => head(whole.subarray(0, length))).not.toThrow();
    expect(head(whole.subarray(0, 20)).size).toBeUndefined();
  });
  test.each(['%PDF-1.7', 'bonjour', '<svg xmlns="…"/>', '<!doctype html>', '', '\x89PNG'])(
    'of %o has no size',
    (start) => expect(head(start)).toEqual({ isHeic: false, size: undefined }),
  );
  test('knows HEIC', () => expect(head('\0\0\0\x18ftypheic').isHeic).toBe(true));
});

test.each([
  ['a.heic', '', '.jpg,.heic', true],
  ['a.tif', 'image/tiff', 'image/tiff', true],
  ['a.jpg', 'image/jpeg', '.jpg,.heic', false],
  ['a.tif', 'image/tiff', 'image/*', false],
])('%s of type "%s" by %s is judged by the server alone: %s [UPL-03]', (name, type, accept, isForIt) =>
  expect(isForServer({ name, type }, rules({ accept: readAccept(accept) }))).toBe(isForIt),
);

test.each([
  ['.jpg, .jpeg,.png,.webp', 'Choisissez une image valable (JPEG, PNG, WebP)'],
  ['image/jpeg,image/svg+xml,image/avif', 'Choisissez une image valable (JPEG, SVG, AVIF)'],
  ['image/*', 'Choisissez une image valable'],
  ['', 'Choisissez une image valable'],
])('a field of pictures that accepts "%s" says: %s [UPL-03]', (accept, announcement) => {
  showPage('', { lang: 'fr' });
  const given = rules({ kind: 'image', accept: readAccept(accept) });
  expect(fileProblemText('image', given, 1)).toBe(announcement);
});
