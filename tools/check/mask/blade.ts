import { findEmptyComponents, inTextOrder } from './component-tags.ts';
import { readDelimited, type Delimiter, type Describe, type Described } from './delimited.ts';
import { describePhp, PHP_DELIMITERS } from './php.ts';
import { limitFailures, type Skip } from './limit-failures.ts';
import { PHP_SYNTAX, skipBracket } from './skip-code.ts';
import type { Flow, TemplateLanguage, TemplateToken } from './token.ts';

const DELIMITERS: readonly Delimiter[] = [
  { open: '{{--', close: '--}}', kind: 'comment', mayStayOpen: true },
  { open: '{{{', close: '}}}', kind: 'output', syntax: PHP_SYNTAX },
  { open: '{{', close: '}}', kind: 'output', syntax: PHP_SYNTAX },
  { open: '{!!', close: '!!}', kind: 'output', syntax: PHP_SYNTAX },
  ...PHP_DELIMITERS,
];

/** Directives that open branches. */
const OPENS: Readonly<Record<string, Flow['type'] | 'unless'>> = {
  if: 'if',
  unless: 'unless',
  isset: 'if',
  auth: 'if',
  can: 'if',
  cannot: 'if',
  canany: 'if',
  env: 'if',
  production: 'if',
  error: 'if',
  hasSection: 'if',
  sectionMissing: 'if',
  session: 'if',
  once: 'block',
  guest: 'unless',
  switch: 'switch',
  for: 'loop',
  foreach: 'loop',
  forelse: 'loop',
  while: 'loop',
};

const ELSES = /^(?:else|elseif|else(?:can|cannot|canany|auth|guest|env)|case|default)$/;

const ENDS =
  /^end(?:if|unless|isset|empty|auth|guest|can|cannot|canany|env|production|error|session|once|switch|for|foreach|forelse|while)$/;

const HTML =
  /^(?:include\w*|each|yield|stack|section|extends|component\w*|slot|livewire\w*|vite\w*|parent|inertia\w*|show|paginate\w*|props|push|prepend|fragment)$/;

const SILENT =
  /^(?:end\w+|php|break|continue|props|aware|use|inject|method|checked|selected|disabled|readonly|required|class|style|stop|append|overwrite|dd|dump|teleport|persist|volt|unset|extends|push\w*|prepend\w*|fragment)$/;

const TEXTS = /^(?:json|js|lang|choice|csp|nonce|money|svg|entangle|this|filamentStyles)$/;

/** Rules of CSS that look like directives. */
const CSS_RULES =
  /^(?:media|import|supports|container|layer|keyframes|font|charset|page|property|namespace|scope|starting|view|counter|tailwind|apply|theme|source|utility|variant|custom|plugin|config)$/;

function openingOf(name: string, argument: string): Flow | undefined {
  const opens = Object.hasOwn(OPENS, name) ? OPENS[name] : undefined;
  if (!opens) return undefined;
  const isPlain = name === 'if' || name === 'unless';
  const condition = isPlain ? argument : `${name.replace('guest', 'auth')} ${argument}`;
  if (opens === 'unless') return { type: 'if', condition, isNegated: true };
  return { type: opens, condition: opens === 'loop' ? '' : condition };
}

function flowOf(name: string, argument: string): Flow | undefined {
  if (name === 'empty') {
    return argument ? { type: 'if', condition: `empty ${argument}` } : { type: 'else', isLast: true };
  }
  if (ELSES.test(name)) return { type: 'else', isLast: name === 'else' || name === 'default' };
  return ENDS.test(name) ? { type: 'end' } : openingOf(name, argument);
}

/** A directive: undefined for text such as `@media` and `@click`. */
function describeDirective(
  name: string,
  argument: string,
): (Described & { kind: TemplateToken['kind'] }) | undefined {
  const flow = flowOf(name, argument);
  if (flow) return { kind: 'statement', flow: [flow] };
  if (name === 'csrf') return { kind: 'output', gives: 'token' };
  if (SILENT.test(name)) return { kind: 'statement' };
  if (HTML.test(name)) return { kind: 'output', gives: 'html' };
  if (TEXTS.test(name)) return { kind: 'output' };
  return argument && !CSS_RULES.test(name) ? { kind: 'output', gives: 'html' } : undefined;
}

