import type { ActionDefinition, Definition, IslandDefinition, ServiceDefinition } from './definition.ts';
import { track } from '../page/activity.ts';
import { report } from '../page/errors.ts';
import { warnAuthor } from '../page/warn-author.ts';
import { whenLoaded } from '../page/when-loaded.ts';
import { deferEvents } from './deferred-events.ts';
import { onceOnline } from '../requests/once-online.ts';
import { loadModule } from './load.ts';
import { recordInteraction } from './strategies/interaction.ts';

const islands = new Map<string, IslandDefinition>();
const services = new Map<string, ServiceDefinition>();
const actions = new Map<string, ActionDefinition>();

function shelfOf(definition: Definition): Map<string, unknown> {
  if ('service' in definition) return services;
  return 'action' in definition ? actions : islands;
}

/**
 * Registers an island, a service or an action. A second definition of the same name is ignored and reported.
 *
 * @param definition A definition of `defineIsland`, `defineService` or `defineAction`.
 */
export function addDefinition(definition: Definition): void {
  const { name } = definition;
  const known = shelfOf(definition);
  const first = known.get(name) ?? definition;
  if (first !== definition) warnAuthor(({ reportName }) => reportName(name));
  known.set(name, first);
}

export const getIsland = (name: string) => islands.get(name);
export const allServices = () => [...services.values()];
export const allActions = () => [...actions.values()];
export const selectorIslands = () => [...islands.values()].filter(({ selector }) => selector);

/** Loads the definitions of islands that few pages have. */
type LoadFurther = () => Promise<{ further: readonly IslandDefinition[] }>;

let addFurther = (): Promise<void> => Promise.resolve();

/**
 * Sets the loader of definitions that few pages need: the first unknown name loads them.
 *
 * @param load Loads them.
 * @param onAdded Called when they are known.
 */
export function setFurther(load: LoadFurther, onAdded: () => void): void {
  addFurther = async () => {
    const { further } = await loadModule(load);
    // Each unknown name waits for the list; the first one adds it.
    if (further.every(({ name }) => islands.has(name))) return;
    further.forEach(addDefinition);
    onAdded();
  };
}

/** Records and defers input on a host whose definition has not loaded yet. */
function rememberDone(host: Element, known: Promise<void>): void {
  const waiting = new AbortController();
  recordInteraction(host, waiting.signal);
  const { release } = deferEvents(host, waiting.signal);
  const end = () => {
    release();
    waiting.abort();
  };
  void known.then(end, end);
}

// Each name schedules one warning: a listener for each of a thousand hosts would cost the square of their
// number.
const requests = new Set<string>();

/**
 * Looks for an unknown name among the rarer islands. If it is not there either, the author is warned (PGE-12)
 * after the page's load, because scripts of the page may still register it.
 *
 * @param name The value of `data-island`.
 * @param host The element with this name.
 */
export function seekDefinition(name: string, host: Element): void {
  const wasOnline = navigator.onLine;
  const added = track(addFurther());
  rememberDone(host, added);
  if (requests.has(name)) return;
  requests.add(name);
  const check = () => {
    if (!islands.has(name)) warnAuthor(({ warnOfName }) => warnOfName(name, host, islands.keys()));
  };
  const warnOnceLoaded = () => whenLoaded(() => setTimeout(check));
  added.then(warnOnceLoaded, (thrown: unknown) => {
    // The next scan tries again.
    requests.delete(name);
    report(thrown, `island "${name}", load`, host);
    onceOnline(() => seekDefinition(name, host), wasOnline);
  });
}
