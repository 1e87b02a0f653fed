import { useEffect, type RefObject } from 'react';
import { on } from '#runtime';
import { matches } from '#runtime/dom/safe.ts';

/** Hover intent in ms: a shorter hover does not open the panel, a shorter absence does not close it. */
const IN_MS = 150;
const OUT_MS = 300;

interface Intent {
  /** Hovering opens. The button is not part of it, because a pointer there is about to press. */
  trigger: RefObject<HTMLAnchorElement | null>;
  /** Leaving closes. */
  area: RefObject<HTMLElement | null>;
  open: () => void;
  close: () => void;
}

// Whether the mouse already rests on the link at mount. During a visit, or on the cart page, it has just
// clicked the link instead.
const restsOn = (trigger: HTMLAnchorElement): boolean =>
  matches(trigger, ':hover') &&
  !matches(document.documentElement, '.long-loading') &&
  trigger.pathname !== location.pathname;

/**
 * Detects hover intent of a mouse; touch and keyboard use the button. Decision 13.
 *
 * @param intent The elements and callbacks; `open` and `close` only set state.
 */
export function useHoverIntent({ trigger, area, open, close }: Intent): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const after = (delay: number, act: () => void) => (event: PointerEvent) => {
      stop();
      if (event.pointerType === 'mouse') timer = setTimeout(act, delay);
    };
    area.current?.addEventListener('pointerenter', stop, { signal });
    area.current?.addEventListener('pointerleave', after(OUT_MS, close), { signal });
    if (trigger.current && restsOn(trigger.current)) timer = setTimeout(open, IN_MS);
    // Uses `pointermove`: `pointerenter` also fires when the page changes under a mouse at rest.
    trigger.current?.addEventListener('pointermove', after(IN_MS, open), { signal });
    // A click or a visit cancels the timer, so that the panel does not open afterwards or on the next page.
    area.current?.addEventListener('click', stop, { signal });
    on('page-leave', stop, signal);
    return () => {
      stop();
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `open` and `close` only set state
  }, [trigger, area]);
}
