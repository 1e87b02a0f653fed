import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageReader } from '#kit/reading';
import { watchConsole } from '../../../support/console.ts';
import { leavePage, mountPage } from '../../../support/islands.ts';
import { goTo } from '../../../support/page.ts';
import { answer, stubServer } from '../../../support/server.ts';

let controller: AbortController;
beforeEach(() => void (controller = new AbortController()));
afterEach(async () => {
  controller.abort();
  // Pending reads end before the next page waits for idleness.
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  leavePage();
});

/** Starts an ordered reader whose server takes 500 ms. */
async function startReader() {
  watchConsole();
  goTo('/fr/checkout');
  const $version = atom(7);
  await mountPage('<main data-page><i data-island="none"></i><p data-part="a">old</p></main>');
  vi.useFakeTimers();
  const server = { account: '1' };
  const { requests } = stubServer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return answer('<main data-page><p data-part="a">new</p></main>');
  });
  const follower = {
    get url() {
      return `/fr/checkout?account=${server.account}`;
    },
  };
  const reader = createPageReader({
    owner: 'the test’s store',
    attribute: 'data-part',
    $version,
    $isWriting: atom(false),
    isFresh: () => true,
    onRefetch: () => {},
    isOrdered: true,
  });
  reader.join(follower, controller.signal);
  return { $version, reader, server, requested: () => requests.map(({ url }) => url.search) };
}

test('a question that changes something at the server waits for another one, the same does not [CHK-05]', async () => {
  const { $version, server, requested } = await startReader();
  $version.set(8);
  await vi.advanceTimersByTimeAsync(100);
  server.account = '2';
  $version.set(9);
  await vi.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual(['?account=1']);
  await vi.advanceTimersByTimeAsync(400);
  expect(requested()).toEqual(['?account=1', '?account=2']);
  $version.set(10);
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toEqual(['?account=1', '?account=2', '?account=2']);
});

test('a retry waits for another question too [CHK-05]', async () => {
  const { $version, reader, server, requested } = await startReader();
  $version.set(8);
  await vi.advanceTimersByTimeAsync(100);
  server.account = '2';
  reader.retry();
  await vi.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual(['?account=1']);
  await vi.advanceTimersByTimeAsync(400);
  expect(requested()).toEqual(['?account=1', '?account=2']);
});
