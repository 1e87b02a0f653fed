import { useStore } from '@nanostores/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { createAutoplay, isAutoplayAllowed, isShownMoving } from '#kit/autoplay';
import { useIsland } from '#runtime/islands/react.tsx';
import { goOn } from './step.ts';

/** State of autoplay for a view. */
export interface UsedAutoplay {
  readonly toggle: () => void;
  /** Autoplay is allowed, so it can be paused. */
  readonly isAllowed: boolean;
  /** The visitor has paused it. */
  readonly isPaused: boolean;
  /** The video of the selected slide plays now. */
  readonly isMoving: boolean;
}

/**
 * Connects autoplay to a carousel.
 *
 * @param api Embla; undefined before its initialisation.
 * @param delay Milliseconds for each slide; 0 without autoplay.
 */
export function useAutoplay(api: EmblaCarouselType | undefined, delay: number): UsedAutoplay {
  const { host, signal } = useIsland();
  const current = useRef(api);
  current.current = api;
  const [{ $state, toggle, restart }] = useState(() =>
    createAutoplay({ step: () => goOn(current.current), delay, host, signal }),
  );
  // A selection restarts the delay, so that a slide chosen by hand gets its whole time.
  useEffect(() => {
    api?.on('select', restart);
    return () => void api?.off('select', restart);
  }, [api, restart]);
  const state = useStore($state);
  return {
    toggle,
    isAllowed: isAutoplayAllowed(state),
    isPaused: state.isPaused,
    isMoving: isShownMoving(state),
  };
}
