/** Strings and comments of a language, as far as an end may hide in them. */
export interface CodeSyntax {
  readonly quotes: string;
  /** Beginnings of comments up to the line's end, longest first. */
  readonly lineComments: readonly string[];
  /** Comments of C: from a slash and a star to a star and a slash. */
  readonly hasBlockComments: boolean;
  /** A string may go over several lines. */
  readonly hasLongStrings: boolean;
  /** A backslash escapes a quote. */
  readonly hasEscapes: boolean;
  /** Texts such as `<<<HTML … HTML` of PHP. */
  readonly hasHeredocs?: boolean;
}

/** Expressions of Twig, Jinja and others alike. */
export const EXPRESSION_SYNTAX: CodeSyntax = {
  quotes: '"\'',
  lineComments: [],
  hasBlockComments: false,
  hasLongStrings: false,
  hasEscapes: true,
};

export const PHP_SYNTAX: CodeSyntax = {
  hasHeredocs: true,
  quotes: '"\'`',
  lineComments: ['//', '#'],
  hasBlockComments: true,
  hasLongStrings: true,
  hasEscapes: true,
};

export const SCRIPT_SYNTAX: CodeSyntax = { ...PHP_SYNTAX, hasHeredocs: false, lineComments: ['//'] };

export const RUBY_SYNTAX: CodeSyntax = {
  ...PHP_SYNTAX,
  hasHeredocs: false,
  lineComments: ['#'],
  hasBlockComments: false,
};

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/**
 * Returns the offset behind a string.
 *
 * @param text Code.
 * @param from Offset of the opening quote.
 * @returns The offset behind the closing quote; -1 when there is none.
 */
export function skipString(text: string, from: number, syntax: CodeSyntax): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\' && syntax.hasEscapes) at += 1;
    else if (char === quote) return at + 1;
    else if (char === '\n' && !syntax.hasLongStrings) return -1;
  }
  return -1;
}

/** `#[` opens an attribute of PHP, `#{` an interpolation of Ruby. */
const isLineComment = (text: string, at: number, { lineComments }: CodeSyntax) =>
  lineComments.some((start) => text.startsWith(start, at)) && !/^#[[{]/.test(text.slice(at, at + 2));

/** Returns the offset behind a mark; the end of the text where there is none. */
function behind(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

const HEREDOC = /^<<<[ \t]*(["']?)(\w+)\1\r?\n/;

/** Returns the offset behind the name that ends a heredoc; the same offset where none begins. */
function skipHeredoc(text: string, at: number): number {
  const [start, , name] = HEREDOC.exec(text.slice(at, at + 80)) ?? [];
  if (!start || !name) return at;
  const end = new RegExp(`\\n[ \\t]*${name}\\b`).exec(text.slice(at + start.length - 1));
  return end ? at + start.length - 1 + end.index + end[0].length : text.length;
}

function skipLineComment(text: string, at: number, close: string): number {
  const end = close ? text.indexOf(close, at) : -1;
  return end < 0 ? lineEnd(text, at) : Math.min(end, lineEnd(text, at));
}

/**
 * Returns the offset behind a string or comment.
 *
 * @param text Code.
 * @param at Any offset of it.
 * @param close A line comment ends at it, too: `?>`.
 * @returns The same offset where neither begins.
 */
export function skipStringOrComment(text: string, at: number, syntax: CodeSyntax, close = ''): number {
  if (syntax.hasHeredocs && text[at] === '<') return skipHeredoc(text, at);
  if (syntax.quotes.includes(text[at] ?? '')) return Math.max(skipString(text, at, syntax), at);
  if (syntax.hasBlockComments && text.startsWith('/*', at)) return behind(text, '*/', at + 2);
  return isLineComment(text, at, syntax) ? skipLineComment(text, at, close) : at;
}

/**
 * Finds the end of an expression; one inside a string is none.
 *
 * @param text The template.
 * @param from Offset behind the opening.
 * @param close Such as `}}`.
 * @returns The offset of the end; -1 when there is none.
 */
export function findClose(text: string, from: number, close: string, syntax: CodeSyntax): number {
  if (!text.includes(close, from)) return -1;
  for (let at = from; at < text.length;) {
    if (text.startsWith(close, at)) return at;
    const end = skipStringOrComment(text, at, syntax, close);
    at = end > at ? end : at + 1;
  }
  return -1;
}

const OPEN = '([{';
const CLOSE = ')]}';

/**
 * Returns the offset behind a balanced bracket.
 *
 * @param text Code.
 * @param from Offset of the opening bracket.
 * @returns -1 when it stays open.
 */
export function skipBracket(text: string, from: number, syntax: CodeSyntax): number {
  let depth = 0;
  for (let at = from; at < text.length;) {
    const end = skipStringOrComment(text, at, syntax);
    if (end > at) {
      at = end;
      continue;
    }
    const char = text[at] ?? '';
    if (OPEN.includes(char)) depth += 1;
    if (CLOSE.includes(char)) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return -1;
}

/**
 * Blanks strings and comments of code; the length stays.
 *
 * @param code Code of one token.
 */
export function blankStrings(code: string, syntax: CodeSyntax): string {
  let blanked = '';
  for (let at = 0; at < code.length;) {
    const end = skipStringOrComment(code, at, syntax);
    if (end > at) blanked += code.slice(at, end).replace(/[^\n]/g, ' ');
    else blanked += code[at];
    at = Math.max(end, at + 1);
  }
  return blanked;
}
