import type { Range } from '../document.ts';
import type { Flow, TemplateToken } from './token.ts';

/** Alternatives of a condition. */
export interface Fork {
  readonly branches: readonly Range[];
  /** Condition in a form that equal ones share. */
  readonly key: string;
  /** The first branch is that of the opposite. */
  readonly isNegated: boolean;
}

interface Frame {
  readonly flow: Flow;
  readonly branches: Range[];
  from: number;
  isComplete: boolean;
}

const NEGATIONS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:!|not\b)\s*(?=[\w$(@.])/, ''],
  [/!==?/g, '=='],
  [/\bis not\b/g, 'is'],
  [/\bneq?\b/g, '=='],
];

const withoutParentheses = (text: string) => text.trim().replace(/^\(([^()]*)\)$/, '$1');

/** Returns a condition without its negation, and whether it had one. */
function readCondition(condition: string): { key: string; isNegated: boolean } {
  let key = withoutParentheses(condition);
  let isNegated = false;
  for (const [pattern, replacement] of NEGATIONS) {
    const positive = key.replace(pattern, replacement);
    if (positive !== key) isNegated = !isNegated;
    key = positive;
  }
  return { key: withoutParentheses(key).replace(/===?/g, '==').replace(/\s+/g, ' '), isNegated };
}

/** Statements that open and end in one token have nothing in between. */
const between = (from: number, to: number): Range => ({ from, to: Math.max(from, to) });

function finishFrame({ flow, branches, from, isComplete }: Frame, token: Range): Fork | undefined {
  const all = flow.type === 'switch' && branches.length === 0 ? [] : [...branches];
  if (from >= 0) all.push(between(from, token.from));
  if (!isComplete && flow.type !== 'loop') all.push({ from: token.from, to: token.from });
  if (all.length < 2) return undefined;
  const { key, isNegated } = readCondition(flow.condition || `#${token.from}`);
  return { branches: all, key, isNegated: isNegated !== (flow.isNegated ?? false) };
}

/** Collects branches and loops while tokens pass in order. */
class BranchReader {
  readonly forks: Fork[] = [];
  readonly loops: Range[] = [];
  readonly #frames: Frame[] = [];

  apply(flow: Flow, token: Range): void {
    if (flow.type === 'end') this.#end(token);
    else if (flow.type === 'else') this.#next(flow, token);
    else
      this.#frames.push({
        flow,
        branches: [],
        from: flow.type === 'switch' ? -1 : token.to,
        isComplete: false,
      });
  }

  #next(flow: Flow, token: Range): void {
    const frame = this.#frames.findLast((one) => one.flow.type !== 'block');
    if (!frame) return;
    if (frame.from >= 0) frame.branches.push(between(frame.from, token.from));
    frame.from = token.to;
    if (flow.isLast) frame.isComplete = true;
  }

  #end(token: Range): void {
    const frame = this.#frames.pop();
    if (!frame || frame.flow.type === 'block') return;
    if (frame.flow.type === 'loop') {
      const first = frame.branches[0] ?? between(frame.from, token.from);
      this.loops.push(first);
    }
    const fork = finishFrame(frame, token);
    if (fork) this.forks.push(fork);
  }
}

/**
 * Reads which parts of a template exclude each other, and which are repeated.
 *
 * @param tokens In order.
 */
export function readBranches(tokens: readonly TemplateToken[]): {
  readonly forks: readonly Fork[];
  readonly loops: readonly Range[];
} {
  const reader = new BranchReader();
  for (const token of tokens) {
    for (const flow of token.flow ?? []) reader.apply(flow, token);
  }
  return { forks: reader.forks, loops: reader.loops };
}
