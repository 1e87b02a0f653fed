import { warn } from '../page/warn.ts';
import { querySelectorAll, parentOf, getAttribute } from '../dom/safe.ts';

/** How an answer is inserted into its target. */
export type Mode = 'default' | 'replace-with' | 'before' | 'after';

/** Target of an answer, and how the answer is inserted into it. */
export interface AjaxPlacement {
  /** Undefined when the element names no target: its answer is then a result, not content. */
  selector: string | undefined;
  mode: Mode;
  /** Whether the target is the parent of the found element. */
  usesParent: boolean;
}

const MODES: readonly string[] = ['replace-with', 'before', 'after'];

const isTrue = (value: string | null) => value?.toLowerCase() === 'true';

/** Whether the answer is added next to the content; such a request supersedes no other. */
export const addsToList = ({ mode }: AjaxPlacement) => mode === 'before' || mode === 'after';

/**
 * Reads the placement of the answer to an element's request (FRM-01, FRM-03).
 *
 * @param element A form or a link.
 */
export function readPlacement(element: Element): AjaxPlacement {
  const usesParent = isTrue(getAttribute(element, 'data-ajax-update-parent'));
  const requestedMode = getAttribute(element, 'data-ajax-mode')?.toLowerCase() ?? '';
  const mode = MODES.includes(requestedMode) ? (requestedMode as Mode) : 'default';
  const selector = getAttribute(element, 'data-ajax-update') ?? undefined;
  // The parent itself is replaced, not only its content.
  return { selector, usesParent, mode: usesParent && mode === 'default' ? 'replace-with' : mode };
}

/** Whether the browser's cache may answer: only with `data-ajax-cache="true"`, as in the old library. */
export const isCached = (element: Element) => isTrue(getAttribute(element, 'data-ajax-cache'));

const unique = <T>(list: readonly T[]) => [...new Set(list)];

/**
 * Finds the elements of a placement.
 *
 * @param root The page, or an answer to it.
 * @param placement A selector, and whether its parent is meant.
 * @throws {SyntaxError} When the selector is invalid.
 */
export function findTargetsIn(
  root: Node,
  { selector = ':not(*)', usesParent }: AjaxPlacement,
): HTMLElement[] {
  const found = querySelectorAll(root, selector);
  return usesParent ? unique(found.flatMap((element) => parentOf(element) ?? [])) : found;
}

/**
 * Finds the targets of a form or link, and warns the author when there are none.
 *
 * @param placement Where its answer is inserted.
 * @param element The form or link.
 * @returns The targets; undefined when the selector is invalid or finds none: the browser then loads the
 * answer.
 */
export function findTargets(placement: AjaxPlacement, element: Element): HTMLElement[] | undefined {
  const { selector } = placement;
  if (selector === undefined) return [];
  try {
    const targets = findTargetsIn(document, placement);
    if (targets.length > 0) return targets;
    warn(`data-ajax-update="${selector}" finds nothing in the page; the browser loads the answer.`, element);
  } catch {
    warn(`data-ajax-update="${selector}" is no CSS selector; the browser loads the answer.`, element);
  }
  return undefined;
}

const STEPS = ['begin', 'complete', 'success', 'failure'] as const;

/**
 * Warns the author that functions named in `data-ajax-begin` and the like are not called (FRM-03): events
 * replace them, because names in attributes are code.
 *
 * @param element The form or link.
 */
export function warnOfFunctions(element: Element): void {
  for (const step of STEPS) {
    if (!getAttribute(element, `data-ajax-${step}`)) continue;
    warn(
      `data-ajax-${step} names a function, which is not called; listen to archipel:ajax-${step}.`,
      element,
    );
  }
}
