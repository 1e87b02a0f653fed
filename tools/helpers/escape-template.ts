/** Languages that markup can be written for; `html` is a static page. */
export const TEMPLATE_LANGUAGES = [
  'html',
  'razor',
  'twig',
  'blade',
  'liquid',
  'django',
  'erb',
  'nunjucks',
] as const;

/** A language of server templates, or plain HTML. */
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

/** Prints a text by an expression of the language: `{{ '{%' }}`. */
const print = (text: string) => `{{ '${text}' }}`;

const printRaw = (text: string) => `{!! '${text}' !!}`;

// The last brace of a text would form a delimiter with a tag behind it.
const escapeBraces = (html: string) => html.replace(/\{[{%#]|\{$/g, print);

/** An `@` that Blade reads: before a directive's name, or before an echo. */
const BLADE_MARKS = /\{(?=\{|!!|$)|<(?=\?|\/?x[-:])|@(?=\{|$)|(?<!\w)@(?=(\w+)([ \t]+\()?)/g;

// Each part of `{{` is printed alone: Blade reads its own output again, for the other kinds of echo.
// `@@media (` would lose its space.
const escapeBlade = (html: string) =>
  html.replace(BLADE_MARKS, (mark, name?: string, argument?: string) =>
    name === undefined || argument !== undefined ? printRaw(mark) : '@@',
  );

const ESCAPES: Readonly<Record<TemplateLanguage, (html: string) => string>> = {
  html: (html) => html,
  razor: (html) => html.replaceAll('@', '@@'),
  twig: escapeBraces,
  blade: escapeBlade,
  liquid: escapeBraces,
  django: escapeBraces,
  erb: (html) => html.replaceAll('<%', '<%%'),
  // The end of a comment is an error without its beginning.
  nunjucks: (html) => html.replace(/\{[{%#]|\{$|#\}/g, print),
};

/**
 * Writes HTML as the source of a template that renders exactly this HTML.
 *
 * @param html The HTML.
 * @param language The language of the template.
 * @returns The source; the same text when the language gives none of it a meaning.
 */
export const escapeTemplate = (html: string, language: TemplateLanguage): string => ESCAPES[language](html);
