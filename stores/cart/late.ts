import { atom } from 'nanostores';

/** Lifetime of a late write in ms: its page gave up the request after as long (`requests.patience`). */
const LIFE_MS = 30_000;

/**
 * A write of an earlier page of the tab whose answer was not seen. It may reach the server after the writes of
 * this page and undo them.
 */
export interface LateWrite {
  id: string;
  quantity: number;
  /** Time at which its page was left, in milliseconds since 1970. */
  at: number;
  /** The quantity that the server has confirmed to this page since. */
  confirmed?: number | undefined;
}

/** Writes that may still arrive. */
export const $late = atom<readonly LateWrite[]>([]);

const isAlive = ({ at }: LateWrite) => Date.now() - at < LIFE_MS;

/** Adds the writes in progress that earlier pages have left. Decision 101. */
export function expectLate(writes: readonly LateWrite[]): void {
  $late.set([...$late.get(), ...writes].filter(isAlive));
}

/** Lists the writes that may still arrive, for the next page. */
export const listLate = (): LateWrite[] => $late.get().filter(isAlive);

/** Lists the late writes that would undo a confirmed quantity. */
export const listDangers = (): LateWrite[] =>
  listLate().filter(({ quantity, confirmed }) => confirmed !== undefined && confirmed !== quantity);

/**
 * Records a quantity that the server has confirmed.
 *
 * @param id The line's id.
 * @param quantity The confirmed quantity; null when the line is gone, which no late write can undo.
 */
export function recordConfirmed(id: string, quantity: number | null): void {
  if (!$late.get().some((write) => write.id === id)) return;
  const changed = listLate().map((write) =>
    write.id === id && quantity !== null ? { ...write, confirmed: quantity } : write,
  );
  $late.set(quantity === null ? changed.filter((write) => write.id !== id) : changed);
}

/** Drops the late writes: another tab or device has changed the cart, and its change is newer. */
export function forgetLate(): void {
  if ($late.get().length > 0) $late.set([]);
}
