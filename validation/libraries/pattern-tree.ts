/** Characters of ASCII; all others together are `OTHERS`, the end of the value is `END`. */
export type Chars = ReadonlySet<string>;

const OTHERS = 'others';
const END = 'end';

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const ASCII_TEXT = ASCII.join('');

const NO_CHARS: Chars = new Set();
const ALL_CHARS: Chars = new Set([...ASCII, OTHERS, END]);

/** What follows a whole pattern. */
export const AT_END: Chars = new Set([END]);

interface Shape {
  /** What its match can begin with. */
  readonly first: Chars;
  readonly canBeEmpty: boolean;
  /** How many places for a character it has. */
  readonly width: number;
  readonly hasLook: boolean;
}

/** A pattern, read as far as its cost depends on it. */
export type Piece =
  | (Shape & { readonly kind: 'place' })
  | (Shape & { readonly kind: 'look'; readonly part: Piece })
  | (Shape & { readonly kind: 'choice' | 'sequence'; readonly parts: readonly Piece[] })
  | Repeat;

/** A piece that comes several times. */
export type Repeat = Shape & {
  readonly kind: 'repeat';
  readonly part: Piece;
  readonly min: number;
  readonly max: number;
};

export const unite = (one: Chars, other: Chars): Chars => new Set([...one, ...other]);

export const overlap = (one: Chars, other: Chars): boolean => [...one].some((char) => other.has(char));

const sum = (parts: readonly Piece[]) => parts.reduce((total, { width }) => total + width, 0);

function makeSequence(parts: readonly Piece[]): Piece {
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

function makeChoice(parts: readonly Piece[]): Piece {
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

// What is before a look must be ready to be asked at every place: it may refuse any of them.
const makeLook = (part: Piece): Piece => ({
  kind: 'look',
  part,
  first: ALL_CHARS,
  canBeEmpty: true,
  width: part.width,
  hasLook: true,
});

/** Marks that can stand for a character beyond ASCII. */
const BEYOND = /[^\0-\x7F]|\\[DWSspPux]|^\[\^|^\.$/;

const places = new Map<string, Piece>();

/** One character or class. The browser itself says which characters it takes. */
function makePlace(source: string, flags: string): Piece {
  const known = places.get(flags + source);
  if (known) return known;
  const first = new Set<string>(ASCII_TEXT.match(new RegExp(source, `g${flags}`)));
  if (BEYOND.test(source)) first.add(OTHERS);
  const place: Piece = { kind: 'place', first, canBeEmpty: false, width: 1, hasLook: false };
  places.set(flags + source, place);
  return place;
}

interface Reader {
  readonly text: string;
  readonly flags: string;
  at: number;
}

const OPEN = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const COUNT = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;
const EDGE = /\\[bB]|[\^$]/y;
const PLACE =
  /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^1-9k])|\[(?:\\[^]|[^\]\\])*\]|[^()|*+?\\[]/y;

/** Takes what a pattern finds here, and goes on behind it. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found;
}

function readAtom(reader: Reader): Piece {
  const open = take(reader, OPEN)?.[0];
  if (open) {
    const part = readChoice(reader);
    if (!take(reader, /\)/y)) throw new Error('a group without an end');
    return /[=!]/.test(open) ? makeLook(part) : part;
  }
  if (take(reader, EDGE)) return makeSequence([]);
  const place = take(reader, PLACE)?.[0];
  if (!place) throw new Error('a mark that is not known');
  return makePlace(place, reader.flags);
}

const SIGNS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

function readLimits([, sign, min = '', range, max]: RegExpExecArray): readonly [number, number] {
  if (sign) return SIGNS[sign]!;
  return [Number(min), range ? Number(max || Infinity) : Number(min)];
}

function readRepeat(reader: Reader): Piece {
  const part = readAtom(reader);
  const count = take(reader, COUNT);
  if (!count) return part;
  const [min, max] = readLimits(count);
  const canBeEmpty = min === 0 || part.canBeEmpty;
  const { first, width, hasLook } = part;
  return { kind: 'repeat', part, min, max, first, canBeEmpty, width, hasLook };
}

function readSequence(reader: Reader): Piece {
  const parts: Piece[] = [];
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at]!)) {
    parts.push(readRepeat(reader));
  }
  return makeSequence(parts);
}

function readChoice(reader: Reader): Piece {
  const branches = [readSequence(reader)];
  while (take(reader, /\|/y)) branches.push(readSequence(reader));
  return branches.length === 1 ? branches[0]! : makeChoice(branches);
}

/**
 * Reads a pattern of JavaScript.
 *
 * @param text A pattern that compiles.
 * @param flags The flags that it compiles with.
 * @throws When it holds what is not known here: references back, flags inside.
 */
export function readPattern(text: string, flags: string): Piece {
  const reader = { text, flags, at: 0 };
  const piece = readChoice(reader);
  if (reader.at < text.length) throw new Error('an end without a group');
  return piece;
}
