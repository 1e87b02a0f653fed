import { report } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { createResource, type ResourceState } from '#kit/resource.ts';
import { createFragmentStates, type FragmentStates } from './fragment-states.ts';
import { insertFragment, type FragmentInsertion } from './insert-fragment.ts';

/** Outcome of a fragment: inserted, superseded by a newer one, or failed. */
export type FragmentOutcome = 'rendered' | 'superseded' | 'failed';

export interface FragmentOptions extends FragmentInsertion {
  /** The island's signal: aborts the request and removes its messages. */
  signal: AbortSignal;
  /** Announced to screen readers once the content is inserted. */
  announce?: string;
  /** Called after each insertion, also after a retry. */
  onRendered?: () => void;
  /** Returns the text to show, given the default one about a failure. */
  explain?: (usual: string) => string;
}

type State = ResourceState<boolean>;

// The newest load of a target aborts the older one.
const running = new WeakMap<Element, AbortController>();

function takeOver(target: HTMLElement, signal: AbortSignal): AbortSignal {
  running.get(target)?.abort();
  const controller = followSignal(signal);
  running.set(target, controller);
  return controller.signal;
}

function show(states: FragmentStates, state: State, onRendered?: () => void): void {
  if (state.phase === 'loading') return states.loading();
  if (state.phase === 'ready') {
    states.over();
    if (state.value) onRendered?.();
  }
  if (state.phase !== 'failed') return;
  report(state.error);
  states.failed();
}

function outcomeOf(state: State): FragmentOutcome {
  if (state.phase === 'failed') return 'failed';
  return state.phase === 'ready' && state.value ? 'rendered' : 'superseded';
}

/**
 * Shows a fragment of the server in an element: `aria-busy` while it loads, above the previous content; after
 * a failure an alert with a retry button. The newest load of a target wins; its islands are mounted.
 *
 * @param target The element whose content is replaced; it may contain a `<div>`.
 * @param url Address of the fragment, or of a page that contains it; of this origin.
 * @param options The island's signal, the expected content, focus and texts.
 * @returns The outcome of the first attempt; never rejects.
 */
export async function loadFragment(
  target: HTMLElement,
  url: string | URL,
  options: FragmentOptions,
): Promise<FragmentOutcome> {
  const signal = takeOver(target, options.signal);
  const messages = options.announce ? { ready: options.announce } : {};
  const read = (_query: void, ended: AbortSignal) => insertFragment(target, url, options, ended);
  const resource = createResource<boolean>(read, { signal, messages });
  const states = createFragmentStates(target, () => void resource.retry(), options.explain);
  const stop = resource.$state.listen((state) => show(states, state, options.onRendered));
  const end = () => {
    stop();
    states.over();
  };
  signal.addEventListener('abort', end, { once: true });
  await resource.load();
  return outcomeOf(resource.$state.get());
}
