import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSource } from '../../../../tools/check/check-source.ts';
import { maskTemplate } from '../../../../tools/check/mask/index.ts';
import { createVocabulary } from '../../../../tools/check/vocabulary/index.ts';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';

/** Folder of the repository. */
export const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url));

const catalogue = JSON.parse(readFileSync(`${projectRoot}dist/islands.json`, 'utf8')) as Catalogue;

const vocabulary = createVocabulary(catalogue, { islands: {}, validationRules: [], classes: [] });

/** Reads a file of the repository. */
export const readSourceFile = (path: string) => readFileSync(`${projectRoot}${path}`, 'utf8');

/** Checks a template; the name says its language. */
export function checkTemplate(file: string, text: string) {
  const source = maskTemplate(file, text);
  if (!source) throw new Error(`${file} is no template.`);
  return checkSource(source, vocabulary, { levels: new Map() }).findings;
}

/** Findings as lines that a person can read. */
export const toLines = (findings: ReturnType<typeof checkTemplate>) =>
  findings.map(({ line, code, message }) => `${line} ${code} ${message}`);
