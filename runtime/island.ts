import { begin, end, track } from './activity.ts';
import type { IslandDefinition, IslandModule, Mount, MountContext } from './definition.ts';
import { report, runAll, toError } from './errors.ts';
import { emit, type FailurePhase } from './events.ts';
import { holdEvents, type HeldEvents } from './held-events.ts';
import { loadModule } from './load.ts';
import { enqueue } from './queue.ts';
import { chooseStrategy } from './strategies/index.ts';
import { interaction } from './strategies/interaction.ts';

export type IslandState = 'waiting' | 'loading' | 'ready' | 'failed' | 'unmounted';

/** One island of the page: a definition that found its host. */
export interface Island {
  readonly definition: IslandDefinition;
  readonly host: HTMLElement;
  readonly timings: Record<string, number>;
  state: IslandState;
  /** There is none before the island is entered: the page has not been told of it yet. */
  controller?: AbortController | undefined;
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

function become(island: Island, state: IslandState): void {
  island.state = state;
  island.timings[state] = performance.now();
  writeState(island, state);
}

function enter(island: Island, state: Exclude<IslandState, 'failed'>): void {
  become(island, state);
  // From a host that has left already nothing would bubble.
  emit(island.host.isConnected ? island.host : document, `island-${state}`, { name: island.definition.name });
}

const signalOf = (island: Island) => (island.controller ??= new AbortController()).signal;

/** Whether its module is on its way, or its turn to be mounted has not come. */
const isExpected = ({ state, module }: Island) => state === 'loading' && !module;

function takeDown(island: Island): void {
  const { cleanup, controller } = island;
  if (isExpected(island)) end();
  island.cleanup = undefined;
  island.update = undefined;
  runAll([() => controller?.abort(), () => cleanup?.()]);
}

function tell({ definition, host }: Island, phase: FailurePhase, error: Error): void {
  const { name } = definition;
  if (emit(host, 'island-error', { name, phase, error })) report(error, `island "${name}", ${phase}`, host);
}

function fail(island: Island, phase: FailurePhase, thrown: unknown): void {
  if (island.state === 'failed' || island.state === 'unmounted') return;
  const error = toError(thrown);
  takeDown(island);
  become(island, 'failed');
  tell(island, phase, error);
  island.held?.release();
}

function becomeReady(island: Island, signal: AbortSignal): void {
  if (signal.aborted || island.state === 'failed') return;
  enter(island, 'ready');
  island.held?.release();
}

function createContext(island: Island, waits: Promise<unknown>[]): MountContext<never> {
  const { definition } = island;
  ids += 1;
  return {
    signal: signalOf(island),
    name: definition.name,
    id: `${definition.name}-${ids}`,
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

// There from the first island on that has props.
let propsReader: Awaited<ReturnType<typeof loadPropsReader>> | undefined;

function readProps({ definition, host }: Island, { props }: IslandModule): never {
  return (props && propsReader ? propsReader.readProps(definition.name, host, props) : {}) as never;
}

function run(island: Island, module: IslandModule): void {
  const signal = signalOf(island);
  const waits: Promise<unknown>[] = [];
  let phase: FailurePhase = 'props';
  try {
    const props = readProps(island, module);
    phase = 'mount';
    callMount(island, module.default, props, waits);
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

function mountExpected(island: Island, module: IslandModule): void {
  if (!isExpected(island)) return;
  island.module = module;
  end();
  run(island, module);
}

const loadPropsReader = () => import('./props.ts');
const loadKeeper = () => import('./html/keep.ts');

// What reads props is on its way beside the island, and only waited for by those that have some.
async function loadReady({ definition, host }: Island): Promise<IslandModule> {
  const reader = loadModule(loadPropsReader);
  reader.catch(() => {});
  const module = await loadModule(definition.load);
  if (module.props) propsReader = await reader;
  if (host.hasAttribute('data-island-key')) await loadModule(loadKeeper);
  await module.ready?.();
  return module;
}

function load(island: Island): void {
  if (island.state !== 'waiting') return;
  begin();
  enter(island, 'loading');
  loadReady(island).then(
    (module) => enqueue(island.host, () => mountExpected(island, module)),
    (thrown) => fail(island, 'load', thrown),
  );
}

/**
 * Makes an island of a definition and its host. Nothing happens before it is entered.
 *
 * @param definition What to mount.
 * @param host Where.
 */
export function createIsland(definition: IslandDefinition, host: HTMLElement): Island {
  return { definition, host, state: 'waiting', timings: {} };
}

/**
 * Starts the loading of an island's module, if nothing can keep the island from being loaded once it is entered.
 *
 * @param island One that is entered later.
 */
export function expectIsland({ definition, host }: Island): void {
  const isSure = definition.when === 'load' && !host.hasAttribute('data-island-when');
  if (isSure) void loadModule(definition.load);
}

/**
 * Tells the page of an island, and lets it wait for its moment.
 *
 * @param island One that has just been made; nothing happens if it has left before its turn came.
 */
export function enterIsland(island: Island): void {
  if (island.state === 'unmounted') return;
  const { definition, host } = island;
  const signal = signalOf(island);
  enter(island, 'waiting');
  const strategy = chooseStrategy(host, definition.when);
  strategy(host, () => load(island), signal);
  if (strategy === interaction) island.held = holdEvents(host, signal);
}

/**
 * Takes an island down, at once and for good: signal first, then the view's own cleanup.
 *
 * @param island The island; taking it down twice is harmless.
 */
export function destroyIsland(island: Island): void {
  if (island.state === 'unmounted') return;
  takeDown(island);
  // Of one that nobody was told of, nobody needs to hear.
  if (island.controller) enter(island, 'unmounted');
  else become(island, 'unmounted');
}

/**
 * Gives a kept island the props that its host came back with; a mount that takes no updates is mounted anew.
 *
 * @param island A keyed island whose host's attributes and JSON are already the new ones.
 */
export function refreshIsland(island: Island): void {
  const { module, update } = island;
  if (island.state !== 'ready' || !module) return;
  if (!update) {
    takeDown(island);
    island.controller = undefined;
    run(island, module);
    return;
  }
  try {
    update(readProps(island, module));
  } catch (thrown) {
    tell(island, 'props', toError(thrown));
  }
}
