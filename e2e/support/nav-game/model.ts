import type { Waiting } from './network.ts';

/** What must be true, whatever the order of things: the history as a visitor thinks of it, and what is wanted now. */
export interface Model {
  /** Addresses from the first to the newest. */
  entries: string[];
  /** The one that the visitor is at. */
  index: number;
  /** A link that was followed and has not arrived yet. */
  expected: { address: string; mode: 'push' | 'replace' } | undefined;
  /** The request of an update that its target waits for, and whose answer it shows; at first the page's own. */
  expectedPart: Waiting | undefined;
  part: string | undefined;
  /** An update has failed just now, and will say so. */
  isPartFailing: boolean;
}

/** A history that starts at an address. */
export const startAt = (address: string): Model => ({
  entries: [address],
  index: 0,
  expected: undefined,
  expectedPart: undefined,
  part: undefined,
  isPartFailing: false,
});

/** Where the visitor means to be once nothing is on its way. */
export const current = ({ entries, index }: Model) => entries[index]!;

/** A new entry behind the current one; what lay ahead is gone. */
export function push(model: Model, address: string): void {
  model.entries.splice(model.index + 1, Infinity, address);
  model.index += 1;
}

/** A newer intent: what was wanted before is not wanted any more. */
export function cancel(model: Model): void {
  model.expected = undefined;
  model.expectedPart = undefined;
}

/**
 * A page has been placed.
 *
 * @returns What is wrong about it, if anything.
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
