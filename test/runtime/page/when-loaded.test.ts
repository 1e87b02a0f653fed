import { afterEach, expect, test, vi } from 'vitest';
import { whenLoaded } from '#runtime/page/when-loaded.ts';

afterEach(() => vi.restoreAllMocks());

const setState = (state: DocumentReadyState) =>
  void vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('work for a loaded page runs at once', () => {
  setState('complete');
  const work = vi.fn();
  whenLoaded(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['loading', 'interactive'] as const)(
  'work waits once for the load of a page that is %s',
  (state) => {
    setState(state);
    const work = vi.fn();
    whenLoaded(work);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(work).toHaveBeenCalledTimes(1);
  },
);
