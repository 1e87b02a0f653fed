import { track } from '#runtime/page/activity.ts';
import { report } from '#runtime/page/errors.ts';
import { loadModule } from '#runtime/islands/load.ts';
import type * as serverErrors from '../server-errors/index.ts';

type ServerErrors = typeof serverErrors;

const load = () => import('../server-errors/index.ts');

const state: { loaded?: ServerErrors; signal?: AbortSignal; loading?: Promise<void> } = {};

async function loadNow(): Promise<void> {
  const module = await loadModule(load);
  state.loaded = module;
  if (!state.signal) return;
  module.startSummaryLinks(state.signal);
  module.startBusy(state.signal);
}

/** Sets the signal that ends the listeners of the lazily loaded code. */
export function liveUntil(signal: AbortSignal): void {
  state.signal = signal;
}

/**
 * Runs work that needs the code for server errors and rejected submits, at once if it is loaded.
 *
 * @param work Uses the code.
 * @param instead Runs when the code fails to load.
 */
export function withServerErrors(
  work: (serverErrors: ServerErrors) => void,
  instead: () => void = () => {},
): void {
  if (state.loaded) work(state.loaded);
  else void track(prepare().then(() => work(state.loaded!))).catch(instead);
}

/**
 * Shows that a form is being sent although its visitor has typed nothing, which is what loads the code: the
 * button is busy as soon as the code is there.
 *
 * @param event A submit, before the other listeners.
 */
export function showSent(event: SubmitEvent): void {
  if (!state.loaded) withServerErrors(({ showSending }) => showSending(event));
}

/** Loads that code before it is needed. */
export function prepare(): Promise<void> {
  state.loading ??= track(loadNow());
  state.loading.catch((thrown) => {
    delete state.loading;
    report(thrown, 'validation');
  });
  return state.loading;
}
