import { end, track } from '../page/activity.ts';
import type { IslandModule, Mount, MountContext } from './definition.ts';
import { runAll, toError } from '../page/errors.ts';
import type { FailurePhase } from '../page/events.ts';
import {
  enter,
  failIsland,
  isExpected,
  signalOf,
  takeDown,
  emitIslandFailure,
  type Island,
} from './island-state.ts';
import { readProps } from './props.ts';
import { enqueue } from './queue.ts';

export { enqueueLater } from './queue.ts';

/* Hydrates an island once its module is loaded. This file is loaded with the first island's module. */

let ids = 0;

function becomeReady(island: Island, signal: AbortSignal): void {
  if (signal.aborted || island.state === 'failed') return;
  enter(island, 'ready');
  island.deferred?.release();
}

// A remounted island counts from now: its host's attributes have just been replaced.
const foundAt = ({ timings }: Island): number =>
  (timings['ready'] === undefined && timings['waiting']) || performance.now();

function createContext(island: Island, waits: Promise<unknown>[]): MountContext<never> {
  const { definition } = island;
  ids += 1;
  return {
    signal: signalOf(island),
    name: definition.name,
    id: `${definition.name}-${ids}`,
    foundAt: foundAt(island),
    onProps: (update) => (island.update = update),
    waitFor: (work) => waits.push(work),
    fail: (error) => failIsland(island, 'render', error),
  };
}

function callMount(island: Island, mount: Mount, props: never, waits: Promise<unknown>[]): void {
  const cleanup = mount(island.host, props, createContext(island, waits));
  // A view that failed during its mount has already called `fail`, before its cleanup was known.
  if (island.state === 'failed') runAll([() => cleanup?.()]);
  else island.cleanup = cleanup ?? undefined;
}

const propsOf = ({ definition, host }: Island, { props }: IslandModule) =>
  (props ? readProps(definition.name, host, props) : {}) as never;

/**
 * Mounts an island: reads its props and calls its mount. It is ready once all promises of `waitFor` resolve.
 *
 * @param island An island that is not mounted.
 * @param module Its module.
 */
export function runIsland(island: Island, module: IslandModule): void {
  const signal = signalOf(island);
  const waits: Promise<unknown>[] = [];
  let phase: FailurePhase = 'props';
  try {
    const props = propsOf(island, module);
    phase = 'mount';
    callMount(island, module.default, props, waits);
  } catch (thrown) {
    failIsland(island, phase, thrown);
    return;
  }
  if (waits.length === 0) becomeReady(island, signal);
  else
    void track(
      Promise.all(waits).then(
        () => becomeReady(island, signal),
        (thrown) => failIsland(island, 'mount', thrown),
      ),
    );
}

/**
 * Queues the mount of an island; it is skipped if the island was unmounted meanwhile.
 *
 * @param island The island.
 * @param module Its loaded module.
 */
export function mountQueued(island: Island, module: IslandModule): void {
  enqueue(island.host, () => {
    if (!isExpected(island)) return;
    island.module = module;
    end();
    runIsland(island, module);
  });
}

/**
 * Passes new props to an island preserved by a swap; without an `onProps` listener it is remounted.
 *
 * @param island A keyed island; the attributes and JSON of its host are already the new ones.
 */
export function refreshIsland(island: Island): void {
  const { module, update } = island;
  if (island.state !== 'ready' || !module) return;
  if (!update) {
    takeDown(island);
    island.controller = undefined;
    runIsland(island, module);
    return;
  }
  try {
    update(propsOf(island, module));
  } catch (thrown) {
    emitIslandFailure(island, 'props', toError(thrown));
  }
}
