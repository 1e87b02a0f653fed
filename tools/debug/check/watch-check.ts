import { atom, type ReadableAtom } from 'nanostores';
import type { CheckState } from '../debug-state.ts';

const NOT_CHECKED: CheckState = { phase: 'idle', findings: [], reason: '' };

/** The check of the shown page. */
export interface PageCheck {
  readonly $check: ReadableAtom<CheckState>;
  check(): Promise<void>;
}

/**
 * Checks the page when it is requested, once for each visit.
 *
 * @param run Checks the page.
 * @param signal Ends the listening.
 */
export function createCheck(run: () => Promise<CheckState>, signal: AbortSignal): PageCheck {
  const $check = atom<CheckState>(NOT_CHECKED);
  let work: Promise<void> | undefined;
  const reset = () => {
    work = undefined;
    $check.set(NOT_CHECKED);
  };
  addEventListener('archipel:page-finished', reset, { signal });
  const check = () => {
    if (!work) $check.set({ ...NOT_CHECKED, phase: 'running' });
    const failed = (thrown: Error): CheckState => ({
      ...NOT_CHECKED,
      phase: 'failed',
      reason: thrown.message,
    });
    return (work ??= run()
      .catch(failed)
      .then((state) => $check.set(state)));
  };
  return { $check, check };
}
