import { whenLoaded } from '../../page/when-loaded.ts';
import { whenPageIsIdle } from './idle.ts';
import { interaction } from './interaction.ts';
import type { Strategy } from './strategy.ts';

/** Time in ms after the page's load without input, after which the network counts as idle. */
const QUIET_MS = 5_000;

type Connection = { connection?: { saveData?: boolean } };

const savesData = () => (navigator as Connection).connection?.saveData === true;

// The promise has a signal of its own, because it is shared by all islands.
function awaitUse(quiet: number): Promise<void> {
  const waiting = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      waiting.abort();
      resolve();
    };
    interaction(document.documentElement, end, waiting.signal);
    if (!savesData()) whenLoaded(() => setTimeout(end, quiet));
  });
}

function whenUsedWithin(quiet: number): Strategy {
  let use: Promise<void> | undefined;
  return (host, start, signal) => {
    use ??= awaitUse(quiet);
    void use.then(() => whenPageIsIdle(host, start, signal));
  };
}

/**
 * Starts in an idle moment after the first input (pointer, touch, focus), or 5 s after the page's load, so
 * that the code is there when the network is gone. With data saving only input counts.
 * Decision 128.
 */
export const whenFirstInput = whenUsedWithin(QUIET_MS);

/**
 * Starts in an idle moment after the page's load or the first input, for code that is needed when the network
 * is gone. With data saving only input counts.
 */
export const whenLoadedOrFirstInput = whenUsedWithin(0);
