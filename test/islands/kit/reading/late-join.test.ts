import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageReader, type PageReader } from '#kit/reading';
import { emit } from '#runtime';
import { leavePage, mountPage, whenIdle } from '../../../support/islands.ts';
import { goTo } from '../../../support/page.ts';
import { answer, stubServer } from '../../../support/server.ts';

const $version = atom(1);
const onLateJoin = vi.fn<() => void>();
let controller: AbortController;
let reader: PageReader;

beforeEach(async () => {
  controller = new AbortController();
  onLateJoin.mockReset();
  goTo('/fr/shoppingcarts');
  await mountPage('<main data-page><i data-island="none"></i><p data-part="a">old</p></main>');
  stubServer(() => answer('<main data-page><p data-part="a">new</p></main>'));
  reader = createPageReader({
    owner: 'the test’s store',
    attribute: 'data-part',
    $version,
    $isWriting: atom(false),
    isFresh: () => true,
    onRefetch: () => {},
    onLateJoin,
  });
  joinPart();
});
afterEach(() => {
  controller.abort();
  leavePage();
});

const joinPart = () => reader.join({}, controller.signal);
const joinIsland = () => reader.join({ host: document.createElement('div') }, controller.signal);

async function read(): Promise<void> {
  $version.set($version.get() + 1);
  await whenIdle();
}

test('an island that joins after a read has old props [CRT-02]', async () => {
  await read();
  joinIsland();
  expect(onLateJoin).toHaveBeenCalledOnce();
});

test('an island that joins before the first read, and a part, which has no props, are not late [CRT-02]', async () => {
  joinIsland();
  await read();
  joinPart();
  expect(onLateJoin).not.toHaveBeenCalled();
});

test('an island of the next page is not late [CRT-02]', async () => {
  await read();
  emit(document, 'page-loaded', { url: '/fr/checkout' });
  joinIsland();
  expect(onLateJoin).not.toHaveBeenCalled();
});
