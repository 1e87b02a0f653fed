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
  begin();
  enter(island, 'loading');
  // The module may be of another version, without the function.
  Promise.all([loadReady(island), loadModule(loadRunner)])
    .then(([module, runner]) => runner.mountQueued(island, module))
    .catch((thrown: unknown) => {
      failIsland(island, 'load', thrown);
      onceOnline(() => loadAgain(island));
    });
}

function loadAgain(island: Island): void {
  if (island.state !== 'failed') return;
  // Its signal has ended with the failure.
  island.controller = undefined;
  island.state = 'waiting';
  load(island);
}

/**
 * Makes an island of a definition and its host. Nothing happens before it is entered.
 *
 * @param definition The definition to mount.
 * @param host Where.
 */
export function createIsland(definition: IslandDefinition, host: HTMLElement): Island {
  return { definition, host, state: 'waiting', timings: {} };
}

/**
 * Starts loading an island's module early, if the island is certain to be loaded once it is entered.
 *
 * @param island One that is entered later.
 */
export function expectIsland({ definition, host }: Island): void {
  const isSure = definition.when === 'load' && !hasAttribute(host, 'data-island-when');
  if (isSure) void loadModule(definition.load);
}

/**
 * Does something in the slices in which islands are mounted, when there is nothing to mount; at once, where the code for
 * them can't be had.
 *
 * @param run The work.
 */
export function doLater(run: () => void): void {
  loadModule(loadRunner)
    .then(({ enqueueLater }) => enqueueLater(run))
    .catch(run);
}

/**
 * Announces an island to the page by its event, and starts its strategy.
 *
 * @param island One that has just been made; nothing happens if it has left before its turn came.
 */
export function enterIsland(island: Island): void {
  if (island.state === 'unmounted') return;
  const { definition, host } = island;
  const signal = signalOf(island);
  enter(island, 'waiting');
  const isUrgent = definition.isUrgent?.(host);
  const strategy = chooseStrategy(host, isUrgent ? 'load' : definition.when);
  strategy(host, () => load(island), signal);
  if (isUrgent || strategy === interaction) island.deferred = deferEvents(host, signal, definition.defers);
}

/**
 * Takes an island down, at once and for good: signal first, then the view's own cleanup.
 *
 * @param island The island; taking it down twice is harmless.
 */
export function destroyIsland(island: Island): void {
  if (island.state === 'unmounted') return;
  takeDown(island);
  // An island whose mount was never announced leaves without an event, too.
  if (island.controller) enter(island, 'unmounted');
  else become(island, 'unmounted');
}
