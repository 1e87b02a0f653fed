import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, read, repository } from './support/files.ts';

interface Decision {
  number: number;
  title: string;
  file: string;
  text: string;
  paths: string[];
}

const FOLDER = 'docs/decisions';
const INDEX = read(`${FOLDER}/README.md`);
const AREAS = listFiles(FOLDER).filter((file) => !file.endsWith('README.md'));

/** Reads the entries of one area: heading, text, and the line of paths. */
function readArea(file: string): Decision[] {
  const entries = read(file).split(/^### /m).slice(1);
  return entries.map((entry) => {
    const [heading = '', ...lines] = entry.trim().split('\n');
    const [, number, title] = /^(\d+)\. (.+)$/.exec(heading) ?? [];
    const [text = '', concerns = ''] = lines.join('\n').split(/^Concerns: /m);
    const paths = [...concerns.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    return { number: Number(number), title: title!, file, text: text.trim(), paths };
  });
}

const decisions = AREAS.flatMap(readArea);
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

/** Returns the anchor that a code host gives to a heading. */
const anchorOf = ({ number, title }: Decision) =>
  `${number}. ${title}`
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const sentencesOf = (text: string) =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?])["”)]?\s+/);

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number);
const numbersOfLine = (start: string) =>
  numbersIn(INDEX.split('\n').find((line) => line.startsWith(start)) ?? '');

test('each decision has one number, and the numbers of an area are in order', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(200);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const area of AREAS) {
    const own = readArea(area).map(({ number }) => number);
    expect(own, area).toEqual(ascending(own));
  }
});

test('the index has every decision once, in order of number, with its title, link and area', () => {
  const rows = decisions
    .toSorted((a, b) => a.number - b.number)
    .map((decision) => {
      const file = decision.file.slice(FOLDER.length + 1);
      const area = /^# (.+)$/m.exec(read(decision.file))?.[1];
      return `- ${decision.number} · [${decision.title}](${file}#${anchorOf(decision)}) · ${area}`;
    });
  expect(INDEX.split('\n').filter((line) => /^- \d/.test(line))).toEqual(rows);
});

test('every number up to the highest is a decision, deleted, or never used', () => {
  const numbers = [
    ...decisions.map(({ number }) => number),
    ...numbersOfLine('Deleted, '),
    ...numbersOfLine('Never used: '),
  ];
  const highest = Math.max(...numbers);
  expect(ascending(numbers)).toEqual(Array.from({ length: highest }, (_, index) => index + 1));
});

test('a decision has three sentences at most, each with its subject first', () => {
  const long = decisions.filter(({ text }) => text === '' || sentencesOf(text).length > 3);
  expect(long.map(({ number }) => number)).toEqual([]);
  const riddles = decisions.filter(({ text }) =>
    sentencesOf(text).some((sentence) =>
      /^(?:Who|Whoever|Nobody|Somebody|Everybody|What|Where there)\b/.test(sentence),
    ),
  );
  expect(riddles.map(({ number }) => number)).toEqual([]);
});

test('a decision names the tests or files it concerns, and each exists', () => {
  const lost = decisions.flatMap(({ number, paths }) =>
    paths.length === 0
      ? [`${number} names none`]
      : paths.filter((path) => !existsSync(join(repository, path))).map((path) => `${number}: ${path}`),
  );
  expect(lost).toEqual([]);
});

test('links between decisions lead to their headings', () => {
  const anchors = new Set(decisions.map((decision) => `${decision.file}#${anchorOf(decision)}`));
  const dead = AREAS.flatMap((area) =>
    [...read(area).matchAll(/\]\(([^)#]*)#([^)]+)\)/g)]
      .map(([, file, anchor]) => `${file === '' ? area : join(FOLDER, file!)}#${anchor}`)
      .filter((target) => !anchors.has(target)),
  );
  expect(dead).toEqual([]);
});

const SOURCES =
  'README.md build.mjs oxlint.config.js bench build demo docs e2e islands runtime stores styles test tools validation';
const REFERENCE = /\bdecisions? \d+(?:(?:,| to| and) \d+)*/gi;

test('every reference to a decision leads to one that exists', () => {
  const numbers = new Set(decisions.map(({ number }) => number));
  const files = SOURCES.split(' ').flatMap((name) => (name.includes('.') ? [name] : listFiles(name)));
  const dead = files
    .filter((file) => /\.(?:md|[cm]?[jt]sx?|css|html)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(REFERENCE)]
        .flatMap(([reference]) => numbersIn(reference))
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: decision ${number}`),
    );
  expect(dead).toEqual([]);
});
