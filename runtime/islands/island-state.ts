import { end } from '../page/activity.ts';
import type { IslandDefinition, IslandModule } from './definition.ts';
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
  /** Missing before the island is entered: no event has announced it to the page yet. */
  controller?: AbortController | undefined;
  module?: IslandModule;
  cleanup?: (() => void) | undefined;
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
  // From a host that has left already nothing would bubble.
  emit(isAttached(island.host) ? island.host : document, `island-${state}`, { name: island.definition.name });
}

/** The signal of an island's life; created on first use. */
export const signalOf = (island: Island) => (island.controller ??= new AbortController()).signal;

/** Whether its module is loading, or waits in the mount queue. */
export const isExpected = ({ state, module }: Island) => state === 'loading' && !module;

/** Ends what an island is doing: signal first, then the view's own cleanup. */
export function takeDown(island: Island): void {
  const { cleanup, controller } = island;
  if (isExpected(island)) end();
  island.cleanup = undefined;
  island.update = undefined;
  runAll([() => controller?.abort(), () => cleanup?.()]);
}

/** Emits an error to the page, and logs it unless a listener has handled it. */
export function emitIslandFailure({ definition, host }: Island, phase: FailurePhase, error: Error): void {
  const { name } = definition;
  if (emit(host, 'island-error', { name, phase, error })) report(error, `island "${name}", ${phase}`, host);
}

/** Ends an island for an error; the server's HTML stays. */
export function failIsland(island: Island, phase: FailurePhase, thrown: unknown): void {
  if (island.state === 'failed' || island.state === 'unmounted') return;
  const error = toError(thrown);
  takeDown(island);
  become(island, 'failed');
  emitIslandFailure(island, phase, error);
  island.deferred?.release();
}

/** Whether a node is one of some hosts, or lies in one; it walks up the ancestors, because hosts may be thousands. */
export function isInsideIsland(node: Node, hosts: ReadonlySet<Node>): boolean {
  if (hosts.size === 0) return false;
  for (let outer: Node | null = node; outer; outer = parentNodeOf(outer)) if (hosts.has(outer)) return true;
  return false;
}
