import { atom, type ReadableAtom } from 'nanostores';
import { toError } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { isAborted } from '#runtime/requests/request-error.ts';

/** State of a remote read; the last value stays while a newer one loads, or after it has failed. */
export type ResourceState<Value> =
  | { readonly phase: 'idle'; readonly value?: undefined }
  | { readonly phase: 'loading'; readonly value?: Value | undefined }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly error: Error; readonly value?: Value | undefined };

/** Data that is loaded on request. */
export interface Resource<Value, Query> {
  readonly $state: ReadableAtom<ResourceState<Value>>;
  /** Loads, and aborts an earlier request. Never rejects. */
  load(requested: Query): Promise<void>;
  /** Repeats the last request. */
  retry(): Promise<void>;
  /** Aborts the request; the previous value stays. */
  abort(): void;
}

/** Announcements for screen readers, in the page's language; missing ones are not made. */
export interface ResourceMessages<Value> {
  loading?: string;
  ready?: string | ((value: Value) => string);
  failed?: string;
}

interface ResourceOptions<Value> {
  /** Aborts the request, and all later ones. */
  signal: AbortSignal;
  messages?: ResourceMessages<Value> | undefined;
}

function announceState<Value>(state: ResourceState<Value>, messages: ResourceMessages<Value>): void {
  if (state.phase === 'idle') return;
  const message = messages[state.phase];
  const text = typeof message === 'function' ? message(state.value as Value) : message;
  if (text) announce(text);
}

const withoutAnswer = <Value>(value: Value | undefined): ResourceState<Value> =>
  value === undefined ? { phase: 'idle' } : { phase: 'ready', value };

const failWith = <Value>(thrown: unknown, value: Value | undefined): ResourceState<Value> =>
  isAborted(thrown) ? withoutAnswer(value) : { phase: 'failed', error: toError(thrown), value };

/**
 * Creates a resource: idle, loading, ready, failed. The newest load wins; an aborted load is no failure.
 *
 * @param read Loads it; its arguments are the query and the signal that aborts it.
 * @param options The signal of the island, and the announcements.
 */
export function createResource<Value, Query = void>(
  read: (requested: Query, signal: AbortSignal) => Promise<Value>,
  { signal, messages = {} }: ResourceOptions<Value>,
): Resource<Value, Query> {
  const $state = atom<ResourceState<Value>>({ phase: 'idle' });
  let last: { requested: Query; controller: AbortController } | undefined;

  const enter = (state: ResourceState<Value>) => {
    $state.set(state);
    announceState(state, messages);
  };
  const readNow = (requested: Query, controller: AbortController): Promise<ResourceState<Value>> =>
    read(requested, controller.signal).then(
      (value) => ({ phase: 'ready', value }),
      (thrown: unknown) => failWith(thrown, $state.get().value),
    );
  const load = async (requested: Query) => {
    last?.controller.abort();
    const controller = followSignal(signal);
    last = { requested, controller };
    if (controller.signal.aborted) return;
    enter({ phase: 'loading', value: $state.get().value });
    const state = await readNow(requested, controller);
    if (!controller.signal.aborted) enter(state);
    controller.abort();
  };
  return {
    $state,
    load,
    retry: async () => (last ? load(last.requested) : undefined),
    abort: () => {
      last?.controller.abort();
      if ($state.get().phase === 'loading') $state.set(withoutAnswer($state.get().value));
    },
  };
}
