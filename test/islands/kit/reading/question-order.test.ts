import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageReader } from '#kit/reading';
import { watchConsole } from '../../../support/console.ts';
import { leavePage, mountPage } from '../../../support/islands.ts';
import { goTo } from '../../../support/page.ts';
import { answer, stubServer } from '../../../support/server.ts';

const controller = new AbortController();
afterEach(() => {
  controller.abort();
  leavePage();
});

test('a question that changes something at the server waits for another one, the same does not [CHK-05]', async () => {
  watchConsole();
  goTo('/fr/checkout');
  const $version = atom(7);
  await mountPage('<main data-page><i data-island="none"></i><p data-part="a">old</p></main>');
  vi.useFakeTimers();
  const { requests } = stubServer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return answer('<main data-page><p data-part="a">new</p></main>');
  });
  let account = '1';
  const follower = {
    get url() {
      return `/fr/checkout?account=${account}`;
    },
  };
  createPageReader({
    owner: 'the test’s store',
    attribute: 'data-part',
    $version,
    $isWriting: atom(false),
    isFresh: () => true,
    onRefetch: () => {},
    isOrdered: true,
  }).join(follower, controller.signal);
  const requested = () => requests.map(({ url }) => url.search);
  $version.set(8);
  await vi.advanceTimersByTimeAsync(100);
  account = '2';
  $version.set(9);
  await vi.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual(['?account=1']);
  await vi.advanceTimersByTimeAsync(400);
  expect(requested()).toEqual(['?account=1', '?account=2']);
  $version.set(10);
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toEqual(['?account=1', '?account=2', '?account=2']);
});
