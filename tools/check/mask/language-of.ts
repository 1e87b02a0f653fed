import { bladeLanguage } from './blade.ts';
import { djangoLanguage } from './django.ts';
import { ejsLanguage } from './ejs.ts';
import { erbLanguage } from './erb.ts';
import { liquidLanguage } from './liquid.ts';
import { phpLanguage } from './php.ts';
import { blazorLanguage, razorLanguage } from './razor.ts';
import type { TemplateLanguage } from './token.ts';
import { twigLanguage } from './twig.ts';

/** Languages by the end of a file's name, longest first. */
const BY_ENDING: readonly (readonly [string, TemplateLanguage])[] = [
  ['.blade.php', bladeLanguage],
  ['.cshtml', razorLanguage],
  ['.razor', blazorLanguage],
  ['.twig', twigLanguage],
  ['.liquid', liquidLanguage],
  ['.djhtml', djangoLanguage],
  ['.jinja2', djangoLanguage],
  ['.jinja', djangoLanguage],
  ['.j2', djangoLanguage],
  ['.njk', djangoLanguage],
  ['.nunjucks', djangoLanguage],
  ['.erb', erbLanguage],
  ['.rhtml', erbLanguage],
  ['.ejs', ejsLanguage],
  ['.phtml', phpLanguage],
  ['.php', phpLanguage],
];

/** Endings of all template languages, for lists of files. */
export const TEMPLATE_ENDINGS: readonly string[] = BY_ENDING.map(([ending]) => ending);

/** Marks that say the language of a file that ends with `.html`. */
const BY_MARKS: readonly (readonly [RegExp, string, TemplateLanguage])[] = [
  [/<\?(?:php\b|=)/, '', phpLanguage],
  [/\{%[-+]?\s*\w/, '%}', djangoLanguage],
  [/<%[=#-]?\s/, '%>', erbLanguage],
  [/\{\{-?\s*[\w."'][^{}]{0,500}\}\}/, '', djangoLanguage],
];

/** A template of another format, such as `mail.txt.twig`, has no HTML. */
const OTHER_FORMAT =
  /\.(?:txt|text|json|js|mjs|ts|css|scss|xml|rss|atom|md|ya?ml|csv|sql|svg|ics|conf|ini|toml|sh|py|rb|pdf|xlsx|tex)$/i;

/**
 * Returns the template language of a file.
 *
 * @param file Name or path.
 * @param text Its contents, which decide for `.html`.
 * @returns Undefined for plain HTML and for templates of other formats.
 */
export function languageOf(file: string, text: string): TemplateLanguage | undefined {
  const name = file.toLowerCase();
  const [ending, language] = BY_ENDING.find(([end]) => name.endsWith(end)) ?? ['', undefined];
  if (language) return OTHER_FORMAT.test(name.slice(0, -ending.length)) ? undefined : language;
  if (!/\.x?html?$/.test(name)) return undefined;
  return BY_MARKS.find(([open, close]) => open.test(text) && text.includes(close))?.[2];
}
