import { useCallback, useLayoutEffect, useState } from 'react';
import { loadingOrder, ringSize } from './frames.ts';

/** How many photos are fetched at a time. */
const HANDS = 4;

/** How far the photos have come. */
export interface FrameLoading {
  readonly ready: ReadonlySet<number>;
  /** Enough are there to turn. */
  readonly canTurn: boolean;
  /** No photo but the server's could be had. */
  readonly isFailed: boolean;
  /** Part of the photos that have come or failed, 0 to 1. */
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
 * Fetches and decodes the photos, a ring of every fourth first, so that none flashes when it is shown.
 *
 * @param frames Their addresses.
 * @param isWanted Whether they are fetched yet; what has come stays.
 */
export function useFrames(frames: readonly string[], isWanted: boolean): FrameLoading {
  const [progress, setProgress] = useState(nothing);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const queue = loadingOrder(frames.length);
    const note = (index: number, isThere: boolean) => {
      if (isOver) return;
      setProgress(({ ready, lost }) =>
        isThere ? { ready: new Set(ready).add(index), lost } : { ready, lost: lost + 1 },
      );
    };
    const work = async () => {
      for (let index = queue.shift(); index !== undefined && !isOver; index = queue.shift()) {
        const place = index;
        await fetchFrame(frames[place]!).then(
          () => note(place, true),
          () => note(place, false),
        );
      }
    };
    setProgress(nothing);
    for (let hand = 0; hand < HANDS; hand += 1) void work();
    return () => {
      isOver = true;
    };
  }, [frames, isWanted, attempt]);

  const { ready, lost } = progress;
  const settled = ready.size + lost;
  return {
    ready,
    canTurn: ready.size >= ringSize(frames.length) || (settled === frames.length && ready.size > 1),
    isFailed: settled === frames.length && ready.size < 2,
    share: settled / frames.length,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
