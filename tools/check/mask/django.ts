import { readCurly, type CurlyTable } from './curly.ts';
import type { TemplateLanguage } from './token.ts';

/** Functions of Jinja and Nunjucks whose results are text. */
const TEXT_CALLS =
  'url_for|url|static|_|gettext|ngettext|range|dict|lipsum|cycler|joiner|now|asset|csrf_token|get_locale';

/** Django, Jinja and Nunjucks: a tag that is not known may write HTML. */
export const DJANGO: CurlyTable = {
  opens: {
    if: 'if',
    ifequal: 'if',
    ifnotequal: 'unless',
    ifchanged: 'if',
    ifAsync: 'if',
    for: 'loop',
    asyncEach: 'loop',
    asyncAll: 'loop',
    macro: 'loop',
    switch: 'switch',
    blocktrans: 'if',
    blocktranslate: 'if',
    trans: 'if',
  },
  elses: {
    else: true,
    elif: false,
    elseif: false,
    empty: true,
    plural: true,
    pluralize: true,
    case: false,
    default: true,
  },
  ends: /^end(?:if|ifequal|ifnotequal|ifchanged|for|each|all|macro|switch|blocktrans|blocktranslate|trans)$/,
  silent:
    /^(?:load|with|set|autoescape|spaceless|filter|import|from|do|cache|localize|localtime|timezone|language|get_\w+|regroup|resetcycle|debug|break|continue|partialdef|call)$/,
  texts:
    /^(?:url|translate|static|now|firstof|cycle|widthratio|templatetag|lorem|querystring|media|thumbnail)$/,
  antiforgery: /^(?:csrf_token|csrf_field)$/,
  raw: /^(?:raw|verbatim)$/,
  comments: /^comment$/,
  antiforgeryOutput:
    /^(?:csrf_input\b|csrf_field\s*\(|form\.hidden_tag\s*\(|[\w.]*form\.csrf_token\b|[\w.]*\.management_form\b)/,
  htmlOutput: new RegExp(
    `^(?!(?:${TEXT_CALLS})\\s*\\()(?:[\\w.]+\\s*\\(|(?:\\w*form|field|widget|content|body|block)\\b(?!\\.(?:id_for_label|name|html_name|value|label|help_text|errors\\.as_text))|\\w+\\.(?:as_\\w+|content|body|html|block)\\b)|\\|\\s*(?:safe|markdown\\w*|linebreaks\\w*|urlize\\w*|crispy|as_crispy\\w*|richtext|json_script|nl2br|widget_tweaks|add_class|attr)\\b`,
  ),
  hasHashComments: true,
};

const ONE_LINE_TRANSLATION = /^\{%[-+]?\s*trans\s+["'\w]/;

/** Django's `{% trans "text" %}` has no end; Jinja's has one. */
const withoutFlowOf = (text: string) => {
  const hasEnd = /\{%[-+]?\s*endtrans\b/.test(text);
  return (token: ReturnType<typeof readCurly>[number]) =>
    hasEnd || !token.flow || !ONE_LINE_TRANSLATION.test(text.slice(token.from, token.to))
      ? token
      : { from: token.from, to: token.to, kind: 'output' as const };
};

/** Django, Jinja and Nunjucks: `.djhtml`, `.jinja`, `.j2`, `.njk`, and `.html` with their marks. */
export const djangoLanguage: TemplateLanguage = {
  name: 'Django, Jinja and Nunjucks',
  tokenize: (text) => readCurly(text, DJANGO).map(withoutFlowOf(text)),
};
