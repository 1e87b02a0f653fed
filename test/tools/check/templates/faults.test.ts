import { describe, expect, test } from 'vitest';
import { checkTemplate, readSourceFile, toLines } from './support.ts';

/** Codes of the mistakes that each template has, by their numbers. */
const CODES: Readonly<Record<number, string>> = {
  1: 'AR101',
  2: 'AR102',
  3: 'AR103',
  4: 'AR103',
  5: 'AR104',
  6: 'AR105',
  7: 'AR107',
  8: 'AR108',
  9: 'AR109',
  10: 'AR201',
  11: 'AR202',
  12: 'AR204',
  13: 'AR205',
  14: 'AR206',
  15: 'AR301',
  16: 'AR302',
  17: 'AR303',
  18: 'AR305',
  19: 'AR308',
};

const FAULTY = [
  'razor/faults.cshtml',
  'twig/faults.html.twig',
  'blade/faults.blade.php',
  'liquid/faults.liquid',
  'django/faults.djhtml',
  'erb/faults.html.erb',
  'php/faults.php',
];

const CLEAN = [
  'razor/clean.cshtml',
  'razor/clean.razor',
  'twig/clean.html.twig',
  'blade/clean.blade.php',
  'liquid/clean.liquid',
  'django/clean.djhtml',
  'django/clean.jinja',
  'erb/clean.html.erb',
  'php/clean.php',
];

/** An include in the header may have the target of number 15. */
const SILENT = [15];

const read = (path: string) => readSourceFile(`test/tools/check/templates/${path}`);

/** Lines of the mistakes, as `12 AR101`, in the order of the text. */
const plantedIn = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const number = Number(/fault (\d+)/.exec(line)?.[1]);
    return number && !SILENT.includes(number) ? [`${index + 1} ${CODES[number]}`] : [];
  });

const foundIn = (file: string, text: string) =>
  checkTemplate(file, text).map(({ line, code }) => `${line} ${code}`);

describe.each(FAULTY)('%s', (file) => {
  test('the planted mistakes are found on their lines, and nothing else', () => {
    expect(plantedIn(read(file)).length).toBe(18);
    expect(foundIn(file, read(file))).toEqual(plantedIn(read(file)));
  });

  test('a byte order mark and line ends of Windows change no line', () => {
    const text = read(file);
    expect(foundIn(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plantedIn(text));
  });
});

describe.each(CLEAN)('%s', (file) => {
  test('a faultless template has no finding', () => {
    expect(toLines(checkTemplate(file, read(file)))).toEqual([]);
  });
});
