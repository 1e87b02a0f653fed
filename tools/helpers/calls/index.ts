import type { TemplateLanguage } from '../escape-template.ts';
import { blade } from './blade.ts';
import type { CallWriter } from './call-writer.ts';
import { django } from './django.ts';
import { erb } from './erb.ts';
import { liquid } from './liquid.ts';
import { nunjucks } from './nunjucks.ts';
import { razor } from './razor.ts';
import { twig } from './twig.ts';

export type { CallWriter } from './call-writer.ts';

/** The syntax of calls by language; plain HTML has none. */
export const CALL_WRITERS: Readonly<Record<Exclude<TemplateLanguage, 'html'>, CallWriter>> = {
  razor,
  twig,
  blade,
  liquid,
  django,
  erb,
  nunjucks,
};
