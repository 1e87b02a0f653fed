import { begin } from '../page/activity.ts';
import type { IslandDefinition, IslandModule } from './definition.ts';
import { hasAttribute } from '../dom/safe.ts';
import { deferEvents } from './deferred-events.ts';
import { become, enter, failIsland, signalOf, takeDown, type Island } from './island-state.ts';
import { loadModule } from './load.ts';
import { setPreserver } from '../html/preserver.ts';
import { onceOnline } from '../requests/once-online.ts';
import { chooseStrategy } from './strategies/index.ts';
import { interaction } from './strategies/interaction.ts';

const loadRunner = () => import('./run-island.ts');
const loadPreserver = () => import('../html/preserve.ts');

async function loadReady({ definition, host }: Island): Promise<IslandModule> {
  const module = await loadModule(definition.load);
  if (hasAttribute(host, 'data-island-key')) setPreserver(await loadModule(loadPreserver));
  await module.ready?.(host);
  return module;
}

function load(island: Island): void {
  if (island.state !== 'waiting') return;
  const wasOnline = navigator.onLine;
  begin();
  enter(island, 'loading');
  // The call is inside the chain: in a module of another version the function may be missing, and the island
  // fails.
  Promise.all([loadReady(island), loadModule(loadRunner)])
    .then(([module, runner]) => runner.mountQueued(island, module))
    .catch((thrown: unknown) => {
      failIsland(island, 'load', thrown);
      onceOnline(() => loadAgain(island), wasOnline);
    });
}

function loadAgain(island: Island): void {
  if (island.state !== 'failed') return;
  // The failure aborted the signal.
  island.controller = new AbortController();
  island.state = 'waiting';
  load(island);
}

/**
 * Creates an island from a definition and its host; `enterIsland` starts it.
 *
 * @param definition The definition to mount.
 * @param host The element to mount it on.
 */
export function createIsland(definition: IslandDefinition, host: HTMLElement): Island {
  return { definition, host, state: 'waiting', timings: {} };
}

/**
 * Starts loading an island's module early, if the island is certain to be loaded once it is entered.
 *
 * @param island An island that is entered later.
 */
export function expectIsland({ definition, host }: Island): void {
  const isSure = definition.when === 'load' && !hasAttribute(host, 'data-island-when');
  if (isSure) void loadModule(definition.load);
}

/**
 * Runs work in the mount queue's slices when nothing is left to mount; at once if the queue's code fails to
 * load.
 *
 * @param run The work.
 */
export function doLater(run: () => void): void {
  loadModule(loadRunner)
    .then(({ enqueueLater }) => enqueueLater(run))
    .catch(run);
}

/**
 * Emits the first event of an island, and starts its strategy.
 *
 * @param island A new island; an unmounted one is ignored.
 */
export function enterIsland(island: Island): void {
  if (island.state === 'unmounted') return;
  const { definition, host } = island;
  const signal = signalOf(island);
  enter(island, 'waiting');
  const isUrgent = definition.isUrgent?.(host);
  const strategy = chooseStrategy(host, isUrgent ? 'load' : definition.when);
  strategy(host, () => load(island), signal);
  const isDeferring = isUrgent || definition.defers || strategy === interaction;
  if (isDeferring) island.deferred = deferEvents(host, signal, definition.defers);
}

/**
 * Unmounts an island for good, synchronously: aborts its signal, then runs its cleanup.
 *
 * @param island The island; a second call is harmless.
 * @param isGone Whether its content leaves the page.
 */
export function destroyIsland(island: Island, isGone = false): void {
  if (island.state === 'unmounted') return;
  takeDown(island, isGone);
  // An island that was never entered emits no event on unmount either.
  if (island.controller) enter(island, 'unmounted');
  else become(island, 'unmounted');
}
