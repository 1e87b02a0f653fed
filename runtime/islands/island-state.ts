import { end } from '../page/activity.ts';
import type { Cleanup, IslandDefinition, IslandModule } from './definition.ts';
import { removeAttribute, isAttached, parentNodeOf, setAttribute } from '../dom/safe.ts';
import { report, runAll, toError } from '../page/errors.ts';
import { emit, type FailurePhase } from '../page/events.ts';
import type { DeferredEvents } from './deferred-events.ts';

export type IslandState = 'waiting' | 'loading' | 'ready' | 'failed' | 'unmounted';

/** One island of the page: a definition that found its host. */
export interface Island {
  readonly definition: IslandDefinition;
  readonly host: HTMLElement;
  readonly timings: Record<string, number>;
  state: IslandState;
  error?: Error;
  /** Undefined until the island is entered, and so before its first event. */
  controller?: AbortController | undefined;
  module?: IslandModule;
  cleanup?: Cleanup | undefined;
  update?: ((props: never) => void) | undefined;
  deferred?: DeferredEvents;
}

function writeState({ definition, host }: Island, state: IslandState): void {
  if (definition.selector) return;
  if (state === 'unmounted') removeAttribute(host, 'data-island-state');
  else setAttribute(host, 'data-island-state', state);
}

/** Changes an island's state, without an event. */
export function become(island: Island, state: IslandState): void {
  island.state = state;
  island.timings[state] = performance.now();
  writeState(island, state);
}

/** Changes an island's state, and emits the event. */
export function enter(island: Island, state: Exclude<IslandState, 'failed'>): void {
  become(island, state);
  // An event does not bubble to the document from a host outside it.
  emit(isAttached(island.host) ? island.host : document, `island-${state}`, { name: island.definition.name });
}

/** Returns the signal that is aborted on unmount; created on first use. */
export const signalOf = (island: Island) => (island.controller ??= new AbortController()).signal;

/** Whether an island's module is loading, or its mount is queued. */
export const isExpected = ({ state, module }: Island) => state === 'loading' && !module;

/** Ends an island's effects: aborts its signal, then runs the cleanup of its mount. */
export function takeDown(island: Island, isGone = false): void {
  const { cleanup, controller } = island;
  if (isExpected(island)) end();
  island.cleanup = undefined;
  island.update = undefined;
  runAll([() => controller?.abort(), () => cleanup?.(isGone)]);
}

/** Emits an error to the page, and logs it unless a listener has handled it. */
export function emitIslandFailure({ definition, host }: Island, phase: FailurePhase, error: Error): void {
  const { name } = definition;
  if (emit(host, 'island-error', { name, phase, error })) report(error, `island "${name}", ${phase}`, host);
}

/** Marks an island as failed and ends its effects; the server's HTML stays. */
export function failIsland(island: Island, phase: FailurePhase, thrown: unknown): void {
  if (island.state === 'failed' || island.state === 'unmounted') return;
  const error = toError(thrown);
  island.error = error;
  takeDown(island);
  become(island, 'failed');
  emitIslandFailure(island, phase, error);
  island.deferred?.release();
}

/**
 * Whether a node is one of these hosts or inside one; searched through its ancestors, because there may be
 * thousands of hosts.
 */
export function isInsideIsland(node: Node, hosts: ReadonlySet<Node>): boolean {
  if (hosts.size === 0) return false;
  for (let outer: Node | null = node; outer; outer = parentNodeOf(outer)) if (hosts.has(outer)) return true;
  return false;
}
