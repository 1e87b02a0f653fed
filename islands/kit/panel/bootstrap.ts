import { hasAttribute } from '#runtime/dom/safe.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/** The part of Bootstrap's script that moves such panels. */
export type BootstrapPart = 'Collapse' | 'Tab';

type Known = Readonly<Record<string, unknown>> | undefined;

const HANDED_OVER = 'handed over to Bootstrap';

/** The visitor's choice stays in the markup, from which Bootstrap reads it. */
const BOOTSTRAPS = new Set(['.show', '.active', '.collapsed', 'aria-expanded', 'aria-selected']);

/** Kinds of markup, by the part and the attribute, that were seen to be moved by a script that names itself nowhere. */
const seen = new Set<string>();

// Read from `window`, where an element with such an id may shadow it.
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

// From 5 on Bootstrap reads `data-bs-…`, before that `data-…`, and each leaves the other alone.
const reads = (version: unknown, kind: string): boolean =>
  typeof version === 'string' && Number.parseInt(version, 10) >= 5 === (kind === 'data-bs-toggle');

/**
 * Whether Bootstrap's own script moves what a toggler opens: then it does so alone.
 *
 * @param toggler The toggler.
 * @param part Which of its parts would.
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

// A script's `load` does not bubble, but it can be caught on its way in.
function checkWithEveryScript(check: () => void, signal: AbortSignal): void {
  if (checks.size === 0) document.addEventListener('load', onLoad, true);
  checks.add(check);
  const stop = () => {
    checks.delete(check);
    if (checks.size === 0) document.removeEventListener('load', onLoad, true);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/** The two ways to care for a toggler. */
export interface Care {
  /** Opens and closes; what it has changed goes back, but for `keptFor(signal)`, when the signal is aborted. */
  ours(signal: AbortSignal): void;
  /** Bootstrap does it; a revealed panel is opened through Bootstrap. */
  bootstraps(signal: AbortSignal): void;
}

/**
 * Cares for a toggler until Bootstrap's script does, which may come at any time. Decision 62.
 *
 * @param toggler The toggler.
 * @param part Which of Bootstrap's parts would care for it.
 * @param care The handlers of both cases.
 * @param signal Ends either.
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
 * Hands over, on the whole page, what is written like a toggler that another script was seen to move.
 *
 * @param toggler The toggler.
 * @param part Which of Bootstrap's parts it is written for.
 */
export function handOverToBootstrap(toggler: Element, part: BootstrapPart): void {
  for (const kind of kindsOf(toggler)) seen.add(part + kind);
  checks.forEach((check) => check());
}

/**
 * Names the changes that stay when an end is reached: Bootstrap's state, where it goes on.
 *
 * @param signal An aborted one.
 */
export const preservedFor = ({ reason }: AbortSignal): ReadonlySet<string> =>
  reason === HANDED_OVER ? BOOTSTRAPS : new Set();
