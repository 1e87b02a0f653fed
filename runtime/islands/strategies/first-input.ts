import { whenLoaded } from '../../page/when-loaded.ts';
import { whenPageIsIdle } from './idle.ts';
import { interaction } from './interaction.ts';
import type { Strategy } from './strategy.ts';

/** Time after the load without input, in ms, from which the network is taken to be idle. */
const QUIET_MS = 5_000;

type Connection = { connection?: { saveData?: boolean } };

const savesData = () => (navigator as Connection).connection?.saveData === true;

// Uses its own signal alone: later islands wait for the same moment.
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
 * In a free moment after the visitor has turned to the page: a pointer over it, a touch, the focus. Without any of that
 * seconds after the load, so that it is there when the network is not; a visitor who saves data is spared that.
 * Decision 128.
 */
export const whenFirstInput = whenUsedWithin(QUIET_MS);

/**
 * In the first free moment after the page's load, or after the first use: what must be there before the network may be
 * gone. A visitor who saves data is spared that, too.
 */
export const whenLoadedOrFirstInput = whenUsedWithin(0);
