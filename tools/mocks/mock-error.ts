/** A mistake in a mock, as one or two sentences for the author of the test. */
export class MockError extends Error {
  override readonly name = 'MockError';
}
