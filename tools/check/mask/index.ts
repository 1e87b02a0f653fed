import type { CheckSource } from '../document.ts';
import { buildTemplateSource } from './build-source.ts';
import { languageOf } from './language-of.ts';

export { TEMPLATE_ENDINGS } from './language-of.ts';

/**
 * Masks the expressions and statements of a template, so that its HTML can be checked.
 *
 * @param file Name or path; its ending says the language, for `.html` the contents.
 * @param text The template.
 * @returns Undefined for a file in no template language.
 */
export function maskTemplate(file: string, text: string): CheckSource | undefined {
  const language = languageOf(file, text);
  return language && buildTemplateSource(file, text, language);
}
