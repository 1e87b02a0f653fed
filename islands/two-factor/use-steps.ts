import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createOverrides } from '#kit/overrides.ts';
import { closest, querySelectorAll, contains, addListener, getAttribute } from '#runtime/dom/safe.ts';
import { findInside, rectOf, showInView } from '#runtime/dom/safe-tree.ts';
import { focusOnce } from '#runtime/html/focus.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';

const FIELD = 'input:not([type=hidden], [type=submit], [type=button], :disabled), select, textarea';
const HEADING = 'h1, h2, h3, h4, h5, h6, legend';

const nameOf = (step: Element) => getAttribute(step, 'data-step') ?? '';

/** Returns the index of the first step: the one with the focus, else the one named by the page, else 0. */
function findFirst(steps: readonly HTMLElement[], start: string | undefined): number {
  const busy = steps.findIndex((step) => contains(step, document.activeElement));
  const named = steps.findIndex((step) => nameOf(step) === start);
  return busy >= 0 ? busy : Math.max(named, 0);
}

// Going back is for reading, so it focuses the heading; going on focuses the first field.
function focusStep(step: HTMLElement, isBack: boolean): void {
  const field = isBack ? null : findInside(step, FIELD);
  if (field) return field.focus();
  const heading = findInside(step, HEADING) ?? step;
  focusOnce(heading);
  const { top, bottom } = rectOf(heading);
  if (top < 0 || bottom > innerHeight) showInView(heading);
}

/**
 * Shows one step at a time; hidden steps retain their values. A new step gets the focus at its first field or
 * heading.
 *
 * @param start The name of the first step.
 */
export function useSteps(start: string | undefined): void {
  const { host, signal } = useIsland();
  const [steps] = useState(() => querySelectorAll(host, '[data-step]'));
  const [shown, setShown] = useState(() => findFirst(steps, start));
  const left = useRef(shown);

  useLayoutEffect(() => {
    const overrides = createOverrides();
    steps.forEach((step, index) => overrides.set(step, 'hidden', index === shown ? null : ''));
    const stepLinks = querySelectorAll(host, '[data-step-to]');
    for (const stepLink of stepLinks) overrides.set(stepLink, 'hidden', null);
    if (left.current !== shown) focusStep(steps[shown]!, shown < left.current);
    left.current = shown;
    return () => overrides.restore();
  }, [host, steps, shown]);

  // The links are shown by a layout effect: a press on one must not come before its listener.
  useLayoutEffect(() => {
    const own = followSignal(signal);
    // Rendered synchronously, because the caller focuses an element of the step next.
    const show = (target: number) => flushSync(() => setShown(target));
    const onClick = (event: Event) => {
      const stepLink = event.target instanceof Element ? closest(event.target, '[data-step-to]') : null;
      const target = stepLink
        ? steps.findIndex((step) => nameOf(step) === getAttribute(stepLink, 'data-step-to'))
        : -1;
      if (target === -1) return;
      event.preventDefault();
      show(target);
    };
    // An element in a hidden step must be shown, such as an invalid field.
    const onReveal = (event: Event) => {
      const target = steps.findIndex((step) => contains(step, event.target as Node));
      if (target === -1) return;
      left.current = target;
      show(target);
    };
    addListener(host, 'click', onClick, { signal: own.signal });
    addListener(host, 'archipel:reveal', onReveal, { signal: own.signal });
    return () => own.abort();
  }, [host, signal, steps]);
}
