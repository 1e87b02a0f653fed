/** A source that can't be checked; the others are checked all the same. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
