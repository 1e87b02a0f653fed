// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '../../demo/assortment/categories.ts';
import { products } from '../../demo/assortment/index.ts';
import { articles } from '../../demo/journal/index.ts';
import { workshops } from '../../demo/makers/workshops.ts';
import { capital, texts } from '../../demo/texts/index.ts';
import { materials } from '../../demo/texts/materials.ts';
import { resources } from '../../demo/texts/resources.ts';
import { refusedTerms } from '../support/terms.ts';

type Culture = 'fr' | 'nl';

/** Sentences that confused shoppers; single words are in `docs/terms.md`. */
const forbidden: Record<Culture, readonly RegExp[]> = {
  fr: [
    /TVA est (alors )?comptée/,
    /(arrive|arrivent)…/,
    /Donnez-lui un nom|Quelques champs|Boîte d’envoi|Stock par lieu|moins chère est/,
    /ne se lit pas|part de lui-même|de crédit sont|d’une entreprise en \{/,
    /\b1 (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
  ],
  nl: [
    /\bbewaard\b(?! en wat getoond)|(?<!om te )\bbewaren\b|\bbewaart\b(?! alleen)/i,
    /In winkelwagen|vertrekt vanzelf|(komt|komen) eraan|ze is er\b|nog ergens voor|^Dag, \p{Lu}|^Dag, \{/u,
  ],
};

/** Signs that the second table of `docs/terms.md` refuses, in both languages and in each. */
const signs: Record<Culture | 'both', readonly RegExp[]> = {
  both: [/\p{L}'\p{L}/u, /\s"\p{L}/u, /\.\.\./, /(?<![\w/–-])-\d/, / {2}/],
  fr: [
    / [:;?!»](?=$|[\s)»,.])|« /,
    /[\p{L}»)][:;?!](?=$|\s)|«\p{L}|\p{L}»/u,
    /[\d}] ?[€%](?!\w)(?<!\u00a0.)/,
    /€\s?\d/,
    /[“”‘]/,
  ],
  nl: [/(?<!['`]|zoals) [:;?!](?!['`])/, /\d\s?€/, /[\d}]\s%/, /€ ?[\d{](?<!\u00a0.)/, /[«»‘]/],
};

const refused = refusedTerms(readFileSync('docs/terms.md', 'utf8'));

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);

/** Returns all texts of one language in the shop's data, whose tables have language keys. */
const named = (value: unknown, culture: Culture): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === culture ? strings(entry) : named(entry, culture),
  );
};

const files = ['islands', 'stores', 'validation', 'runtime', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|html)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const EXAMPLE = { nl: /'nl' %}([^{]*){% else/g, fr: /'nl' %}[^{]*{% else %}([^{]*){%/g };
const LITERAL = /'([^'\n]*)'|`([^`]*)`/g;

/** Returns the texts of the library's own tables and examples. */
function libraryTexts(name: string, culture: Culture): string[] {
  const source = readFileSync(name, 'utf8');
  const table = new RegExp(String.raw`^( *)${culture}: \{\n[\s\S]*?^\1\}`, 'gm');
  const line = new RegExp(String.raw`\b${culture}: [{'\`].*?(?=\b(?:fr|nl|en): |$)`, 'gm');
  const isTable = name === `validation/fallback/${culture}.ts`;
  const code = isTable
    ? [source]
    : [...source.matchAll(table), ...source.matchAll(line)].map(([text]) => text);
  const literals = code
    .flatMap((text) => [...text.matchAll(LITERAL)])
    .map(([, plain, filled]) => plain ?? filled);
  const examples = [...source.matchAll(EXAMPLE[culture])].map(([, text]) => text);
  return [...literals, ...examples].map((text) => text ?? '');
}

/** Returns all texts in one language: those of the library, its examples, and the shop. */
function allTexts(culture: Culture): string[] {
  const library = files.flatMap((name) => libraryTexts(name, culture));
  expect(library.length).toBeGreaterThan(500);
  const shop = [texts[culture], resources[culture]].flatMap(strings);
  const tables = [products, articles, workshops, categories, materials];
  return [...shop, ...tables.flat().flatMap((thing) => named(thing, culture)), ...library];
}

/** Removes code, tags and line breaks. */
const prose = (text: string) =>
  text
    .replace(/\$\{[^}]*\}/g, '{0}')
    .replace(/`[^`]*`/g, '…')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\n\s*/g, ' ');

const isWrong = (rules: readonly RegExp[]) => (text: string) => rules.some((rule) => rule.test(text));

describe.each(['fr', 'nl'] as const)('no text in %s', (culture) => {
  it('holds a word that shoppers stumbled over, or a second word for a thing that has one', () => {
    expect(refused[culture].length).toBeGreaterThan(30);
    expect(allTexts(culture).filter(isWrong([...forbidden[culture], ...refused[culture]]))).toEqual([]);
  });

  it('has a wrong sign, or misses a no-break space', () => {
    const wrong = isWrong([...signs.both, ...signs[culture]]);
    expect(allTexts(culture).filter((text) => wrong(prose(text)))).toEqual([]);
  });
});

it('a sentence begins with a capital, which Dutch ’s leaves to its second word', () => {
  expect(['van voren', '’s avonds', 'à deux'].map(capital)).toEqual(['Van voren', '’s Avonds', 'À deux']);
});
