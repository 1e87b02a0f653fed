import { useStore } from '@nanostores/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { createAutoplay, isAutoplayAllowed, isShownMoving } from '#kit/autoplay';
import { useIsland } from '#runtime/islands/react.tsx';
import { goOn } from './step.ts';

/** Autoplay, as a view sees it. */
export interface UsedAutoplay {
  readonly toggle: () => void;
  /** It may move by itself: then it can be paused. */
  readonly isAllowed: boolean;
  /** The visitor has paused it. */
  readonly isPaused: boolean;
  /** The video of the selected slide plays now. */
  readonly isMoving: boolean;
}

/**
 * Lets a carousel move on by itself.
 *
 * @param api Embla, once it has begun.
 * @param delay Milliseconds for each slide; 0 for none.
 */
export function useAutoplay(api: EmblaCarouselType | undefined, delay: number): UsedAutoplay {
  const { host, signal } = useIsland();
  const current = useRef(api);
  current.current = api;
  const [{ $state, toggle, restart }] = useState(() =>
    createAutoplay({ step: () => goOn(current.current), delay, host, signal }),
  );
  // A move by hand gives the slide its whole time.
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
