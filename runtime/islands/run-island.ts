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

/* Hydrates an island once its module is there: reads its props and mounts it. Loaded with the first module of all. */

let ids = 0;

function becomeReady(island: Island, signal: AbortSignal): void {
  if (signal.aborted || island.state === 'failed') return;
  enter(island, 'ready');
  island.deferred?.release();
}

// One that is mounted anew has been written anew.
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
  // A view that failed while it was mounted has already called `fail`, before its cleanup was known.
  if (island.state === 'failed') runAll([() => cleanup?.()]);
  else island.cleanup = cleanup ?? undefined;
}

const propsOf = ({ definition, host }: Island, { props }: IslandModule) =>
  (props ? readProps(definition.name, host, props) : {}) as never;

/**
 * Mounts an island: reads its props, calls its mount, and waits for what that waits for.
 *
 * @param island The next in the mount queue.
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
 * Mounts an island from the mount queue, unless it has left by then.
 *
 * @param island One whose module is loaded.
 * @param module The module.
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
 * Passes a preserved island the props of its arriving host; a mount without `update` is mounted anew.
 *
 * @param island A keyed island whose host's attributes and JSON are already the new ones.
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
