import { readCurly, type CurlyTable } from './curly.ts';
import type { TemplateLanguage } from './token.ts';

/** Liquid: tags of its core, of Shopify, Jekyll and LiquidJS. */
export const LIQUID: CurlyTable = {
  opens: {
    if: 'if',
    unless: 'unless',
    case: 'switch',
    for: 'loop',
    tablerow: 'loop',
    capture: 'loop',
  },
  elses: { else: true, elsif: false, elseif: false, when: false },
  ends: /^end(?:if|unless|case|for|tablerow|capture)$/,
  silent: /^(?:assign|increment|decrement|break|continue|paginate|style|layout|#.*)?$/,
  texts: /^(?:cycle|echo|post_url|link)$/,
  raw: /^raw$/,
  comments: /^(?:comment|schema|javascript|stylesheet|doc)$/,
  htmlOutput:
    /\|\s*(?:\w+_tag|\w+_html|markdownify|newline_to_br|link_to\w*|payment_button|inline_asset_content|highlight\w*|raw)\b|^(?:content|content_for_\w+|form|[\w.]+\.(?:content|html|body|description|excerpt))\b/,
  multiple: /^liquid$/,
  hasHashComments: false,
};

/** Liquid: `.liquid`. */
export const liquidLanguage: TemplateLanguage = {
  name: 'Liquid',
  tokenize: (text) => readCurly(text, LIQUID),
};
