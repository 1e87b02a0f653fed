/** A mistake in a test: one or two sentences that name the nearest right thing. */
export class KitError extends Error {
  override readonly name = 'ArchipelError';
}
