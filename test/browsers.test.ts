import { expect, test } from 'vitest';
import { listFiles, read } from './support/files.ts';

/**
 * Features that browsers of May 2024 lack (docs/contract.md, "Browsers"), each with the files that test for
 * it first.
 */
const YOUNG: Readonly<Record<string, readonly string[]>> = {
  'URL.parse(': [],
  'Promise.try(': [],
  'RegExp.escape(': [],
  'Iterator.from(': [],
  'Math.sumPrecise(': [],
  'Error.isError(': [],
  '.isSubsetOf(': [],
  '.symmetricDifference(': [],
  '.getOrInsert': [],
  '.toBase64(': [],
  'Uint8Array.fromBase64(': [],
  'scheduler.yield': ['runtime/islands/queue.ts'],
  '.moveBefore': ['runtime/html/preserve.ts'],
  '.ariaNotify': [],
  'navigation.navigate(': [],
  startViewTransition: ['runtime/navigation/transition.ts'],
  'IntersectionObserver(': ['runtime/islands/strategies/visible.ts', 'islands/kit/viewport.ts'],
  'BroadcastChannel(': ['stores/writes/tabs.ts', 'stores/staleness.ts', 'stores/consent/consent-tabs.ts'],
  'sessionStorage.': [
    'runtime/page/loader.ts',
    'runtime/navigation/scroll-positions.ts',
    'stores/writes/handover.ts',
    'stores/staleness.ts',
    'islands/kit/preserve-form/draft.ts',
    'islands/kit/reload/carried.ts',
    'islands/kit/reload/once.ts',
    'islands/kit/tree/persisted-open.ts',
  ],
  'localStorage.': ['islands/card-payment/drop-in.ts', 'stores/wishlists/missed.ts'],
  'history.pushState(': ['islands/kit/dialog/back-closes.ts'],
  'history.replaceState(': [],
};

const sources = ['runtime', 'islands', 'stores', 'validation']
  .flatMap(listFiles)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

test.each(Object.entries(YOUNG))(
  'what old browsers lack or may forbid is asked for first: %s',
  (name, guarded) => {
    const users = sources.filter((file) => read(file).includes(name));
    expect(users.filter((file) => !guarded.includes(file))).toEqual([]);
  },
);