/** `a@b.be` is no directive, and `@@if` is the text `@if`. */
const DIRECTIVE = /(?<![\w@])@(\w+)(?:[ \t]*(?=\())?/g;

const VERBATIM = /(?<![\w@])@verbatim\b([^]*?)@endverbatim\b/g;
const CODE = /(?<![\w@])@php\b(?![ \t]*\()[^]*?@endphp\b/g;

function readDirective(text: string, match: RegExpExecArray, skip: Skip): TemplateToken | undefined {
  const from = match.index;
  const behind = from + match[0].length;
  const close = text[behind] === '(' ? skip(text, behind) : -1;
  const argument = close < 0 ? '' : text.slice(behind + 1, close - 1).trim();
  const described = describeDirective(match[1] ?? '', argument);
  const to = close < 0 ? from + 1 + (match[1] ?? '').length : close;
  return described && { from, to, ...described };
}

const contains = (tokens: readonly { from: number; to: number }[], at: number) =>
  tokens.find(({ from, to }) => from <= at && at < to);

function readDirectives(text: string, taken: readonly { from: number; to: number }[]): TemplateToken[] {
  const tokens: TemplateToken[] = [];
  const skip = limitFailures((code, from) => skipBracket(code, from, PHP_SYNTAX));
  DIRECTIVE.lastIndex = 0;
  for (let match = DIRECTIVE.exec(text); match; match = DIRECTIVE.exec(text)) {
    const outer = contains(taken, match.index);
    const token = outer ? undefined : readDirective(text, match, skip);
    if (token) tokens.push(token);
    DIRECTIVE.lastIndex = outer?.to ?? token?.to ?? match.index + 1;
  }
  return tokens;
}

const TEXT_OUTPUT =
  /^(?:\$(?!slot\b|attributes\b|slots?\b|form\b|errors->\w+Bag)|(?:__|e|trans|trans_choice|route|url|asset|config|old|csrf_token|session|request|mix|number_format|date|now|Str::\w+|Js::\w+|Number::\w+|auth|count|json_encode|app|action|secure_\w+|storage_path|str|collect|optional|Vite::\w+|ucfirst|strtoupper|strtolower|min|max|round|implode|sprintf|Storage::\w+|Auth::\w+|Carbon\\?\w*::\w+)\b|["'\d(!])/;

const describe: Describe = (code, delimiter) => {
  if (!delimiter.open.startsWith('{')) return describePhp(code, delimiter);
  const trimmed = code.trim();
  if (/^(?:csrf_field|method_field)\s*\(|\bcsrf_field\s*\(/.test(trimmed)) return { gives: 'token' };
  const isText =
    delimiter.open !== '{!!' && TEXT_OUTPUT.test(trimmed) && !/->links\(|->render\(|->toHtml\(/.test(trimmed);
  return isText ? {} : { gives: 'html' };
};

/** `@{{ name }}` is text for a script's own templates. */
const isEscaped = (text: string, { from }: TemplateToken) => text[from - 1] === '@' && text[from] === '{';

/** Blocks that the marks inside of don't count: `@verbatim`, `@php`. */
function readBlocks(text: string): { readonly code: TemplateToken[]; readonly literal: TemplateToken[] } {
  const toToken = (match: RegExpMatchArray): TemplateToken => ({
    from: match.index ?? 0,
    to: (match.index ?? 0) + match[0].length,
    kind: 'statement',
  });
  return {
    code: [...text.matchAll(CODE)].map(toToken),
    literal: [...text.matchAll(VERBATIM)].map(toToken),
  };
}

/** The words `@verbatim` and `@endverbatim` themselves go; the text between them stays. */
const marksOf = ({ from, to }: TemplateToken): TemplateToken[] => [
  { from, to: from + '@verbatim'.length, kind: 'statement' },
  { from: to - '@endverbatim'.length, to, kind: 'statement' },
];

function tokenize(text: string): TemplateToken[] {
  const { code, literal } = readBlocks(text);
  const blocks = [...code, ...literal];
  const marked = readDelimited(text, DELIMITERS, describe).filter((token) => !contains(blocks, token.from));
  const taken = [...blocks, ...marked];
  const shown = marked.filter((token) => !isEscaped(text, token));
  return inTextOrder([
    ...shown,
    ...code,
    ...literal.flatMap(marksOf),
    ...readDirectives(text, taken),
    ...findEmptyComponents(text, '(?:x-|livewire:|flux:)[\\w.:-]+').filter(
      ({ from }) => !contains(taken, from),
    ),
  ]);
}

/** Blade: `.blade.php`. */
export const bladeLanguage: TemplateLanguage = {
  name: 'Blade',
  tokenize,
  describeTag: (name, tag) => {
    if (/^(?:x-|livewire:|flux:|s-)/i.test(name)) return { isComponent: true, hasMoreAttributes: true };
    return /@(?:class|attributes|bind)\s*\(/.test(tag) && /\$attributes/.test(tag)
      ? { hasMoreAttributes: true }
      : undefined;
  },
};
