// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { products } from '../../demo/assortment/index.ts';
import { articles } from '../../demo/journal/index.ts';
import { workshops } from '../../demo/makers/workshops.ts';
import { capital, texts } from '../../demo/texts/index.ts';
import { resources } from '../../demo/texts/resources.ts';

/** Words that confused shoppers, and second words for a thing that already has one. */
const forbidden: Record<'fr' | 'nl', readonly RegExp[]> = {
  fr: [
    /soci[ée]té/,
    /points? de retrait/,
    /veuillez/i,
    /\b(vaut|valent|vaudront)\b/,
    /\bbons? (de réduction|disponible)/,
    /TVA est (alors )?comptée/,
    /(arrive|arrivent)…/,
    /Donnez-lui un nom|Quelques champs|Afficher la saisie|Boîte d’envoi|Stock par lieu|moins chère est/,
    /ne se lit pas|part de lui-même|de crédit sont|d’une entreprise en \{/,
    /[\p{L}»)]: /u,
    /-\d+([,.]\d+)? ?€/,
    /\b1 (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
  ],
  nl: [
    /\b(je|jij|jou|jouw)\b/i,
    /winkelmand|artikels|dagboek|journaal/i,
    /\bbewaard\b(?! en wat getoond)|(?<!om te )\bbewaren\b|\bbewaart\b(?! alleen)/i,
    /in voorraad|verwittig|hoogstens|voorafbetaald|facturatieadres|aangekruist/i,
    /\bmunt\b/i,
    /\d €/,
    /\d %|} %/,
    /(?<!['`]) : (?!['`])/,
    /account (te )?maken|account is gemaakt|Invoer tonen|In winkelwagen|kortingsbons/i,
    /vertrekt vanzelf|(komt|komen) eraan|ze is er\b|nog ergens voor|^Dag, \p{Lu}|^Dag, \{/u,
  ],
};

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);

/** Returns all texts of one language in the shop's data, whose tables have language keys. */
const named = (value: unknown, culture: 'fr' | 'nl'): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === culture ? strings(entry) : named(entry, culture),
  );
};

const files = ['islands', 'stores', 'validation', 'runtime'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|html)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const EXAMPLE = { nl: /'nl' %}([^{]*){% else/g, fr: /'nl' %}[^{]*{% else %}([^{]*){%/g };
const LITERAL = /'([^'\n]*)'|`([^`]*)`/g;

/** Returns the texts of the library's own tables and examples. */
function libraryTexts(name: string, culture: 'fr' | 'nl'): string[] {
  const source = readFileSync(name, 'utf8');
  const table = new RegExp(String.raw`^( *)${culture}: \{\n[\s\S]*?^\1\}`, 'gm');
  const line = new RegExp(String.raw`\b${culture}: [{'\`].*`, 'g');
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

it.each(['fr', 'nl'] as const)('no text in %s holds a word that shoppers stumbled over', (culture) => {
  const library = files.flatMap((name) => libraryTexts(name, culture));
  expect(library.length).toBeGreaterThan(500);
  const shop = [texts[culture], resources[culture]].flatMap(strings);
  const things = [...products, ...articles, ...workshops].flatMap((thing) => named(thing, culture));
  const stumbling = [...shop, ...things, ...library].filter((text) =>
    forbidden[culture].some((word) => word.test(text)),
  );
  expect(stumbling).toEqual([]);
});

it('a sentence begins with a capital, which Dutch ’s leaves to its second word', () => {
  expect(['van voren', '’s avonds', 'à deux'].map(capital)).toEqual(['Van voren', '’s Avonds', 'À deux']);
});
