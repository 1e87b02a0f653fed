import type { Locator } from '@playwright/test';
import { nearest } from '#runtime/page/nearest.ts';
import { KitError } from '../kit-error.ts';
import { poll } from '../poll.ts';
import { resultOf, type MatcherResult } from './result.ts';

/** States that the runtime writes on a host. */
const STATES = ['waiting', 'loading', 'ready', 'failed'] as const;

export type IslandPhase = (typeof STATES)[number];

const HINTS: Readonly<Record<string, string>> = {
  waiting:
    'It waits until it is seen, hovered or focused: archipel.interact(island) moves the pointer over it.',
  loading: 'Its files or data have not come yet.',
  failed: 'The console names the reason.',
};

async function readHost(host: Locator): Promise<{ name: string | null; state: string | null }> {
  return host.evaluate((element) => ({
    name: element.getAttribute('data-island'),
    state: element.getAttribute('data-island-state'),
  }));
}

/**
 * Expects an island’s state.
 *
 * @param host The element with `data-island`.
 * @param state The state; `ready` by default.
 * @param options Milliseconds until the matcher gives up.
 */
export async function toBeIsland(
  this: { readonly isNot: boolean },
  host: Locator,
  state: IslandPhase = 'ready',
  options: { readonly timeout?: number } = {},
): Promise<MatcherResult> {
  if (!STATES.includes(state)) {
    const near = nearest(state, [...STATES]) ?? 'ready';
    throw new KitError(`There is no state "${String(state)}" of an island. Did you mean "${near}"?`);
  }
  const { isNot } = this;
  let last = await readHost(host);
  const pass = await poll(async () => {
    last = await readHost(host);
    return (last.state === state) !== isNot;
  }, options.timeout);
  const isState = pass !== isNot;
  if (last.name === null)
    return resultOf(
      isState,
      'The element has no data-island: archipel.island(name) finds the host of an island.',
    );
  const hint = isState ? '' : ` ${HINTS[last.state ?? ''] ?? 'The library does not know it.'}`;
  return resultOf(
    isState,
    `The island ${last.name} is ${last.state ?? 'without a state'}, not ${state}.${hint}`,
  );
}
