import { takeTurn, type Turn } from '../html/scheduler.ts';
import { findPlaces, addsToList, type AjaxPlace } from './options.ts';
import { isInDocument } from '../dom/safe.ts';

/** The right of one request to be placed into its targets. */
export interface Rights {
  /** Aborted when every target has gone to newer reads: only for reads. */
  readonly signal: AbortSignal | undefined;
  /** Whether this is still what the visitor wants, asked after every await. */
  isCurrent(): boolean;
  /** The targets that the answer may go to. */
  current(): HTMLElement[];
  /** Gives the targets back. */
  end(): void;
}

interface SharedTurn {
  turn: Turn;
  users: number;
}

const shared = new WeakMap<Element, SharedTurn>();

/** Whether a write is under way whose answer may still go to a target. */
export const hasWrite = (target: Element) => shared.get(target)?.turn.isCurrent() === true;

/**
 * Takes a target for a write. Writes to one target share its turn: a later one does not take the earlier one's right to
 * be placed, a read does.
 *
 * @param target The element that the answer will go to.
 */
export function takeWriteTurn(target: Element): Turn {
  const known = shared.get(target);
  const mine = known?.turn.isCurrent() ? known : { turn: takeTurn(target), users: 0 };
  shared.set(target, mine);
  mine.users += 1;
  const { signal, isCurrent } = mine.turn;
  const end = () => {
    mine.users -= 1;
    if (mine.users === 0) mine.turn.end();
  };
  return { signal, isCurrent, end };
}

// A write before this one may have replaced the target itself: what stands in its place now is meant.
function stillThere(targets: HTMLElement[], place: AjaxPlace): HTMLElement[] {
  return targets.every(isInDocument) ? targets : findPlaces(document, place);
}

function aborted(turns: readonly Turn[]): AbortSignal {
  const controller = new AbortController();
  for (const { signal } of turns) {
    const check = () => turns.every((turn) => turn.signal.aborted) && controller.abort();
    signal.addEventListener('abort', check, { once: true });
  }
  return controller.signal;
}

/**
 * Takes targets for a request (NAV-11). What is put beside something supersedes nothing; a write is never aborted.
 *
 * @param targets The targets.
 * @param place How the answer goes there.
 * @param isWrite Whether the request may change something.
 */
export function takeRights(targets: HTMLElement[], place: AjaxPlace, isWrite: boolean): Rights {
  if (addsToList(place)) {
    const current = () => targets.filter(isInDocument);
    return { signal: undefined, isCurrent: () => true, current, end: () => {} };
  }
  const turns = targets.map(isWrite ? takeWriteTurn : takeTurn);
  const isCurrent = () => turns.length === 0 || turns.some((turn) => turn.isCurrent());
  const current = () => {
    const mine = targets.filter((_, index) => turns[index]!.isCurrent());
    return mine.length > 0 ? stillThere(mine, place) : [];
  };
  const end = () => turns.forEach((turn) => turn.end());
  return { signal: isWrite || turns.length === 0 ? undefined : aborted(turns), isCurrent, current, end };
}

const tails = new Map<unknown, Promise<unknown>>();

/**
 * Does the writes to one target one after the other, in the order of their submits.
 *
 * @param keys What tells the targets from others.
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
