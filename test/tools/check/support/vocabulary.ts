import { join } from 'node:path';
import { readCheckConfig } from '../../../../tools/check/config.ts';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import {
  createVocabulary,
  type SiteVocabulary,
  type Vocabulary,
} from '../../../../tools/check/vocabulary/index.ts';
import { checkSource } from '../../../../tools/check/check-source.ts';
import type { CheckSource } from '../../../../tools/check/document.ts';
import { readCatalogue } from '../../../support/catalogue.ts';
import { repository } from '../../../support/files.ts';

/** Reads the catalogue as the build does, with the types of the program. */
export const readCheckedCatalogue = async (): Promise<Catalogue> =>
  ({ version: '0', calls: {}, ...(await readCatalogue()) }) as unknown as Catalogue;

/** Gathers the library's names, and those of a site. */
export const vocabularyOf = (catalogue: Catalogue, site: Partial<SiteVocabulary> = {}): Vocabulary =>
  createVocabulary(catalogue, { islands: {}, validationRules: [], classes: [], ...site });

/** Gathers the library's names, and those of the demo's own islands. */
export const demoVocabularyOf = (catalogue: Catalogue): Vocabulary =>
  createVocabulary(catalogue, readCheckConfig(join(repository, 'demo'), undefined));

/** HTML as the rules see it. */
export const htmlSource = (html: string, file = 'page.html'): CheckSource => ({
  file,
  text: html,
  html,
  dynamic: [],
  isTemplate: false,
  hasIncludes: false,
  isPage: /<html[\s>]/i.test(html),
});

/** Checks HTML, and returns a line for each finding: `3:5 AR101 There is …`. */
export function findingsOf(html: string, vocabulary: Vocabulary, file?: string): string[] {
  const { findings } = checkSource(htmlSource(html, file), vocabulary, { levels: new Map() });
  return findings.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
}
