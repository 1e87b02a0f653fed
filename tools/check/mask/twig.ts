import { findEmptyComponents, inTextOrder } from './component-tags.ts';
import { readCurly, type CurlyTable } from './curly.ts';
import type { TemplateLanguage } from './token.ts';

/** Functions whose results are escaped text, also of Symfony and Craft. */
const TEXT_CALLS =
  'path|url|asset|absolute_url|relative_path|csrf_token|constant|cycle|date|max|min|random|range|attribute|trans|t|is_granted|dump|importmap_entry|logout_path|logout_url|country_names|field_name|field_value|field_label|field_help|siteUrl|alias|enum|source_text';

/** Twig: tags of its core, of Symfony and of Drupal. */
export const TWIG: CurlyTable = {
  opens: { if: 'if', for: 'loop', macro: 'loop', trans: 'if', switch: 'switch' },
  elses: { else: true, elseif: false, elif: false, plural: true, case: false, default: true },
  ends: /^end(?:if|for|macro|trans|switch)$/,
  silent:
    /^(?:set|apply|autoescape|do|flush|from|import|sandbox|with|form_theme|trans_default_domain|types|deprecated|guard|cache|stopwatch|spaceless|requireLogin|exit|nav)$/,
  texts: /^(?:redirect)$/,
  antiforgery: /^csrf_token$/,
  raw: /^(?:raw|verbatim)$/,
  antiforgeryOutput:
    /^(?:csrfInput\s*\(|form_start\s*\(|form_rest\s*\(|form_row\s*\(\s*[\w.]+\._token|form_widget\s*\(\s*[\w.]+\._token)/,
  htmlOutput: new RegExp(
    `^(?!(?:${TEXT_CALLS})\\s*\\()(?:[\\w.]+\\s*\\(|content\\b|page\\.|children\\b|form\\b)|\\|\\s*(?:raw|markdown\\w*|nl2br)\\b|\\b(?:include|block|parent|render|component)\\s*\\(`,
  ),
  hasHashComments: true,
};

const ONE_LINE_TRANSLATION = /^\{%[-~]?\s*trans\s+["']/;

/** `{% trans "text" %}` has no end. */
const withoutFlowOf = (text: string) => (token: ReturnType<typeof readCurly>[number]) => {
  if (!token.flow || !ONE_LINE_TRANSLATION.test(text.slice(token.from, token.to))) return token;
  return { from: token.from, to: token.to, kind: 'output' as const };
};

/** Twig: `.twig`, `.html.twig`. */
export const twigLanguage: TemplateLanguage = {
  name: 'Twig',
  tokenize: (text) =>
    inTextOrder([
      ...findEmptyComponents(text, 'twig:[\\w:]+'),
      ...readCurly(text, TWIG).map(withoutFlowOf(text)),
    ]),
  describeTag: (name) => (/^twig:/i.test(name) ? { isComponent: true, hasMoreAttributes: true } : undefined),
};
