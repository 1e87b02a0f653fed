import {
  escapeTemplate,
  TEMPLATE_LANGUAGES,
  type TemplateLanguage,
} from '../../tools/helpers/escape-template.ts';
import { writeCall } from '../../tools/helpers/write-call.ts';
import type { IslandEntry } from './catalogue.ts';

/** A way to write the markup of an example. */
export interface CopyLanguage {
  readonly name: string;
  readonly title: string;
  /** Written as a call of the server helpers; otherwise as HTML of a template. */
  readonly isCall: boolean;
}

const TITLES: Readonly<Record<TemplateLanguage, string>> = {
  html: 'HTML',
  razor: 'Razor',
  twig: 'Twig',
  blade: 'Blade',
  liquid: 'Liquid',
  django: 'Django',
  erb: 'ERB',
  nunjucks: 'Nunjucks',
};

const CALL = '-call';

const toPlain = (name: TemplateLanguage): CopyLanguage => ({ name, title: TITLES[name], isCall: false });

const toCall = (name: TemplateLanguage): CopyLanguage => ({
  name: `${name}${CALL}`,
  title: name === 'razor' ? 'ASP.NET' : TITLES[name],
  isCall: true,
});

/** All ways to write markup: as HTML for each language, then as calls of its helpers. */
export const copyLanguages: readonly CopyLanguage[] = [
  ...TEMPLATE_LANGUAGES.map(toPlain),
  ...TEMPLATE_LANGUAGES.filter((name) => name !== 'html').map(toCall),
];

/** Returns a known language by its name; HTML for any other. */
export const toCopyLanguage = (name: string | undefined): CopyLanguage =>
  copyLanguages.find((one) => one.name === name) ?? copyLanguages[0]!;

/**
 * Writes an example for a template.
 *
 * @param html The markup.
 * @param subject The island with its entry in the catalogue.
 * @param language The way to write it.
 */
export function writeCopy(
  html: string,
  subject: { readonly name: string; readonly island: IslandEntry },
  { name, isCall }: CopyLanguage,
): string {
  const language = TEMPLATE_LANGUAGES.find((one) => one === name.replace(CALL, '')) ?? 'html';
  return isCall ? writeCall(html, subject, language) : escapeTemplate(html, language);
}
