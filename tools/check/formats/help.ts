import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Explanations of codes, from the package's own files. */
export interface RuleHelp {
  /** Returns a code's section of docs/check.md, without its heading; empty where the file is missing. */
  markdownOf(code: string): string;
  /** Returns the address of that section; undefined where the package has no home page. */
  addressOf(code: string): string | undefined;
}

const PAGE = 'docs/check.md';

const SECTION = /^#### (AR\d{3})\n(.*?)(?=^#{1,4} |$(?![^]))/gms;

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function readHomePage(root: string): string | undefined {
  const { homepage } = JSON.parse(readText(join(root, 'package.json')) || '{}') as { homepage?: string };
  return homepage?.replace(/[#?].*$/, '').replace(/\/?$/, '/');
}

/**
 * Reads the explanations of all codes.
 *
 * @param dist The folder of `islands.json`; the documents are beside it.
 */
export function readRuleHelp(dist: string): RuleHelp {
  const root = join(dist, '..');
  const sections = [...readText(join(root, PAGE)).matchAll(SECTION)].map(
    ([, code = '', text = '']) => [code, text.trim()] as const,
  );
  const byCode = new Map(sections);
  const home = readHomePage(root);
  return {
    markdownOf: (code) => byCode.get(code) ?? '',
    addressOf: (code) => (home === undefined ? undefined : `${home}${PAGE}#${code.toLowerCase()}`),
  };
}
