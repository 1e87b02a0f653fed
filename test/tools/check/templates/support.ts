import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSource } from '../../../../tools/check/check-source.ts';
import { maskTemplate } from '../../../../tools/check/mask/index.ts';
import { repository } from '../../../support/files.ts';
import { demoVocabularyOf, readCheckedCatalogue } from '../support/vocabulary.ts';

const vocabulary = demoVocabularyOf(await readCheckedCatalogue());

/** Reads a file of the repository. */
export const readSourceFile = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Checks a template; the name says its language. */
export function checkTemplate(file: string, text: string) {
  const source = maskTemplate(file, text);
  if (!source) throw new Error(`${file} is no template.`);
  return checkSource(source, vocabulary, { levels: new Map() }).findings;
}

/** Findings as lines that a person can read. */
export const toLines = (findings: ReturnType<typeof checkTemplate>) =>
  findings.map(({ line, code, message }) => `${line} ${code} ${message}`);
