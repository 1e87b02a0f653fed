import { takeLatest, type LatestToken } from '../html/scheduler.ts';
import { findTargetsIn, addsToList, type AjaxPlacement } from './options.ts';
import { isInDocument } from '../dom/safe.ts';

/** The token of one request for its targets. */
export interface RequestToken {
  /** Aborted when newer reads have superseded this read on every target; undefined for writes. */
  readonly signal: AbortSignal | undefined;
  /** Whether this request is still the latest for its targets; checked after every await. */
  isCurrent(): boolean;
  /** The targets that the answer may still be inserted into. */
  current(): HTMLElement[];
  /** Releases the targets. */
  end(): void;
}

interface SharedToken {
  token: LatestToken;
  users: number;
}

const shared = new WeakMap<Element, SharedToken>();

/** Returns whether a pending write may still insert its answer into a target. */
export const hasWrite = (target: Element) => shared.get(target)?.token.isCurrent() === true;

/**
 * Acquires a target for a write. Writes to one target share their token: a later write does not supersede an
 * earlier one, but a read does.
 *
 * @param target The element that the answer will be inserted into.
 */
export function takeLatestWrite(target: Element): LatestToken {
  const known = shared.get(target);
  const mine = known?.token.isCurrent() ? known : { token: takeLatest(target), users: 0 };
  shared.set(target, mine);
  mine.users += 1;
  const { signal, isCurrent } = mine.token;
  const end = () => {
    mine.users -= 1;
    if (mine.users === 0) mine.token.end();
  };
  return { signal, isCurrent, end };
}

// An earlier write may have replaced the target itself: its replacement is used.
function stillThere(targets: HTMLElement[], placement: AjaxPlacement): HTMLElement[] {
  return targets.every(isInDocument) ? targets : findTargetsIn(document, placement);
}

function aborted(tokens: readonly LatestToken[]): AbortSignal {
  const controller = new AbortController();
  for (const { signal } of tokens) {
    const check = () => tokens.every((token) => token.signal.aborted) && controller.abort();
    signal.addEventListener('abort', check, { once: true });
  }
  return controller.signal;
}

/**
 * Acquires the targets of a request (NAV-11). A request that adds content supersedes nothing; a write is
 * never aborted. Decision 33.
 *
 * @param targets The targets.
 * @param placement How the answer is inserted.
 * @param isWrite Whether the request may change something.
 */
export function takeToken(targets: HTMLElement[], placement: AjaxPlacement, isWrite: boolean): RequestToken {
  if (addsToList(placement)) {
    const current = () => targets.filter(isInDocument);
    return { signal: undefined, isCurrent: () => true, current, end: () => {} };
  }
  const tokens = targets.map(isWrite ? takeLatestWrite : takeLatest);
  const isCurrent = () => tokens.length === 0 || tokens.some((token) => token.isCurrent());
  const current = () => {
    const mine = targets.filter((_, index) => tokens[index]!.isCurrent());
    return mine.length > 0 ? stillThere(mine, placement) : [];
  };
  const end = () => tokens.forEach((token) => token.end());
  return { signal: isWrite || tokens.length === 0 ? undefined : aborted(tokens), isCurrent, current, end };
}

const tails = new Map<unknown, Promise<unknown>>();

/**
 * Runs the writes to one target one after the other, in the order of their submits.
 *
 * @param keys Keys of the targets.
 * @param work The write.
 */
export function inLine<T>(keys: readonly unknown[], work: () => Promise<T>): Promise<T> {
  const before = keys.flatMap((key) => tails.get(key) ?? []);
  const mine = Promise.allSettled(before).then(work);
  const leave = () => {
    for (const key of keys) if (tails.get(key) === over) tails.delete(key);
  };
  const over: Promise<void> = mine.then(leave, leave);
  for (const key of keys) tails.set(key, over);
  return mine;
}
