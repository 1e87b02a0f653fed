import { findEach } from '../dom/find-each.ts';
import { matches } from '../dom/safe.ts';
import { track } from '../page/activity.ts';
import { getSetting } from '../page/config.ts';
import type { App, ServiceDefinition } from './definition.ts';
import { report } from '../page/errors.ts';
import { emit, on, type EventName } from '../page/events.ts';
import { deferEvents, type DeferredEvents } from './deferred-events.ts';
import { onceOnline } from '../requests/once-online.ts';
import { loadModule } from './load.ts';
import { allServices } from './registry.ts';
import { chooseStrategy } from './strategies/index.ts';

const due = new Set<string>();
const starts = new Map<string, Promise<void>>();
let running: { app: App; signal: AbortSignal } | undefined;

/** Longest time in ms that a submit waits for the code that handles it. */
const DEFER_TIMEOUT_MS = 2_000;

/** Defers submits until they are released, at the latest 2 s after the first one. */
function deferSubmits(signal: AbortSignal): DeferredEvents {
  const deferred = deferEvents(document.documentElement, signal, '');
  const limit = () => setTimeout(deferred.release, DEFER_TIMEOUT_MS);
  document.addEventListener('submit', limit, { capture: true, once: true, signal });
  return deferred;
}

async function start(app: App, signal: AbortSignal, definition: ServiceDefinition): Promise<void> {
  const wasOnline = navigator.onLine;
  const deferred = definition.defersSubmits && deferSubmits(signal);
  try {
    const module = await loadModule(definition.load);
    module.default(app, { signal });
  } catch (thrown) {
    report(thrown, `service "${definition.name}"`);
    emit(document, 'service-error', { name: definition.name });
    // A service that an event needs is loaded again before the next one.
    starts.delete(definition.name);
    onceOnline(() => void startOnce(app, signal, definition), wasOnline);
  }
  if (deferred) deferred.release();
}

function startOnce(app: App, signal: AbortSignal, definition: ServiceDefinition): Promise<void> {
  const known = starts.get(definition.name);
  if (known) return known;
  const work = track(start(app, signal, definition));
  starts.set(definition.name, work);
  return work;
}

/** Limit in ms of the time that a visit waits for a service that a changed field has started. */
const LEAVE_TIMEOUT_MS = 2_000;

// The service reads the fields of the page as it starts, so a visit waits until it is there.
function delayVisits(work: Promise<void>): void {
  const loading = new AbortController();
  const limited = Promise.race([work, new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS))]);
  on('page-leave', ({ detail }) => detail.waitFor(limited), loading.signal);
  void work.finally(() => loading.abort());
}

// Only added elements are searched after the first scan: a long form adds thousands of messages.
const isOnPage = (selector?: string, added?: readonly Element[]) =>
  selector &&
  (added
    ? added.some((element) => matches(element, selector) || findEach(element, selector).length > 0)
    : findEach(document, selector).length > 0);

const isConfigured = (setting?: string) => setting && getSetting(...setting.split('.'));

interface Occasion {
  /** The event that was just emitted. */
  event?: EventName;
  /** The elements that were added to a page whose services have started. */
  added?: readonly Element[];
}

function mayStart(definition: ServiceDefinition, occasion: Occasion): boolean {
  const { name, selector, setting, event, isDue } = definition;
  if (due.has(name) || isDue?.() === false) return false;
  if (event && event !== occasion.event) return false;
  const isFree = !selector && !setting;
  return Boolean(isFree || isOnPage(selector, occasion.added) || isConfigured(setting));
}

/**
 * Starts the services whose conditions are met: those without any, and those whose selector, setting or event
 * is there.
 *
 * @param app The app, as services receive it.
 * @param signal Aborted when the library stops.
 * @param occasion The event just emitted, or the elements just added; without either the whole page is
 * searched.
 */
export function startServices(app: App, signal: AbortSignal, occasion: Occasion = {}): void {
  running = { app, signal };
  for (const definition of allServices()) {
    if (!mayStart(definition, occasion)) continue;
    due.add(definition.name);
    const run = () => {
      const work = startOnce(app, signal, definition);
      if (definition.when === 'input') delayVisits(work);
    };
    chooseStrategy(document.documentElement, definition.when)(document.documentElement, run, signal);
  }
}

/**
 * Starts the services that must receive an event before it is emitted.
 *
 * @param event The event's name without prefix.
 * @returns Resolves when they have started or failed to load.
 */
export async function startBefore(event: EventName): Promise<void> {
  if (!running) return;
  const { app, signal } = running;
  const requested = allServices().filter(({ before }) => before === event);
  await Promise.all(requested.map((definition) => startOnce(app, signal, definition)));
}

const awaited = new Set<EventName>();

/**
 * Listens for the events that start services; a later call adds the events of services registered since.
 *
 * @param app The app, as services receive it.
 * @param signal Ends the listening.
 */
export function awaitServiceEvents(app: App, signal: AbortSignal): void {
  for (const { event } of allServices()) {
    if (!event || awaited.has(event)) continue;
    awaited.add(event);
    on(event, () => startServices(app, signal, { event }), signal);
  }
}
