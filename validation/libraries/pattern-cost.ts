import {
  AT_END,
  overlap,
  readPattern,
  unite,
  type Chars,
  type PatternNode,
  type Repeat,
} from './pattern-tree.ts';

/** Longest value that a pattern is tested with; the server validates longer ones. */
export const MAX_VALUE_LENGTH = 1_000;

/** Longest pattern that is analysed; the analysis of a longer one would itself take long. */
const MAX_PATTERN_LENGTH = 300;

/** Length of nearly all typed values: a pattern may be harmless for these and costly for a long text. */
const SHORT_VALUE = 64;

/** Limit of steps: about 5 ms, on a slow phone 20 ms. */
const MAX_STEPS = 300_000;

/** Worst case of a backtracking engine; both numbers are upper limits. */
interface Cost {
  /** Number of ways to match the same characters. */
  readonly branches: number;
  readonly steps: number;
}

function costOfSequence(parts: readonly PatternNode[], next: Chars, length: number): Cost {
  const nexts: Chars[] = [];
  let following = next;
  for (const part of parts.toReversed()) {
    nexts.unshift(following);
    following = part.canBeEmpty ? unite(part.first, following) : part.first;
  }
  let [branches, steps] = [1, 0];
  for (const [index, part] of parts.entries()) {
    const cost = costOf(part, nexts[index]!, length);
    steps += branches * cost.steps;
    branches *= cost.branches;
  }
  return { branches, steps };
}

/** Returns whether more than one branch can begin with the same character. */
function isOpen(parts: readonly PatternNode[], next: Chars): boolean {
  const seen = new Set<string>();
  return parts.some(({ first, canBeEmpty }) => {
    const start = canBeEmpty ? unite(first, next) : first;
    if (overlap(start, seen)) return true;
    for (const char of start) seen.add(char);
    return false;
  });
}

function costOfChoice(parts: readonly PatternNode[], next: Chars, length: number): Cost {
  const costs = parts.map((part) => costOf(part, next, length));
  const branches = costs.map((cost) => cost.branches);
  return {
    branches: isOpen(parts, next) ? branches.reduce((total, count) => total + count) : Math.max(...branches),
    steps: costs.reduce((total, cost) => total + cost.steps, 0),
  };
}

/**
 * Returns the number of rounds after which a repeat may end: several if the next node can begin like a round.
 */
const exitsOf = ({ part, min }: Repeat, next: Chars, rounds: number) =>
  overlap(part.first, next) ? Math.max(1, rounds - min + 1) : 1;

function costOfRepeat(repeat: Repeat, next: Chars, length: number): Cost {
  const { part, max } = repeat;
  const rounds = Math.min(max, length);
  const round = costOf(part, max > 1 ? unite(part.first, next) : next, length);
  const branches = exitsOf(repeat, next, rounds) * round.branches ** rounds;
  if (round.branches > 1) return { branches, steps: round.steps * round.branches ** rounds };
  // Nested rounds share the characters of one value, unless each has a lookaround.
  const shared = part.hasLook ? Infinity : length * part.width;
  return { branches, steps: Math.min(rounds * round.steps, shared) };
}

function costOf(node: PatternNode, next: Chars, length: number): Cost {
  switch (node.kind) {
    case 'place':
      return { branches: 1, steps: 1 };
    case 'look':
      return { branches: 1, steps: costOf(node.part, new Set(), length).steps };
    case 'sequence':
      return costOfSequence(node.parts, next, length);
    case 'choice':
      return costOfChoice(node.parts, next, length);
    case 'repeat':
      return costOfRepeat(node, next, length);
  }
}

const verdicts = new Map<string, boolean>();

// Decision 95.
function mayTakeLong(pattern: string, flags: string, reach: number): boolean {
  if (pattern.length > MAX_PATTERN_LENGTH) return true;
  try {
    return !(costOf(readPattern(pattern, flags), AT_END, reach).steps <= MAX_STEPS);
  } catch {
    return true;
  }
}

/**
 * Whether a pattern may take long: nested repetitions, or several in a row, that can match the same characters in many
 * ways. False positives are safe: a suspect pattern runs in a worker.
 *
 * @param pattern A pattern that compiles.
 * @param flags The flags that it compiles with.
 * @param length The length of the value in characters.
 */
export function isSuspect(pattern: string, flags: string, length: number): boolean {
  const reach = length > SHORT_VALUE ? MAX_VALUE_LENGTH : SHORT_VALUE;
  const key = `${reach} ${flags} ${pattern}`;
  const known = verdicts.get(key) ?? mayTakeLong(pattern, flags, reach);
  verdicts.set(key, known);
  return known;
}
