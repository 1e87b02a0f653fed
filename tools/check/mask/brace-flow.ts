import { limitFailures, type Skip } from './limit-failures.ts';
import { blankStrings, skipBracket, type CodeSyntax } from './skip-code.ts';
import type { Flow } from './token.ts';

/** Words of C-like languages that open branches. */
const OPENERS: Readonly<Record<string, Flow['type']>> = {
  if: 'if',
  switch: 'switch',
  match: 'block',
  for: 'loop',
  foreach: 'loop',
  while: 'loop',
  forEach: 'loop',
  map: 'loop',
};

const SCANNED =
  /\b(else\s*if|elseif|else|if|switch|for|foreach|while|case|default|endif|endforeach|endfor|endwhile|endswitch)\b|(?:\.|\b)(?:forEach|map|each|array_map|array_walk)\s*\(|[{}]/g;

/** Code with a position. */
interface Cursor {
  readonly code: string;
  readonly original: string;
  readonly skip: Skip;
}

/** Returns the offset behind the condition of a keyword, and the condition. */
function readCondition({ code, original, skip }: Cursor, from: number): { to: number; condition: string } {
  const open = /^\s*\(/.exec(code.slice(from));
  if (!open) return { to: from, condition: '' };
  const start = from + open[0].length - 1;
  const to = skip(code, start);
  return to < 0
    ? { to: code.length, condition: '' }
    : { to, condition: original.slice(start + 1, to - 1).trim() };
}

/** Returns the offset behind `{` or `:`; undefined where neither follows. */
function readOpening(code: string, from: number): number | undefined {
  const match = /^\s*(?:\{|:(?!:))/.exec(code.slice(from));
  return match ? from + match[0].length : undefined;
}

const isElse = (word: string) => word.startsWith('else');

interface Step {
  readonly flow: readonly Flow[];
  readonly to: number;
}

const stepOver = (to: number): Step => ({ flow: [], to });

/** The body of a function may be written several times. */
const FUNCTION_START = /\bfunction\b[^{};]*$/;

function readBrace(code: string, at: number): Step {
  if (code[at] === '{') {
    const isFunction = FUNCTION_START.test(code.slice(Math.max(0, at - 400), at));
    return { flow: [{ type: isFunction ? 'loop' : 'block' }], to: at + 1 };
  }
  const isContinued = /^\s*(?:else|elseif|catch|finally)\b/.test(code.slice(at + 1));
  return { flow: isContinued ? [] : [{ type: 'end' }], to: at + 1 };
}

/** `case 'a':` and `default:`; the condition of a case is not compared. */
function readCase(code: string, word: string, from: number): Step {
  const end = code.indexOf(':', from);
  const to = end < 0 ? code.length : end + 1;
  return { flow: [{ type: 'else', isLast: word === 'default' }], to };
}

/** A callback's braces are those of a loop: `items.forEach((item) => {`. */
function readCallback(code: string, to: number): Step {
  const brace = /^[^{};]*\{/.exec(code.slice(to));
  return brace ? { flow: [{ type: 'loop' }], to: to + brace[0].length } : stepOver(to);
}

function readKeyword(cursor: Cursor, word: string, from: number): Step {
  const { to, condition } = readCondition(cursor, from);
  const opening = readOpening(cursor.code, to);
  if (opening === undefined) return stepOver(to);
  if (isElse(word)) return { flow: [{ type: 'else', isLast: word === 'else' }], to: opening };
  const type = OPENERS[word] ?? 'block';
  return { flow: [{ type, condition: type === 'loop' ? '' : condition }], to: opening };
}

function readStep(cursor: Cursor, match: RegExpExecArray): Step {
  const [whole, word] = match;
  const to = match.index + whole.length;
  if (whole === '{' || whole === '}') return readBrace(cursor.code, match.index);
  if (!word) return readCallback(cursor.code, to);
  if (word.startsWith('end')) return { flow: [{ type: 'end' }], to };
  if (word === 'case' || word === 'default') return readCase(cursor.code, word, to);
  return readKeyword(cursor, word, to);
}

/**
 * Reads which branches a piece of C-like code opens and ends: `if (…) {`, `else:`, `endforeach`.
 *
 * @param original Code between two marks.
 * @param syntax How strings and comments look.
 */
export function readBraceFlow(original: string, syntax: CodeSyntax): readonly Flow[] {
  const skip = limitFailures((code, from) => skipBracket(code, from, syntax));
  const cursor = { code: blankStrings(original, syntax), original, skip };
  const flow: Flow[] = [];
  SCANNED.lastIndex = 0;
  for (let match = SCANNED.exec(cursor.code); match; match = SCANNED.exec(cursor.code)) {
    const step = readStep(cursor, match);
    flow.push(...step.flow);
    SCANNED.lastIndex = Math.max(step.to, match.index + 1);
  }
  return flow;
}
