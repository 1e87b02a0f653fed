import { useEffect, type RefObject } from 'react';
import { on } from '#runtime';
import { matches } from '#runtime/dom/safe.ts';

/** A pointer that only crosses opens nothing; one that slips off for a moment closes nothing. */
const IN_MS = 150;
const OUT_MS = 300;

interface Intent {
  /** Resting here opens. Not on the button: who goes there means to press it. */
  trigger: RefObject<HTMLAnchorElement | null>;
  /** Staying away from here closes. */
  area: RefObject<HTMLElement | null>;
  open: () => void;
  close: () => void;
}

// The mouse that has loaded the island may rest already. During a visit, or where the link leads, it has pressed the link.
const restsOn = (trigger: HTMLAnchorElement): boolean =>
  matches(trigger, ':hover') &&
  !matches(document.documentElement, '.long-loading') &&
  trigger.pathname !== location.pathname;

/**
 * Detects hover intent: a mouse that rests, and one that leaves. Touch and keyboard have the button.
 * Decision 13.
 *
 * @param intent Where, and what follows; `open` and `close` only set state.
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
    // Moves, not entries: a page that changes under a still mouse makes entries, too.
    trigger.current?.addEventListener('pointermove', after(IN_MS, open), { signal });
    // A press has decided already, and what belongs to the page that is left must not open on the next.
    area.current?.addEventListener('click', stop, { signal });
    on('page-leave', stop, signal);
    return () => {
      stop();
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `open` and `close` only set state
  }, [trigger, area]);
}
