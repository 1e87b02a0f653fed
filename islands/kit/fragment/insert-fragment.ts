import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { focusOnce } from '#runtime/html/focus.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { isAttached } from '#runtime/dom/safe.ts';
import { readInto } from '#runtime/html/fragment.ts';
import { parseAnswer } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { preserveFocus } from '#kit/preserve-focus.ts';
import { whenFree } from '#kit/when-free.ts';

/** Options for inserting a fragment. */
export interface FragmentInsertion {
  /** Returns whether the answer is still needed; called when it arrives. */
  isLatest?: () => boolean;
  /** Selector of the part to take from an answer that is a full page; `[data-page]` by default. */
  part?: string;
  /** Moves the focus to the new content: its `autofocus`, its first heading, else the target. */
  focus?: boolean;
  /** Treats an answer without text and elements as a failure. */
  needsContent?: boolean;
}

const PAGE = '[data-page]';

function notThere({ url }: Answer, part: string): ArchipelError {
  return new ArchipelError({
    what: `The answer of ${url} was not placed.`,
    why: `It is a full page without ${part}.`,
    how: 'Answer with a fragment, or mark in the page what is meant.',
  });
}

const emptyAnswer = ({ url }: Answer): ArchipelError =>
  new ArchipelError({
    what: `The answer of ${url} is empty.`,
    why: 'Its place would show nothing.',
    how: 'Answer with a sentence that says so, or with a status of 400 or more.',
  });

const isEmpty = ({ childElementCount, textContent }: DocumentFragment) =>
  childElementCount === 0 && !textContent.trim();

function parseFor(part: string, needsContent: boolean) {
  return (answer: Answer): DocumentFragment => {
    const { content } = parseAnswer(answer, part);
    if (!content) throw notThere(answer, part);
    if (needsContent && isEmpty(content)) throw emptyAnswer(answer);
    return content;
  };
}

function focusArrived(target: HTMLElement): void {
  const arrived = findInside(target, '[autofocus]') ?? findInside(target, 'h1, h2, h3, h4, h5, h6');
  focusOnce(arrived ?? target);
}

function insertInto(target: HTMLElement, content: DocumentFragment, focus: boolean): void {
  preserveFocus([target], () => swap(target, content));
  if (focus) focusArrived(target);
}

/**
 * Fetches a fragment and inserts it into a target. A read that a visit has superseded is repeated if the
 * visit fails and the target is still there.
 *
 * @param target The element whose content is replaced.
 * @param url Address of the fragment, or of a page that contains it; of this origin.
 * @param placing The part to insert, and whether it takes the focus.
 * @param signal Aborts it.
 * @returns Whether it was inserted; false if something newer has superseded it.
 * @throws {RequestError} When the server fails.
 * @throws {ArchipelError} When the answer is a full page without the part, or is empty where content is needed.
 */
export async function insertFragment(
  target: HTMLElement,
  url: string | URL,
  { isLatest = () => true, part = PAGE, focus = false, needsContent = false }: FragmentInsertion,
  signal: AbortSignal,
): Promise<boolean> {
  const isStill = () => !signal.aborted && isAttached(target) && isLatest();
  const insert = (content: DocumentFragment) => insertInto(target, content, focus);
  const reading = { signal, isLatest: isStill, parse: parseFor(part, needsContent), insert };
  while (isStill()) {
    if (await readInto(target, url, reading)) return true;
    if (isStill()) await whenFree(target);
  }
  return false;
}
