import { track } from './activity.ts';
import type { App, ServiceDefinition } from './definition.ts';
import { report, toError } from './errors.ts';
import { on, type EventName } from './events.ts';
import { holdEvents } from './held-events.ts';
import { loadModule } from './load.ts';
import { allServices } from './registry.ts';
import { chooseStrategy } from './strategies/index.ts';

const started = new Set<string>();

/** How long a submit waits for the code that wants to see it. */
const HOLD_MS = 2_000;

async function start(app: App, signal: AbortSignal, definition: ServiceDefinition): Promise<void> {
  const held = definition.holdsSubmits && holdEvents(document.documentElement, signal, true);
  if (held) setTimeout(held.release, HOLD_MS);
  try {
    const module = await loadModule(definition.load);
    module.default(app, { signal });
  } catch (thrown) {
    report(toError(thrown), `service "${definition.name}"`);
    definition.failed?.();
  }
  if (held) held.release();
}

function isDue({ name, selector, event }: ServiceDefinition, dispatched?: EventName): boolean {
  if (started.has(name)) return false;
  if (event && event !== dispatched) return false;
  return !selector || document.querySelector(selector) !== null;
}

/**
 * Starts the services that are due: those without a condition, and those whose selector or event has come.
 *
 * @param app What services are given.
 * @param signal Aborted when the library stops.
 * @param dispatched The event that has just come, if one has.
 */
export function startServices(app: App, signal: AbortSignal, dispatched?: EventName): void {
  for (const definition of allServices()) {
    if (!isDue(definition, dispatched)) continue;
    started.add(definition.name);
    const run = () => void track(start(app, signal, definition));
    chooseStrategy(document.documentElement, definition.when)(document.documentElement, run, signal);
  }
}

const awaited = new Set<EventName>();

/**
 * Waits for the events that services are started by; called again, it waits for those of services that came since.
 *
 * @param app What services are given.
 * @param signal Ends the waiting.
 */
export function awaitServiceEvents(app: App, signal: AbortSignal): void {
  for (const { event } of allServices()) {
    if (!event || awaited.has(event)) continue;
    awaited.add(event);
    on(event, () => startServices(app, signal, event), signal);
  }
}
