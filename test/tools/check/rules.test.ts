import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRules } from '../../../tools/check/rules/index.ts';
import type { Vocabulary } from '../../../tools/check/vocabulary/index.ts';
import type { Catalogue } from '../../../tools/cli/catalogue-types.ts';
import { repository } from '../../support/files.ts';
import { findingsOf, readCheckedCatalogue, vocabularyOf } from './support/vocabulary.ts';
import { inPage } from './support/pages.ts';

let catalogue: Catalogue;
let vocabulary: Vocabulary;
beforeAll(async () => {
  catalogue = await readCheckedCatalogue();
  vocabulary = vocabularyOf(catalogue);
});

const codeOf = (line: string) => line.split(' ')[1];
const codesOf = (html: string) => [...new Set(findingsOf(html, vocabulary).map(codeOf))];

const docs = readFileSync(join(repository, 'docs/check.md'), 'utf8');

/** The sections of docs/check.md by code, each with its examples of HTML. */
const sections = new Map(
  docs
    .split(/^#### (?=AR\d{3}$)/m)
    .slice(1)
    .map((section) => {
      const examples = [...section.matchAll(/^```html\n(.*?)^```/gms)].map(([, html = '']) => html);
      return [section.slice(0, 5), { section, examples }] as const;
    }),
);

const pageOf = (html: string) => (html.includes('<html') ? html : inPage(html));

describe('a code of a finding', () => {
  it('is explained in docs/check.md, with its title and level', () => {
    expect([...sections.keys()]).toEqual(checkRules.map(({ code }) => code).toSorted());
    for (const { code, title, level } of checkRules)
      expect(sections.get(code)?.section, code).toContain(`**${title}** (${level})`);
  });

  it.each(checkRules.map(({ code, title }) => [code, title]))(
    '%s (%s) is found in its wrong example alone',
    (code) => {
      const [wrong = '', right = ''] = sections.get(code)?.examples ?? [];
      expect(codesOf(pageOf(wrong))).toEqual([code]);
      expect(codesOf(pageOf(right))).toEqual([]);
    },
  );
});

const planted = readFileSync(join(import.meta.dirname, 'fixtures/planted.html'), 'utf8');
const plantedLines = planted.split('\n');

/** Line and code of each fault; JSON has no comments, so its faults are found by their text. */
const faults = [
  ...plantedLines.flatMap((line, index) =>
    [...line.matchAll(/<!-- fault (AR\d{3}) -->/g)].map(([, code]) => `${index + 1} ${code}`),
  ),
  ...(
    [
      ['"anchor": "400"', 'AR312'],
      ['"prefech"', 'AR312'],
      ['"title": 5', 'AR103'],
      ['"zom"', 'AR106'],
    ] as const
  ).map(([text, code]) => `${plantedLines.findIndex((line) => line.includes(text)) + 1} ${code}`),
];

describe('a page with planted faults', () => {
  it('has each of them found at its line, and nothing else', () => {
    const found = findingsOf(planted, vocabulary).map((line) =>
      line.replace(/^(\d+):\d+ (AR\d{3}).*/, '$1 $2'),
    );
    expect(faults.length).toBeGreaterThan(25);
    expect(found.toSorted()).toEqual(faults.toSorted());
  });

  it('has as few when rules are switched off by a comment, for as long as it says', () => {
    const off = planted.replace('<h1', '<!-- archipel-check off AR101, AR103 --><h1');
    const on = off.replace('<p data-island="share">', '<!-- archipel-check on --><p data-island="share">');
    const codes = (html: string) => findingsOf(html, vocabulary).map(codeOf);
    expect(codes(off)).not.toContain('AR101');
    expect(codes(off)).not.toContain('AR103');
    expect(codes(on).filter((code) => code === 'AR103')).toHaveLength(1);
  });
});

describe('the markup that the library itself describes', () => {
  it('has no findings: each example and each state of every island, in French and Dutch', () => {
    const examples = Object.entries(catalogue.islands).flatMap(([name, { example, states }]) => [
      ...Object.entries(example).map(([culture, html]) => [`${name} ${culture}`, html] as const),
      ...Object.entries(states).flatMap(([state, { example: of }]) =>
        Object.entries(of).map(([culture, html]) => [`${name} ${state} ${culture}`, html] as const),
      ),
    ]);
    expect(examples.length).toBeGreaterThan(160);
    const found = examples.flatMap(([name, html]) =>
      [html, inPage(html)].flatMap((source) =>
        findingsOf(source, vocabulary, name).map((line) => `${name}: ${line}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('has findings once an attribute, a part or a name is misspelt', () => {
    const { fr } = catalogue.islands['quantity-field']!.example;
    const [first = ''] = /data-island="quantity-field"/.exec(fr) ?? [];
    expect(codesOf(fr.replace(first, 'data-island="quantity-fields"'))).toEqual(['AR101']);
    expect(codesOf(fr.replaceAll('<input', '<output'))).toContain('AR108');
  });
});

describe('a page that is nested as deeply as no author writes', () => {
  it('is checked without recursion', () => {
    const host = '<div data-island="share" data-networks="email">';
    const html = inPage(`${'<div>'.repeat(50_000)}${host.repeat(1000)}<b data-island="shares">`);
    expect(codesOf(html)).toEqual(['AR101']);
  });
});

it('a key that may have any name is not unknown, when its value is wrong', () => {
  const variants = JSON.stringify([{ ProductVariantId: 1, color: true }]);
  const html = `<form data-island="add-to-cart" data-variants='${variants}'></form>`;
  expect(findingsOf(html, vocabulary).join('\n')).toContain(
    '"0.color" is true; expected a text or a number.',
  );
});
