import type { ReadableAtom } from 'nanostores';
import { createRetryAlert } from '#kit/retry-alert.ts';
import { contains, querySelectorAll } from '#runtime/dom/safe.ts';
import { appendTo, focusStill, removeElement } from '#runtime/dom/safe-tree.ts';
import type { ChoiceProblem } from './follow-choices.ts';

const CHOSEN = ':is(select, input:checked):is([data-variation], [data-variation] *)';

/**
 * Shows at the end of the host why a choice is not shown, with a button to choose it again.
 *
 * @param host The island's host.
 * @param $problem The problem, or undefined.
 * @param signal Removes the alert.
 */
export function showProblems(
  host: HTMLElement,
  $problem: ReadableAtom<ChoiceProblem | undefined>,
  signal: AbortSignal,
): void {
  let shown: HTMLElement | undefined;
  const clear = () => {
    if (!shown) return;
    const hadFocus = contains(shown, document.activeElement);
    removeElement(shown);
    shown = undefined;
    const [chosen] = querySelectorAll(host, CHOSEN);
    if (hadFocus && chosen) focusStill(chosen);
  };
  const end = $problem.subscribe((problem) => {
    clear();
    if (!problem) return;
    shown = createRetryAlert('ar-variations-problem', problem.text, problem.retry);
    appendTo(host, shown);
  });
  signal.addEventListener(
    'abort',
    () => {
      end();
      clear();
    },
    { once: true },
  );
}
