import { readDelimited, type Delimiter, type Describe, type Described } from './delimited.ts';
import { EXPRESSION_SYNTAX, type CodeSyntax } from './skip-code.ts';
import type { Flow, Gives, TemplateToken } from './token.ts';

/** Knowledge about a language of `{{ … }}` and `{% … %}`. */
export interface CurlyTable {
  /** Tags that open branches, by what they open. */
  readonly opens: Readonly<Record<string, Flow['type'] | 'unless'>>;
  /** Tags that begin the next branch; true for the last. */
  readonly elses: Readonly<Record<string, boolean>>;
  /** Ends of opened tags. */
  readonly ends: RegExp;
  /** Tags that write nothing. */
  readonly silent: RegExp;
  /** Tags that write text. */
  readonly texts: RegExp;
  /** Tags that write an antiforgery field. */
  readonly antiforgery?: RegExp;
  /** Pairs whose contents are plain text. */
  readonly raw?: RegExp;
  /** Pairs whose contents are no HTML. */
  readonly comments?: RegExp;
  /** Outputs that write an antiforgery field. */
  readonly antiforgeryOutput?: RegExp;
  /** Outputs that may write HTML. */
  readonly htmlOutput: RegExp;
  /** Statements with several tags, one a line: `{% liquid %}`. */
  readonly multiple?: RegExp;
  readonly hasHashComments: boolean;
  /** Strings that hide an end; Django and Liquid take the first end. */
  readonly syntax?: CodeSyntax;
}

const delimitersOf = ({ hasHashComments, syntax = EXPRESSION_SYNTAX }: CurlyTable): Delimiter[] => [
  { open: '{{', close: '}}', kind: 'output', syntax },
  { open: '{%', close: '%}', kind: 'statement', syntax },
  ...(hasHashComments ? [{ open: '{#', close: '#}', kind: 'comment' } as const] : []),
];

const withoutTrims = (code: string) =>
  code
    .replace(/^[-~+]/, '')
    .replace(/[-~+]$/, '')
    .trim();

function flowOf(name: string, rest: string, table: CurlyTable): Flow | undefined {
  const opens = Object.hasOwn(table.opens, name) ? table.opens[name] : undefined;
  if (opens === 'unless') return { type: 'if', condition: rest, isNegated: true };
  if (opens) return { type: opens, condition: opens === 'loop' ? '' : rest };
  if (Object.hasOwn(table.elses, name)) return { type: 'else', isLast: table.elses[name] ?? false };
  return table.ends.test(name) ? { type: 'end' } : undefined;
}

const outputOf = (gives: Gives | undefined): Described =>
  gives ? { kind: 'output', gives } : { kind: 'output' };

/** The end of a pair: `{% endraw %}`. */
const endOf = (name: string) => `\\{%[-~+]?\\s*end${name}\\b`;

function describePair(name: string, table: CurlyTable): Described | undefined {
  if (table.raw?.test(name)) return { rawUntil: new RegExp(endOf(name)) };
  return table.comments?.test(name) ? { commentUntil: new RegExp(`${endOf(name)}[^%]*%\\}`) } : undefined;
}

function describeTag(name: string, rest: string, table: CurlyTable): Described {
  const flow = flowOf(name, rest, table);
  const pair = flow ? { flow: [flow] } : describePair(name, table);
  if (pair) return pair;
  if (table.antiforgery?.test(name)) return outputOf('token');
  if (table.texts.test(name)) return outputOf(undefined);
  return table.silent.test(name) || name.startsWith('end') ? {} : outputOf('html');
}

const describeLine = (line: string, table: CurlyTable) =>
  describeTag(/^\w*/.exec(line)?.[0] ?? '', line.replace(/^\w*/, '').trim(), table);

function describeStatement(code: string, table: CurlyTable): Described {
  const [, name = '', rest = ''] = /^(\w*)\s*([^]*)$/.exec(code) ?? [];
  if (!table.multiple?.test(name)) return describeTag(name, rest.trim(), table);
  const all = rest.split('\n').map((line) => describeLine(line.trim(), table));
  const flow = all.flatMap((one) => one.flow ?? []);
  return { ...(all.find(({ gives }) => gives) ?? all.find(({ kind }) => kind)), flow };
}

function describeOutput(code: string, table: CurlyTable): Described {
  if (table.antiforgeryOutput?.test(code)) return { gives: 'token' };
  return table.htmlOutput.test(code) ? { gives: 'html' } : {};
}

/**
 * Splits a template of `{{ … }}` and `{% … %}`.
 *
 * @param text The template.
 * @param table The language's knowledge.
 */
export function readCurly(text: string, table: CurlyTable): TemplateToken[] {
  const describe: Describe = (code, { kind }) => {
    const trimmed = withoutTrims(code);
    return kind === 'output' ? describeOutput(trimmed, table) : describeStatement(trimmed, table);
  };
  return readDelimited(text, delimitersOf(table), describe);
}
