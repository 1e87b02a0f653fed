import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layout, stubLayout } from '../../support/layout.ts';
import { find, goTo, showPage } from '../../support/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stubLayout({ far: { top: 1000 } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loads a page whose address has a hash. */
function openAt(hash: string) {
  goTo(`/fr/terms${hash}`);
  showPage('<details><summary>s</summary><h2 id="far">x</h2></details>');
  return import('#runtime/navigation/anchors.ts');
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const setType = (type?: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      type === undefined ? [] : [{ name: location.href, type } as PerformanceEntry & { type: string }],
    );

test.each(['navigate', undefined])(
  'the hash of a page that is loaded is shown, and its panels open: %s',
  async (type) => {
    setType(type);
    const { revealHash } = await openAt('#far');
    void revealHash();
    expect([find<HTMLDetailsElement>('details').open, scrollY]).toEqual([true, 1000]);
  },
);

test.each(['reload', 'back_forward'])(
  'the hash of a page that is loaded opens its panels after %s, but the position stays',
  async (type) => {
    setType(type);
    const { revealHash } = await openAt('#far');
    void revealHash();
    expect([find<HTMLDetailsElement>('details').open, scrollY]).toEqual([true, 0]);
  },
);

test('the hash of a page that is loaded does not scroll where the position is restored', async () => {
  const { revealHash } = await openAt('#far');
  await Promise.all([revealHash(false), pass(1)]);
  expect(layout.scrolls).toEqual([]);
});

test('the hash of a page that is loaded is shown again once the islands are mounted, which may have moved or closed it', async () => {
  const { revealHash } = await openAt('#far');
  const shown = revealHash(true);
  layout.positions['far'] = { top: 1200 };
  find<HTMLDetailsElement>('details').open = false;
  await pass(1);
  await shown;
  expect([find<HTMLDetailsElement>('details').open, scrollY]).toEqual([true, 1200]);
});

test('the hash of a page that is loaded is not shown again to a visitor who has scrolled meanwhile, but its panels open', async () => {
  const { revealHash } = await openAt('#far');
  const shown = revealHash(true);
  find<HTMLDetailsElement>('details').open = false;
  dispatchEvent(new Event('wheel'));
  scrollTo({ left: 0, top: 50 });
  await pass(1);
  await shown;
  expect([find<HTMLDetailsElement>('details').open, scrollY]).toEqual([true, 50]);
});

test('the hash of a page that is loaded is left alone when its element is gone meanwhile', async () => {
  const { revealHash } = await openAt('#far');
  const shown = revealHash(true);
  find('#far').remove();
  layout.scrolls = [];
  await pass(1);
  await shown;
  expect(layout.scrolls).toEqual([]);
});

test('a hash of a page that is loaded that points to nothing scrolls nowhere', async () => {
  const { revealHash } = await openAt('#nothing');
  await revealHash(true);
  expect(layout.scrolls).toEqual([]);
});
