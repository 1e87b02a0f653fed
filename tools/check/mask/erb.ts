import { readDelimited, type Delimiter, type Describe, type Described } from './delimited.ts';
import { blankStrings, RUBY_SYNTAX } from './skip-code.ts';
import type { Flow, TemplateLanguage } from './token.ts';

const DELIMITERS: readonly Delimiter[] = [
  { open: '<%#', close: '%>', kind: 'comment' },
  { open: '<%%', close: '', kind: 'comment' },
  { open: '<%==', close: '%>', kind: 'output', syntax: RUBY_SYNTAX },
  { open: '<%=', close: '%>', kind: 'output', syntax: RUBY_SYNTAX },
  { open: '<%', close: '%>', kind: 'statement', syntax: RUBY_SYNTAX },
];

/** Helpers of Rails whose results are text. */
const TEXT_CALLS =
  /^(?:t|translate|l|localize|h|j|escape_javascript|html_escape|number_\w+|\w+_path|\w+_url|url_for|asset_\w+|image_path|image_url|pluralize|truncate|time_ago_in_words|distance_of_time\w*|dom_id|dom_class|class_names|token_list|form_authenticity_token|params|session|flash|current_\w+|controller_name|action_name|l|strip_tags|cycle|stylesheet_path|javascript_path|content_security_policy_nonce|sprintf|format|Time|Date|I18n|request|defined|raise|puts|p)$/;

const ANTIFORGERY =
  /^(?:token_tag|csrf_\w*tag|authenticity_token_field|hidden_field_tag\s*\(?\s*[:"'](?:authenticity_token|_csrf|csrf_token|_token)|button_to|Rack::Csrf\.\w*tag)/;

/** Words of Ruby before a block. */
const LOOPS =
  /(?:\.(?:each\w*|map|times|upto|step|collect|reverse_each|in_groups\w*|find_each|each_slice)\b|^(?:while|until|for)\b)/;

const BLOCK_START = /(?:\bdo\s*(?:\|[^|]*\|)?|\{\s*(?:\|[^|]*\|)?)\s*$/;

const OPENING = /^(?:[\w@.[\]]+\s*\|?\|?=\s*)?(if|unless|case|begin|while|until|for)\b\s*(.*)$/s;

function openingFlow(statement: string): Flow | undefined {
  const [, word, condition = ''] = OPENING.exec(statement) ?? [];
  if (word === 'if' || word === 'unless') return { type: 'if', condition, isNegated: word === 'unless' };
  if (word === 'case') return { type: 'switch', condition };
  if (word === 'begin') return { type: 'block' };
  if (word) return { type: 'loop' };
  if (BLOCK_START.test(statement)) return { type: LOOPS.test(statement) ? 'loop' : 'block' };
  return undefined;
}

function flowOfStatement(statement: string): Flow | undefined {
  if (/^(?:end\b|\})/.test(statement)) return { type: 'end' };
  if (/^(?:else|elsif|when|in|rescue|ensure)\b/.test(statement)) {
    return { type: 'else', isLast: statement.startsWith('else') };
  }
  return openingFlow(statement);
}

/** Strings stay in conditions, so that equal ones are equal; comments go. */
function readFlow(code: string): Flow[] {
  const plain = blankStrings(code, RUBY_SYNTAX);
  const flow: Flow[] = [];
  let from = 0;
  for (const part of plain.split(/[;\n]/)) {
    const original = code.slice(from, from + part.length).trim();
    const found = flowOfStatement(part.trim()) && flowOfStatement(original);
    if (found) flow.push(found);
    from += part.length + 1;
  }
  return flow;
}

const isBareCall = (code: string) => {
  const [, name, next = ''] = /^([a-z_]\w*[?!]?)(.*)$/s.exec(code) ?? [];
  if (!name || TEXT_CALLS.test(name)) return false;
  return (
    /^\s*\(|^\s+[:"'@\w[{]|^$/.test(next) &&
    !/^\s+(?:if|unless|\|\||&&|and|or|\?)\b/.test(next) &&
    (next !== '' || /^(?:yield|content)/.test(name))
  );
};

/** A form builder's field, or a value that is marked as HTML. */
const isHtmlValue = (code: string) =>
  /^(?:f|form|builder|ff|fields?|ui|tag|helpers|view)\.\w+/.test(code) ||
  /\b(?:raw|html_safe|sanitize|simple_format|render\w*|yield|content_for|capture)\b/.test(code);

function describeOutput(code: string, open: string): Described {
  if (ANTIFORGERY.test(code)) return { gives: 'token' };
  if (open === '<%==' || isHtmlValue(code) || isBareCall(code)) return { gives: 'html' };
  return {};
}

const describe: Describe = (code, { open, kind }) => {
  const trimmed = code.replace(/^-/, '').replace(/-$/, '').trim();
  const flow = readFlow(trimmed);
  return kind === 'output' ? { ...describeOutput(trimmed, open), flow } : { flow };
};

/** ERB: `.erb`, `.html.erb`. */
export const erbLanguage: TemplateLanguage = {
  name: 'ERB',
  tokenize: (text) => readDelimited(text, DELIMITERS, describe),
};
