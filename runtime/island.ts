import { track } from './activity.ts';
import type { IslandDefinition, IslandModule, Mount, MountContext } from './definition.ts';
import { report, runAll, toError } from './errors.ts';
import { emit, type FailurePhase } from './events.ts';
import { holdEvents, type HeldEvents } from './held-events.ts';
import { loadModule } from './load.ts';
import { readProps } from './props.ts';
import { enqueue } from './queue.ts';
import { createSlots } from './slots.ts';
import { chooseStrategy } from './strategies/index.ts';
import { interaction } from './strategies/interaction.ts';

export type IslandState = 'waiting' | 'loading' | 'ready' | 'failed' | 'unmounted';

/** One island of the page: a definition that found its host. */
export interface Island {
  readonly definition: IslandDefinition;
  readonly host: HTMLElement;
  readonly timings: Record<string, number>;
  state: IslandState;
  controller: AbortController;
  module?: IslandModule;
  cleanup?: (() => void) | undefined;
  update?: ((props: never) => void) | undefined;
  held?: HeldEvents;
}

let ids = 0;

function writeState({ definition, host }: Island, state: IslandState): void {
  if (definition.selector) return;
  if (state === 'unmounted') host.removeAttribute('data-island-state');
  else host.setAttribute('data-island-state', state);
}

function enter(island: Island, state: Exclude<IslandState, 'failed'>): void {
  island.state = state;
  island.timings[state] = performance.now();
  writeState(island, state);
  // From a host that has left already nothing would bubble.
  emit(island.host.isConnected ? island.host : document, `island-${state}`, { name: island.definition.name });
}

function takeDown(island: Island): void {
  const { cleanup, controller } = island;
  island.cleanup = undefined;
  island.update = undefined;
  runAll([() => controller.abort(), () => cleanup?.()]);
}

function tell({ definition, host }: Island, phase: FailurePhase, error: Error): void {
  const { name } = definition;
  if (emit(host, 'island-error', { name, phase, error })) report(error, `island "${name}", ${phase}`, host);
}

function fail(island: Island, phase: FailurePhase, thrown: unknown): void {
  if (island.state === 'failed' || island.state === 'unmounted') return;
  const error = toError(thrown);
  takeDown(island);
  island.state = 'failed';
  island.timings['failed'] = performance.now();
  writeState(island, 'failed');
  tell(island, phase, error);
  island.held?.release();
}

function becomeReady(island: Island, signal: AbortSignal): void {
  if (signal.aborted || island.state === 'failed') return;
  enter(island, 'ready');
  island.held?.release();
}

function createContext(island: Island, waits: Promise<unknown>[]): MountContext<never> {
  const { definition, host, controller } = island;
  ids += 1;
  return {
    signal: controller.signal,
    name: definition.name,
    id: `${definition.name}-${ids}`,
    slots: createSlots(host),
    onProps: (update) => (island.update = update),
    waitFor: (work) => waits.push(work),
    fail: (error) => fail(island, 'render', error),
  };
}

function callMount(island: Island, mount: Mount, props: never, waits: Promise<unknown>[]): void {
  const cleanup = mount(island.host, props, createContext(island, waits));
  // A view that failed while it was mounted has already called `fail`, before its cleanup was known.
  if (island.state === 'failed') runAll([() => cleanup?.()]);
  else island.cleanup = cleanup ?? undefined;
}

function run(island: Island, module: IslandModule): void {
  const { signal } = island.controller;
  const waits: Promise<unknown>[] = [];
  let phase: FailurePhase = 'props';
  try {
    const props = module.props ? readProps(island.definition.name, island.host, module.props) : {};
    phase = 'mount';
    callMount(island, module.default, props as never, waits);
  } catch (thrown) {
    fail(island, phase, thrown);
    return;
  }
  if (waits.length === 0) becomeReady(island, signal);
  else
    void track(
      Promise.all(waits).then(
        () => becomeReady(island, signal),
        (thrown) => fail(island, 'mount', thrown),
      ),
    );
}

// Nobody waits for the script of an island that has left.
function left(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
}

async function load(island: Island): Promise<void> {
  if (island.state !== 'waiting') return;
  const { signal } = island.controller;
  enter(island, 'loading');
  try {
    const module = await Promise.race([loadModule(island.definition.load), left(signal)]);
    if (!module) return;
    island.module = module;
    await module.ready?.();
  } catch (thrown) {
    if (!signal.aborted) fail(island, 'load', thrown);
    return;
  }
  await track(
    new Promise<void>((resolve) => {
      enqueue(island.host, () => {
        if (!signal.aborted) run(island, island.module!);
        resolve();
      });
    }),
  );
}

/**
 * Makes an island of a definition and its host, waiting for its moment.
 *
 * @param definition What to mount.
 * @param host Where.
 * @returns The island, in state `waiting` or further.
 */
export function createIsland(definition: IslandDefinition, host: HTMLElement): Island {
  const controller = new AbortController();
  const island: Island = { definition, host, controller, state: 'waiting', timings: {} };
  enter(island, 'waiting');
  const strategy = chooseStrategy(host, definition.when);
  strategy(host, () => void track(load(island)), controller.signal);
  if (strategy === interaction) island.held = holdEvents(host, controller.signal);
  return island;
}

/**
 * Takes an island down, at once and for good: signal first, then the view's own cleanup.
 *
 * @param island The island; taking it down twice is harmless.
 */
export function destroyIsland(island: Island): void {
  if (island.state === 'unmounted') return;
  takeDown(island);
  enter(island, 'unmounted');
}

/**
 * Gives a kept island the props that its host came back with; a mount that takes no updates is mounted anew.
 *
 * @param island A keyed island whose host's attributes and JSON are already the new ones.
 */
export function refreshIsland(island: Island): void {
  const { module, update, definition, host } = island;
  if (island.state !== 'ready' || !module) return;
  if (!update) {
    takeDown(island);
    island.controller = new AbortController();
    run(island, module);
    return;
  }
  try {
    update((module.props ? readProps(definition.name, host, module.props) : {}) as never);
  } catch (thrown) {
    tell(island, 'props', toError(thrown));
  }
}
