import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createAutoplay, isAutoplayAllowed, type Autoplay } from '#kit/autoplay';
import { useIsland } from '#runtime/islands/react.tsx';
import type { Props } from './props.ts';

/** The state of autoplay, and the functions that change it. */
export interface Turning {
  /** Whether autoplay is allowed; only then does it have a button. */
  isAllowed: boolean;
  isPlaying: boolean;
  toggle: () => void;
  /** Stops autoplay, because the visitor turns the product. */
  takeOver: () => void;
}

/**
 * Turns the product by itself; hover, focus, a hidden tab and leaving the view pause it (PRD-09).
 *
 * @param area The element around the photos.
 * @param props Speed, and whether autoplay is on.
 * @param canRotate Whether enough photos have loaded.
 * @param step Shows the next photo; the latest function is called.
 */
export function useTurning(
  area: RefObject<HTMLElement | null>,
  { speed, autoplay }: Props,
  canRotate: boolean,
  step: () => void,
): Turning {
  const { signal } = useIsland();
  const player = useRef<Autoplay>(undefined);
  const latest = useRef(step);
  const [state, setState] = useState({ isAllowed: false, isPlaying: false });
  const [acts] = useState(() => ({
    toggle: () => player.current?.toggle(),
    takeOver: () => player.current?.$state.get().isPaused === false && player.current.toggle(),
  }));
  useLayoutEffect(() => {
    latest.current = step;
  });

  useLayoutEffect(() => {
    if (!canRotate) return undefined;
    const created = createAutoplay({
      step: () => latest.current(),
      delay: speed,
      host: area.current!,
      signal,
    });
    player.current = created;
    if (!autoplay) created.toggle();
    return created.$state.subscribe((now) =>
      setState({ isAllowed: isAutoplayAllowed(now), isPlaying: !now.isPaused }),
    );
  }, [area, speed, autoplay, canRotate, signal]);

  return { ...state, ...acts };
}
