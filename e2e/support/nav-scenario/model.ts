import type { Waiting } from './network.ts';

/** Expected state, whatever the order of events: the history as a visitor sees it, and the latest intent. */
export interface Model {
  /** URLs from the first to the newest. */
  entries: string[];
  /** Position of the current entry. */
  index: number;
  /** A followed link whose page has not arrived yet. */
  expected: { address: string; mode: 'push' | 'replace' } | undefined;
  /**
   * The update's request that is pending for the target, and the name of the response that it shows;
   * undefined for the page's own part.
   */
  expectedPart: Waiting | undefined;
  part: string | undefined;
  /** An update has just failed, and its error event follows. */
  isPartFailing: boolean;
}

/** Returns a history that starts at a URL. */
export const startAt = (address: string): Model => ({
  entries: [address],
  index: 0,
  expected: undefined,
  expectedPart: undefined,
  part: undefined,
  isPartFailing: false,
});

/** Returns the URL that the visitor is at once nothing is pending. */
export const current = ({ entries, index }: Model) => entries[index]!;

/** Adds an entry after the current one; the entries ahead of it are dropped. */
export function push(model: Model, address: string): void {
  model.entries.splice(model.index + 1, Infinity, address);
  model.index += 1;
}

/** Drops the previous intent in favour of a newer one. */
export function cancel(model: Model): void {
  model.expected = undefined;
  model.expectedPart = undefined;
}

/**
 * Applies the arrival of a page.
 *
 * @returns The problem with it, if any.
 */
export function arrive(model: Model, address: string): string | undefined {
  const { expected } = model;
  const meant = expected?.address ?? current(model);
  if (address !== meant) return `${address} was placed, but ${meant} was wanted`;
  if (expected?.mode === 'push') push(model, address);
  if (expected?.mode === 'replace') model.entries[model.index] = address;
  cancel(model);
  model.part = undefined;
  return undefined;
}
