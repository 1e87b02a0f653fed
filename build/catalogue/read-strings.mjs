import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { STRING_PURPOSES } from './string-purposes.mjs';

const FOLDERS = ['runtime', 'islands', 'stores', 'validation'];
const LANGUAGES = ['fr', 'nl', 'en'];

/** A key as a literal, and the name of the library's own text: behind `translateOr('Core.Error', words.error)`. */
const CALL = /\(\s*'([A-Z]\w*\.[A-Z]\w*)',\s*(?:\w+|\w+\(\w*\))\.(\w+)/g;
/** A row of a table of keys by the names of their texts: `image: 'Assets.EncodeCorrectImage',`. */
const ROW = /^\s+(\w+): '([A-Z]\w*\.[A-Z]\w*)',$/gm;
const KEY = /'([A-Z][A-Za-z]*\.[A-Z][A-Za-z]*)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const TABLE = /const texts = (\{[\s\S]*?\n\});/;
const IMPORT = /import \{[^}]*\btexts\b[^}]*\} from '(\.[^']+)'/;

const filesIn = (root) =>
  FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(root, folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name)),
  );

/** Finds the source of the texts that a file uses: its own, or those that it imports. */
function tableOf(file, source) {
  const imported = IMPORT.exec(source)?.[1];
  const text = imported ? readFileSync(join(dirname(file), imported), 'utf8') : source;
  return TABLE.exec(text)?.[1];
}

/** Evaluates a table of texts; only names and literals are in it. */
async function evaluate(table) {
  const { code } = await esbuild.transform(`export const texts = ${table};`, { loader: 'ts', format: 'esm' });
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(/* @vite-ignore */ address)).texts;
}

function namesOf(source) {
  const calls = [...source.matchAll(CALL)].map(([, key, name]) => [key, name]);
  const rows = [...source.matchAll(ROW)].map(([, name, key]) => [key, name]);
  return new Map([...rows, ...calls]);
}

/** Reads the keys of one file, each with the library's own texts where they are found. */
async function readFile(file) {
  const source = readFileSync(file, 'utf8').replace(COMMENT, '');
  const keys = new Set([...source.matchAll(KEY)].map(([, key]) => key));
  if (keys.size === 0 || !/from '[^']*\bstrings\b/.test(source)) return [];
  const table = tableOf(file, source);
  const texts = table ? await evaluate(table) : {};
  const names = namesOf(source);
  const textIn = (language, key) => texts[language]?.[names.get(key)];
  return [...keys].map((key) => ({
    key,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language, key)])),
  }));
}

const isWhole = (texts) => LANGUAGES.every((language) => typeof texts[language] === 'string');

function complaintsOf(found) {
  const keys = new Set(found.map(({ key }) => key));
  const undescribed = [...keys].filter((key) => !(key in STRING_PURPOSES));
  const unused = Object.keys(STRING_PURPOSES).filter((key) => !keys.has(key));
  const textless = [...keys].filter((key) => !found.some((one) => one.key === key && isWhole(one.texts)));
  const at = 'build/catalogue/string-purposes.mjs';
  return [
    ...undescribed.map((key) => `${at} does not say what the string resource ${key} is for: add a sentence.`),
    ...unused.map((key) => `${at} describes ${key}, which no source reads: take it out.`),
    ...textless.map(
      (key) =>
        `The string resource ${key} has no text of ours in fr, nl and en: write translateOr('${key}', texts.name).`,
    ),
  ];
}

/**
 * Reads the string resources that the library uses (I18N-02).
 *
 * @param root The folder of the project.
 * @param sources The sources of each island, from readSources.
 * @returns `strings` by sorted key, with purpose, the library's texts and the islands that read it; and `complaints`.
 */
export async function readStrings(root, sources) {
  const found = (await Promise.all(filesIn(root).map(readFile))).flat();
  if (found.length === 0) return { strings: {}, complaints: [] };
  const islandsOf = (key) =>
    [...sources].filter(([, { all }]) => all.includes(`'${key}'`)).map(([name]) => name);
  const keys = [...new Set(found.map(({ key }) => key))].toSorted();
  const describe = (key) => ({
    description: STRING_PURPOSES[key],
    texts: (found.find((one) => one.key === key && isWhole(one.texts)) ?? {}).texts,
    islands: islandsOf(key),
  });
  return {
    strings: Object.fromEntries(keys.map((key) => [key, describe(key)])),
    complaints: complaintsOf(found),
  };
}
