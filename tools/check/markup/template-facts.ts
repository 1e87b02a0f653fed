import type { Element } from 'domhandler';
import type { CheckSource, Range } from '../document.ts';
import type { StartTag } from './attributes.ts';

/** Questions about HTML that a template may write besides what is in view. */
export interface TemplateQuestions {
  /** Whether an include, slot or helper inside of an element may write any HTML. */
  mayGainHtml(element: Element): boolean;
  /** The same for what is before `<body>`. */
  headMayGainHtml(body: Element | undefined): boolean;
  /** Whether a helper inside of an element, or the element itself, writes an antiforgery field. */
  hasTokenHelper(element: Element): boolean;
  /** Whether two offsets may be on a page at the same time, and once each. */
  mayCoexist(one: number, other: number): boolean;
}

const contains = ({ from, to }: Range, offset: number) => from <= offset && offset < to;

/** Indexes of the ranges around an offset. */
const around = (ranges: readonly Range[], offset: number) =>
  ranges.flatMap((range, index) => (contains(range, offset) ? [index] : []));

const isSubset = (some: readonly number[], all: readonly number[]) => some.every((one) => all.includes(one));

/** Takes the attributes that a template writes by expressions into account. */
export function openTag(tag: StartTag, { template }: CheckSource): StartTag {
  if (!template) return tag;
  return { ...tag, isOpen: template.tags.get(tag.range.from)?.hasMoreAttributes ?? false };
}

function wholeRange({ sourceCodeLocation: location }: Element): Range {
  return location ? { from: location.startOffset, to: location.endOffset } : { from: 0, to: 0 };
}

/**
 * Creates the questions about a template; for plain HTML all answers are those of what is in view.
 *
 * @param source The source.
 */
export function createTemplateQuestions({ template }: CheckSource): TemplateQuestions {
  const includes = template?.includes ?? [];
  const helpers = template?.tokens ?? [];
  const branches = template?.branches.flat() ?? [];
  const isAnyIn = (ranges: readonly Range[], range: Range) =>
    ranges.some(({ from }) => contains(range, from));
  return {
    mayGainHtml: (element) => isAnyIn(includes, wholeRange(element)),
    headMayGainHtml: (body) => {
      const to = body?.sourceCodeLocation?.startOffset ?? Infinity;
      return isAnyIn([...includes, ...helpers], { from: 0, to });
    },
    hasTokenHelper: (element) => isAnyIn(helpers, wholeRange(element)),
    mayCoexist: (one, other) => {
      const [first, second] = [around(branches, one), around(branches, other)];
      const [loops, otherLoops] = [around(template?.loops ?? [], one), around(template?.loops ?? [], other)];
      const isNested = isSubset(first, second) || isSubset(second, first);
      return isNested && isSubset(loops, otherLoops) && isSubset(otherLoops, loops);
    },
  };
}
