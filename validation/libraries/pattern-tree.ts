/** A set of ASCII characters; `OTHERS` stands for all others, `END` for the end of the value. */
export type Chars = ReadonlySet<string>;

const OTHERS = 'others';
const END = 'end';

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const ASCII_TEXT = ASCII.join('');

const NO_CHARS: Chars = new Set();
const ALL_CHARS: Chars = new Set([...ASCII, OTHERS, END]);

/** The characters after a whole pattern. */
export const AT_END: Chars = new Set([END]);

interface Shape {
  /** Characters that its match can begin with. */
  readonly first: Chars;
  readonly canBeEmpty: boolean;
  /** Number of single-character positions in it. */
  readonly width: number;
  readonly hasLook: boolean;
}

/** A node of a parsed pattern, with the data that its cost depends on. */
export type PatternNode =
  | (Shape & { readonly kind: 'place' })
  | (Shape & { readonly kind: 'look'; readonly part: PatternNode })
  | (Shape & { readonly kind: 'choice' | 'sequence'; readonly parts: readonly PatternNode[] })
  | Repeat;

/** A node that is repeated. */
export type Repeat = Shape & {
  readonly kind: 'repeat';
  readonly part: PatternNode;
  readonly min: number;
  readonly max: number;
};

export const unite = (one: Chars, other: Chars): Chars => new Set([...one, ...other]);

export const overlap = (one: Chars, other: Chars): boolean => [...one].some((char) => other.has(char));

const sum = (parts: readonly PatternNode[]) => parts.reduce((total, { width }) => total + width, 0);

function makeSequence(parts: readonly PatternNode[]): PatternNode {
  let first = NO_CHARS;
  for (const part of parts) {
    first = unite(first, part.first);
    if (!part.canBeEmpty) break;
  }
  const canBeEmpty = parts.every((part) => part.canBeEmpty);
  return {
    kind: 'sequence',
    parts,
    first,
    canBeEmpty,
    width: sum(parts),
    hasLook: parts.some(({ hasLook }) => hasLook),
  };
}

function makeChoice(parts: readonly PatternNode[]): PatternNode {
  const first = parts.reduce((all, part) => unite(all, part.first), NO_CHARS);
  const canBeEmpty = parts.some((part) => part.canBeEmpty);
  return {
    kind: 'choice',
    parts,
    first,
    canBeEmpty,
    width: sum(parts),
    hasLook: parts.some(({ hasLook }) => hasLook),
  };
}

// A pattern before a lookaround must be ready to stop at every position: the lookaround may reject any of them.
const makeLook = (part: PatternNode): PatternNode => ({
  kind: 'look',
  part,
  first: ALL_CHARS,
  canBeEmpty: true,
  width: part.width,
  hasLook: true,
});

/** Pattern syntax that can match a character beyond ASCII. */
const BEYOND = /[^\0-\x7F]|\\[DWSspPux]|^\[\^|^\.$/;

const names = new Map<string, PatternNode>();

/** Creates the node of one character or class; the browser's own RegExp decides which characters match. */
function makePosition(source: string, flags: string): PatternNode {
  const known = names.get(flags + source);
  if (known) return known;
  const first = new Set<string>(ASCII_TEXT.match(new RegExp(source, `g${flags}`)));
  if (BEYOND.test(source)) first.add(OTHERS);
  const position: PatternNode = { kind: 'place', first, canBeEmpty: false, width: 1, hasLook: false };
  names.set(flags + source, position);
  return position;
}

interface Reader {
  readonly text: string;
  readonly flags: string;
  at: number;
}

const OPEN = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const COUNT = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;
const EDGE = /\\[bB]|[\^$]/y;
const POSITION =
  /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^1-9k])|\[(?:\\[^]|[^\]\\])*\]|[^()|*+?\\[]/y;

/** Matches a pattern at the reader's position, and moves behind the match. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found;
}

function readAtom(reader: Reader): PatternNode {
  const open = take(reader, OPEN)?.[0];
  if (open) {
    const part = readChoice(reader);
    if (!take(reader, /\)/y)) throw new Error('a group without an end');
    return /[=!]/.test(open) ? makeLook(part) : part;
  }
  if (take(reader, EDGE)) return makeSequence([]);
  const position = take(reader, POSITION)?.[0];
  if (!position) throw new Error('a mark that is not known');
  return makePosition(position, reader.flags);
}

const QUANTIFIERS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

function readLimits([, sign, min = '', range, max]: RegExpExecArray): readonly [number, number] {
  if (sign) return QUANTIFIERS[sign]!;
  return [Number(min), range ? Number(max || Infinity) : Number(min)];
}

function readRepeat(reader: Reader): PatternNode {
  const part = readAtom(reader);
  const count = take(reader, COUNT);
  if (!count) return part;
  const [min, max] = readLimits(count);
  const canBeEmpty = min === 0 || part.canBeEmpty;
  const { first, width, hasLook } = part;
  return { kind: 'repeat', part, min, max, first, canBeEmpty, width, hasLook };
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at]!)) {
    parts.push(readRepeat(reader));
  }
  return makeSequence(parts);
}

function readChoice(reader: Reader): PatternNode {
  const branches = [readSequence(reader)];
  while (take(reader, /\|/y)) branches.push(readSequence(reader));
  return branches.length === 1 ? branches[0]! : makeChoice(branches);
}

/**
 * Parses a pattern of JavaScript.
 *
 * @param text A pattern that compiles.
 * @param flags The flags that it compiles with.
 * @throws When it uses unsupported syntax: backreferences, inline flags.
 */
export function readPattern(text: string, flags: string): PatternNode {
  const reader = { text, flags, at: 0 };
  const node = readChoice(reader);
  if (reader.at < text.length) throw new Error('an end without a group');
  return node;
}
