import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describePage } from './describe-page.mjs';
import { describeRules } from './describe-rules.mjs';
import { fromSource, importBundle } from './import-bundle.mjs';
import { plainRecord } from './plain-text.mjs';
import { settingsSchema } from './settings-schema.mjs';

const LANGUAGES = ['fr', 'nl', 'en'];

const SOURCE = [
  "export { about as rules } from './validation/about/index.ts';",
  "export { aboutGroups, aboutPage, aboutSettings } from './runtime/about/index.ts';",
  "export { aboutBars, aboutClasses, aboutProperties } from './styles/about.ts';",
  ...LANGUAGES.map((language) => `export { ${language} } from './validation/fallback/${language}.ts';`),
].join('\n');

const NOTHING = { rules: {}, aboutGroups: {}, aboutPage: {}, aboutSettings: {} };

/**
 * Reads the descriptions that are no island's: rules, attributes and settings of pages, classes and properties.
 *
 * @param root The folder of the project.
 * @returns The exports of the about files and the default messages of rules; a project without them has none.
 */
export async function readAbouts(root) {
  if (!existsSync(join(root, 'styles/about.ts'))) {
    return { ...NOTHING, aboutBars: {}, aboutClasses: {}, aboutProperties: {}, fr: {}, nl: {}, en: {} };
  }
  return importBundle(root, fromSource(root, SOURCE, 'abouts.mjs'));
}

/**
 * Describes all that a page can write besides islands.
 *
 * @param root The folder of the project.
 * @param islands The described islands, by name.
 * @returns `rules`, `page`, `settings`, `classes` and `properties` of islands.json.
 */
export async function readPage(root, islands) {
  const abouts = await readAbouts(root);
  return {
    rules: describeRules(abouts),
    page: describePage(abouts.aboutPage, islands),
    settings: settingsSchema(abouts),
    classes: plainRecord(abouts.aboutClasses),
    properties: plainRecord({ ...abouts.aboutBars, ...abouts.aboutProperties }),
  };
}
