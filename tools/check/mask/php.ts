import { readBraceFlow } from './brace-flow.ts';
import { readDelimited, type Delimiter, type Described } from './delimited.ts';
import { blankStrings, PHP_SYNTAX } from './skip-code.ts';
import type { TemplateLanguage, TemplateToken } from './token.ts';

const shared = { close: '?>', syntax: PHP_SYNTAX, mayStayOpen: true } as const;

/** Marks of PHP; `<?` alone is the short form. */
export const PHP_DELIMITERS: readonly Delimiter[] = [
  { open: '<?php', kind: 'statement', ...shared },
  { open: '<?=', kind: 'output', ...shared },
  { open: '<?xml', close: '?>', kind: 'comment' },
  { open: '<?', kind: 'statement', ...shared },
];

/** Functions whose results are text: PHP's own, WordPress's, Laravel's and Drupal's. */
const TEXT_CALLS = new RegExp(
  `^(?:htmlspecialchars|htmlentities|strip_tags|number_format|n?date\\w*|gm?date|intval|count|sizeof|str\\w*|substr|uc\\w+|lc\\w+|trim|r?trim|nl2br|json_encode|urlencode|rawurlencode|http_build_query|s?printf|vsprintf|implode|join|max|min|round|floor|ceil|abs|basename|sprintf|isset|empty|array_\\w+|in_array|is_\\w+|_\\w|_|__|e|h|t|esc|esc_\\w+|wp_json_encode|get_the_\\w+|get_\\w*(?:link|url|uri|title|id|name|option|bloginfo|field|post_meta|query_var)|the_(?:title|permalink|ID|time|date|author|field)|bloginfo|language_attributes|home_url|site_url|admin_url|rest_url|wp_create_nonce|absint|url|route|asset|config|trans|old|csrf_token|session|request|mix|lang|path|translate|function_exists|class_exists|defined|have_posts|the_post|setup_postdata|wp_reset_postdata|session_start|header|http_response_code|ini_set|error_reporting|bin2hex|random_bytes|hash_equals|define|spl_autoload_register|unset|exit|die|list|array|if|elseif|foreach|for|while|switch|match|function|fn|catch|use|return|and|or|print|echo)$`,
  'i',
);

/** Functions that write an antiforgery field. */
const ANTIFORGERY =
  /\b(?:csrf_field|wp_nonce_field|csrf_input|csrfInput|form_start|getCsrfInput|csrfField)\s*\(/;

const INCLUDES =
  /\b(?:include|require)(?:_once)?\b|\bget_(?:header|footer|sidebar|template_part)\b|\b(?:do_action|apply_filters|do_shortcode|dynamic_sidebar|wp_head|wp_footer|wp_body_open)\b/;

/** A method of an object that draws: `$this->render('part')`, `$form->field('Email')`. */
const DRAWING_METHODS =
  /->(?:\w*(?:render|partial|section|insert|fetch|slot|block|widget|html|form|field|input|row|element|content|yield|view|component|child)\w*)\s*\(/i;

const writes = (code: string) => /\b(?:echo|print|printf|vprintf)\b/.test(code);

/** A call that is the value of an assignment or part of a condition writes nothing. */
const isWrittenStatement = (code: string) =>
  !/^\s*(?:\$|if\b|else|foreach\b|for\b|while\b|switch\b|end|\}|return\b|function\b|use\b|namespace\b|class\b|declare\b|break|continue|case\b|default\b)/.test(
    code,
  );

const callsOf = (code: string) =>
  [...code.matchAll(/(?<![>$:\w\\])([a-z_]\w*)\s*\(/gi)].map(([, name]) => name ?? '');

const callsUnknown = (code: string) => callsOf(code).some((name) => !TEXT_CALLS.test(name));

const isHtmlExpression = (code: string) => DRAWING_METHODS.test(code) || callsUnknown(code);

/** Reads one statement: what it writes. */
function describeStatement(code: string): Described {
  if (INCLUDES.test(code)) return { kind: 'output', gives: 'html' };
  if (writes(code)) return isHtmlExpression(code) ? { kind: 'output', gives: 'html' } : { kind: 'output' };
  if (!isWrittenStatement(code)) return {};
  const calls = callsOf(code);
  if (calls.some((name) => !TEXT_CALLS.test(name)) || DRAWING_METHODS.test(code))
    return { kind: 'output', gives: 'html' };
  return calls.some((name) => /^(?:_e|the_\w+|esc_\w+_e|bloginfo|language_attributes)$/.test(name))
    ? { kind: 'output' }
    : {};
}

function describeStatements(code: string): Described {
  const all = code.split(/[;{}]|:\s*$|:(?=\s)/).map(describeStatement);
  return all.find(({ gives }) => gives) ?? all.find(({ kind }) => kind) ?? {};
}

/** Reads the code between two marks of PHP. */
export function describePhp(code: string, { kind }: Delimiter): Described {
  const plain = blankStrings(code, PHP_SYNTAX);
  if (ANTIFORGERY.test(plain)) return { kind: 'output', gives: 'token' };
  if (kind === 'output') return INCLUDES.test(plain) || isHtmlExpression(plain) ? { gives: 'html' } : {};
  return { ...describeStatements(plain), flow: readBraceFlow(code, PHP_SYNTAX) };
}

/** PHP: `.php`, `.phtml`. */
export const phpLanguage: TemplateLanguage = {
  name: 'PHP',
  tokenize: (text): TemplateToken[] => readDelimited(text, PHP_DELIMITERS, describePhp),
};
