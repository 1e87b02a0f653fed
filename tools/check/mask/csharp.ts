const PLAIN_STRING = /^"(?:\\.|[^"\\\n]){0,500}"/;

/** Returns the offset behind the braces of an interpolation, on its line; the same offset for `{{`. */
function skipInterpolation(text: string, from: number): number {
  if (text[from + 1] === '{') return from;
  let depth = 0;
  for (let at = from; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '"') at += (PLAIN_STRING.exec(text.slice(at, at + 502))?.[0].length ?? 1) - 1;
    if (depth === 0) return at + 1;
  }
  return from;
}

/** Kinds of strings by their beginning. */
interface StringStart {
  readonly length: number;
  readonly isVerbatim: boolean;
  readonly isInterpolated: boolean;
}

function readStart(text: string, at: number): StringStart | undefined {
  const [start] = /^(?:\$@|@\$|\$|@)?"/.exec(text.slice(at, at + 3)) ?? [];
  if (!start) return undefined;
  return { length: start.length, isVerbatim: start.includes('@'), isInterpolated: start.includes('$') };
}

/** Returns the offset behind one character of a string, or its end as a negative number. */
function stepInString(text: string, at: number, { isVerbatim, isInterpolated }: StringStart): number {
  const char = text[at];
  if (isInterpolated && char === '{')
    return Math.max(skipInterpolation(text, at), at + (text[at + 1] === '{' ? 2 : 1));
  if (char === '\\' && !isVerbatim) return at + 2;
  if (char !== '"') return at + 1;
  return isVerbatim && text[at + 1] === '"' ? at + 2 : -(at + 1);
}

function skipQuoted(text: string, from: number, start: StringStart): number {
  for (let at = from + start.length; at < text.length;) {
    if (text[at] === '\n' && !start.isVerbatim) return from;
    at = stepInString(text, at, start);
    if (at < 0) return -at;
  }
  return from;
}

/** Strings of three quotes have no escapes. */
function skipRawString(text: string, from: number): number {
  const [quotes = '"""'] = /^"{3,}/.exec(text.slice(from)) ?? [];
  const end = text.indexOf(quotes, from + quotes.length);
  return end < 0 ? text.length : end + quotes.length;
}

const CHARACTER = /^'(?:\\.[^']*|[^'\\\n])'/;

function skipComment(text: string, at: number): number {
  const isLong = text[at + 1] === '*';
  if (!isLong && text[at + 1] !== '/') return at;
  const end = text.indexOf(isLong ? '*/' : '\n', at + 2);
  if (end < 0) return text.length;
  return isLong ? end + 2 : end;
}

/**
 * Returns the offset behind a string, character or comment of C#.
 *
 * @param text A template.
 * @param at Any offset of its code.
 * @returns The same offset where none begins.
 */
export function skipCsharp(text: string, at: number): number {
  const char = text[at] ?? '';
  if (char === '/') return skipComment(text, at);
  if (char === "'") return at + (CHARACTER.exec(text.slice(at, at + 12))?.[0].length ?? 0);
  if (text.startsWith('"""', at)) return skipRawString(text, at);
  const start = '"$@'.includes(char) ? readStart(text, at) : undefined;
  return start ? skipQuoted(text, at, start) : at;
}

/**
 * Returns the offset behind a balanced bracket of C#.
 *
 * @param text A template.
 * @param from Offset of the opening bracket.
 * @returns -1 when it stays open.
 */
export function skipCsharpBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length;) {
    const end = skipCsharp(text, at);
    if (end > at) {
      at = end;
      continue;
    }
    const char = text[at] ?? '';
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return -1;
}
