import { hasAttribute } from '#runtime/dom/safe.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/** The Bootstrap plugin that opens such panels. */
export type BootstrapPart = 'Collapse' | 'Tab';

type Known = Readonly<Record<string, unknown>> | undefined;

const HANDED_OVER = 'handed over to Bootstrap';

/** Classes and attributes that a handover preserves: Bootstrap reads the visitor's choice from them. */
const BOOTSTRAPS = new Set(['.show', '.active', '.collapsed', 'aria-expanded', 'aria-selected']);

/** Pairs of plugin and attribute that an unidentified script was observed to handle. */
const seen = new Set<string>();

// An element with such an id may shadow the property of `window`.
const inPage = (name: string): Known => (window as unknown as Record<string, Known>)[name];

function* readVersions(part: BootstrapPart): Generator<unknown> {
  const ofBundle = inPage('bootstrap')?.[part] as Known;
  yield ofBundle?.['VERSION'];
  for (const name of ['jQuery', '$']) {
    const plugins = inPage(name)?.['fn'] as Known;
    const plugin = plugins?.[part.toLowerCase()] as Known;
    yield (plugin?.['Constructor'] as Known)?.['VERSION'];
  }
}

const kindsOf = (toggler: Element): string[] =>
  ['data-bs-toggle', 'data-toggle'].filter((name) => hasAttribute(toggler, name));

// Bootstrap reads `data-bs-…` from version 5 on, before that `data-…`, and each ignores the other.
const reads = (version: unknown, kind: string): boolean =>
  typeof version === 'string' && Number.parseInt(version, 10) >= 5 === (kind === 'data-bs-toggle');

/**
 * Returns whether Bootstrap's own script handles a toggler; the library then leaves it alone.
 *
 * @param toggler The toggler.
 * @param part The Bootstrap plugin for it.
 */
export function isBootstraps(toggler: Element, part: BootstrapPart): boolean {
  const versions = [...readVersions(part)];
  return kindsOf(toggler).some(
    (kind) => seen.has(part + kind) || versions.some((version) => reads(version, kind)),
  );
}

const checks = new Set<() => void>();

function onLoad({ target }: Event): void {
  if (target instanceof HTMLScriptElement) checks.forEach((check) => check());
}

// A script's `load` event does not bubble, so it is caught in the capture phase.
function checkWithEveryScript(check: () => void, signal: AbortSignal): void {
  if (checks.size === 0) document.addEventListener('load', onLoad, true);
  checks.add(check);
  const stop = () => {
    checks.delete(check);
    if (checks.size === 0) document.removeEventListener('load', onLoad, true);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/** Handlers of a toggler: by the library, or by Bootstrap. */
export interface Care {
  /** Handled by the library; an abort undoes its changes, except `preservedFor(signal)`. */
  ours(signal: AbortSignal): void;
  /** Handled by Bootstrap; a revealed panel is opened through Bootstrap. */
  bootstraps(signal: AbortSignal): void;
}

/**
 * Handles a toggler until Bootstrap's script does, which may load at any time. Decision 62.
 *
 * @param toggler The toggler.
 * @param part The Bootstrap plugin for it.
 * @param care The handlers of both cases.
 * @param signal Ends the handling.
 */
export function careUnlessBootstrapDoes(
  toggler: Element,
  part: BootstrapPart,
  care: Care,
  signal: AbortSignal,
): void {
  if (isBootstraps(toggler, part)) {
    care.bootstraps(signal);
    return;
  }
  const controller = followSignal(signal);
  const check = () => {
    if (controller.signal.aborted || !isBootstraps(toggler, part)) return;
    controller.abort(HANDED_OVER);
    care.bootstraps(signal);
  };
  checkWithEveryScript(check, controller.signal);
  care.ours(controller.signal);
}

/**
 * Hands over all togglers of the page with the same markup as one that another script was seen to handle.
 *
 * @param toggler The toggler.
 * @param part The Bootstrap plugin that it is written for.
 */
export function handOverToBootstrap(toggler: Element, part: BootstrapPart): void {
  for (const kind of kindsOf(toggler)) seen.add(part + kind);
  checks.forEach((check) => check());
}

/**
 * Returns the changes to preserve after an abort: Bootstrap's state if Bootstrap took over, else none.
 *
 * @param signal The aborted signal.
 */
export const preservedFor = ({ reason }: AbortSignal): ReadonlySet<string> =>
  reason === HANDED_OVER ? BOOTSTRAPS : new Set();
