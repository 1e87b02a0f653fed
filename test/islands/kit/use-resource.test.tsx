import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResource } from '#kit/use-resource.ts';
import { react } from '#runtime/islands/react.tsx';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mountIsland, unmount } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

beforeEach(() => void watchConsole());
afterEach(leavePage);

type Read = (key: string, signal: AbortSignal) => Promise<string>;

function createView(read: Read) {
  return react(function View() {
    const [key, setKey] = useState('a');
    const [state, retry] = useResource(key, read);
    return (
      <div>
        <output>
          {state.phase === 'failed' ? state.error.message : `${state.phase} ${state.value ?? ''}`}
        </output>
        <button type="button" id="other" onClick={() => setKey('b')}>
          other
        </button>
        <button type="button" id="again" onClick={retry}>
          again
        </button>
      </div>
    );
  });
}

const shown = () => find('output').textContent?.trim();

test('a view loads what it shows, and loads anew for something else, or when it is tried again', async () => {
  const read = vi.fn<Read>(async (key) => key.toUpperCase());
  await mountIsland(createView(read));
  await vi.waitFor(() => expect(shown()).toBe('ready A'));
  read.mockRejectedValueOnce(new Error('no'));
  find('#other').click();
  await vi.waitFor(() => expect(shown()).toBe('no'));
  find('#again').click();
  await vi.waitFor(() => expect(shown()).toBe('ready B'));
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'b']);
});

test('what is on its way is given up with the island', async () => {
  let signal: AbortSignal | undefined;
  const read: Read = (_query, given) => {
    signal = given;
    return new Promise(() => {});
  };
  const host = await mountIsland(createView(read));
  await vi.waitFor(() => expect(signal).toBeDefined());
  expect(shown()).toBe('loading');
  unmount(host);
  expect(signal!.aborted).toBe(true);
});
