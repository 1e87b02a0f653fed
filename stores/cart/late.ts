import { atom } from 'nanostores';

/** A write that has not arrived by then never will: its page has given it up after as long (`requests.patience`). */
const LIFE_MS = 30_000;

/**
 * A write of an earlier page of the tab whose answer was not seen. It may reach the server after those of this page,
 * and would then undo them.
 */
export interface LateWrite {
  id: string;
  quantity: number;
  /** When its page went away, in milliseconds since 1970. */
  at: number;
  /** What this page has had the server confirm since. */
  confirmed?: number | undefined;
}

/** What may still arrive. */
export const $late = atom<readonly LateWrite[]>([]);

const isAlive = ({ at }: LateWrite) => Date.now() - at < LIFE_MS;

/** Takes over what earlier pages have left on its way. */
export function expectLate(writes: readonly LateWrite[]): void {
  $late.set([...$late.get(), ...writes].filter(isAlive));
}

/** What may still arrive, for the next page. */
export const listLate = (): LateWrite[] => $late.get().filter(isAlive);

/** The late writes that would undo what was confirmed here. */
export const listDangers = (): LateWrite[] =>
  listLate().filter(({ quantity, confirmed }) => confirmed !== undefined && confirmed !== quantity);

/**
 * Notes what the server has confirmed.
 *
 * @param id The line's id.
 * @param quantity How many there shall be; null when the line is gone, then nothing can undo that.
 */
export function recordConfirmed(id: string, quantity: number | null): void {
  if (!$late.get().some((write) => write.id === id)) return;
  const changed = listLate().map((write) =>
    write.id === id && quantity !== null ? { ...write, confirmed: quantity } : write,
  );
  $late.set(quantity === null ? changed.filter((write) => write.id !== id) : changed);
}

/** Somebody else has changed the cart: their word is the newer one. */
export function forgetLate(): void {
  if ($late.get().length > 0) $late.set([]);
}
