import { useCallback, useLayoutEffect, useState } from 'react';
import { loadingOrder, ringSize } from './frames.ts';

/** Number of photos that load in parallel. */
const HANDS = 4;

/** The progress of loading the photos. */
export interface FrameLoading {
  readonly ready: ReadonlySet<number>;
  /** Whether enough photos have loaded to turn. */
  readonly canRotate: boolean;
  /** Whether all requests have ended with fewer than two photos. */
  readonly isFailed: boolean;
  /** Share of the photos that have loaded or failed, 0 to 1. */
  readonly share: number;
  retry: () => void;
}

async function fetchFrame(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}

interface Progress {
  readonly ready: ReadonlySet<number>;
  readonly lost: number;
}

const nothing: Progress = { ready: new Set(), lost: 0 };

/**
 * Loads and decodes the photos, every fourth first, so that none flashes when it is shown.
 *
 * @param frames Their addresses.
 * @param isActive Whether loading may start.
 */
export function useFrames(frames: readonly string[], isActive: boolean): FrameLoading {
  const [progress, setProgress] = useState(nothing);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (!isActive) return undefined;
    let isOver = false;
    const queue = loadingOrder(frames.length);
    const record = (index: number, isThere: boolean) => {
      if (isOver) return;
      setProgress(({ ready, lost }) =>
        isThere ? { ready: new Set(ready).add(index), lost } : { ready, lost: lost + 1 },
      );
    };
    const work = async () => {
      for (let index = queue.shift(); index !== undefined && !isOver; index = queue.shift()) {
        const shown = index;
        await fetchFrame(frames[shown]!).then(
          () => record(shown, true),
          () => record(shown, false),
        );
      }
    };
    setProgress(nothing);
    for (let hand = 0; hand < HANDS; hand += 1) void work();
    return () => {
      isOver = true;
    };
  }, [frames, isActive, attempt]);

  const { ready, lost } = progress;
  const resolved = ready.size + lost;
  return {
    ready,
    canRotate: ready.size >= ringSize(frames.length) || (resolved === frames.length && ready.size > 1),
    isFailed: resolved === frames.length && ready.size < 2,
    share: resolved / frames.length,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
