import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createAutoplay, isAutoplayAllowed, type Autoplay } from '#kit/autoplay';
import { useIsland } from '#runtime/islands/react.tsx';
import type { Props } from './props.ts';

/** How the product turns by itself. */
export interface Turning {
  /** Whether it may turn by itself at all: then there is a button. */
  isAllowed: boolean;
  isPlaying: boolean;
  toggle: () => void;
  /** The visitor turns it: from now on it does not turn by itself. */
  takeOver: () => void;
}

/**
 * Turns by itself while nothing stops it: a mouse or the focus inside, a hidden tab, another part of the page (PRD-09).
 *
 * @param area The element around the photos.
 * @param props Speed, and whether it begins by itself.
 * @param canRotate Whether there are photos to turn.
 * @param step Shows the next photo; may change.
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
