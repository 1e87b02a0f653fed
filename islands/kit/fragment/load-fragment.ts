import { report } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { createResource, type ResourceState } from '#kit/resource.ts';
import { createFragmentStates, type FragmentStates } from './fragment-states.ts';
import { insertFragment, type FragmentInsertion } from './insert-fragment.ts';

/** Outcome of a fragment: inserted, superseded by a newer one, or failed. */
export type FragmentOutcome = 'rendered' | 'superseded' | 'failed';

export interface FragmentOptions extends FragmentInsertion {
  /** That of the island: gives up what is on its way, and takes back what is shown of it. */
  signal: AbortSignal;
  /** Said to those who listen to the page once it is there. */
  announce?: string;
  /** Called whenever it was placed, also after another try. */
  onRendered?: () => void;
  /** Returns the shown text for the usual one about a failure. */
  explain?: (usual: string) => string;
}

type State = ResourceState<boolean>;

// Of two loads for one target the newest counts.
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
 * Shows a fragment of the server in an element: `aria-busy` while it is on its way, what was there stays meanwhile; an alert
 * with a button to try again when it fails. The newest load of a target wins, and islands in it are mounted.
 *
 * @param target The element whose content it becomes; it may contain a `<div>`.
 * @param url Address of the fragment, or of a page that contains it; of this origin.
 * @param options The island's signal, the expected content, focus and texts.
 * @returns The outcome of the first try; never rejects.
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
