import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { stubLayout } from '../../support/layout.ts';
import { find, goTo, showPage } from '../../support/page.ts';

/** One frame more than the duration: the last step is drawn in the first frame after it. */
const FRAME_MS = 17;
const DURATION = 800;

const HTML =
  '<details><summary>s</summary><h2 id="far">x</h2></details><p id="topics"></p><a name="named">n</a><input>';

let isStill: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  goTo('/fr/terms');
  isStill = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query === '(prefers-reduced-motion: reduce)',
  }));
  stubLayout({ far: { top: 1000 }, topics: { top: 500 } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a page with this configuration. */
async function open(config?: object) {
  // The configuration is read once for a document.
  if (config) vi.resetModules();
  const text = JSON.stringify(config ?? {});
  showPage(`<script type="application/json" id="archipel-config">${text}</script>${HTML}`);
  return import('#runtime/navigation/anchors.ts');
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Goes to an anchor, and returns when it is reached. */
async function go(hash: string, config?: object): Promise<void> {
  const { goToAnchor } = await open(config);
  const going = goToAnchor(hash);
  await pass(DURATION + FRAME_MS);
  await going;
}

describe('the way to an anchor [NAV-06]', () => {
  test.each([
    [800, {}],
    [400, { animation: { anchor: 400 } }],
  ])('is %d ms long, no more and no less, with %j', async (length, config) => {
    const { goToAnchor } = await open(config);
    const { warnings } = watchConsole();
    const going = goToAnchor('#far');
    await pass(length - 1);
    expect(location.hash).toBe('');
    await pass(1 + FRAME_MS);
    expect(location.hash).toBe('#far');
    await going;
    expect(warnings()).toEqual([]);
  });

  test('may have no length', async () => {
    const { goToAnchor } = await open({ animation: { anchor: 0 } });
    void goToAnchor('#far');
    await pass(FRAME_MS);
    expect([location.hash, scrollY]).toEqual(['#far', 1000]);
  });

  test.each([-1, '400', null])(
    'is the usual one with a wrong setting, which has a warning: %j',
    async (anchor) => {
      const { warnings } = watchConsole();
      const { goToAnchor } = await open({ animation: { anchor } });
      void goToAnchor('#far');
      await pass(DURATION - 1);
      expect(location.hash).toBe('');
      await pass(1 + FRAME_MS);
      expect(location.hash).toBe('#far');
      expect(warnings()).toEqual([
        expect.stringContaining(`animation.anchor is ${JSON.stringify(anchor)}; 800`),
      ]);
    },
  );

  test('opens the panels around it before the scroll', async () => {
    const { goToAnchor } = await open();
    void goToAnchor('#far');
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
    await pass(DURATION + FRAME_MS);
    expect(scrollY).toBe(1000);
  });

  test('is none for a visitor who wants no motion', async () => {
    isStill = true;
    const { goToAnchor } = await open();
    await goToAnchor('#far');
    expect([location.hash, scrollY]).toEqual(['#far', 1000]);
  });

  test('is none in a page that is hidden', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { goToAnchor } = await open();
    await goToAnchor('#far');
    expect([location.hash, scrollY]).toEqual(['#far', 1000]);
  });

  test('to nowhere is none: only the address changes', async () => {
    const { goToAnchor } = await open();
    scrollTo({ left: 0, top: 300 });
    await goToAnchor('#nothing');
    expect([location.hash, scrollY]).toEqual(['#nothing', 300]);
  });
});

describe('the top of the page [NAV-06]', () => {
  beforeEach(() => scrollTo({ left: 0, top: 300 }));

  test.each([
    ['#top', '#top'],
    ['#TOP', '#TOP'],
    ['#', ''],
    ['', ''],
  ])('is an anchor, too: "%s"', async (hash, expected) => {
    await go(hash);
    expect([location.hash, scrollY]).toEqual([expected, 0]);
  });

  test('is reached step by step', async () => {
    const { goToAnchor } = await open();
    void goToAnchor('#top');
    await pass(DURATION / 4);
    expect(scrollY).toBeGreaterThan(0);
    expect(scrollY).toBeLessThan(300);
    await pass(DURATION);
  });

  test.each(['#topics', '#tip-top', '#on-top', '#toppings'])(
    'is not where another name leads: %s',
    async (hash) => {
      await go(hash);
      expect(scrollY).toBe(hash === '#topics' ? 500 : 300);
    },
  );
});

test('an anchor whose hash is in the address already gets the focus [NAV-06]', async () => {
  await go('#far');
  find('input').focus();
  await go('#far');
  expect(document.activeElement).toBe(find('#far'));
});

test('an anchor whose hash is new gets the focus by the browser [NAV-06]', async () => {
  const { goToAnchor } = await open();
  find('input').focus();
  void goToAnchor('#far');
  await pass(DURATION + FRAME_MS);
  expect(document.activeElement).toBe(find('input'));
});

test('a visitor who stops the way stays there, with the hash in the address [NAV-06]', async () => {
  const { goToAnchor } = await open();
  const going = goToAnchor('#far');
  await pass(DURATION / 2);
  const stopped = scrollY;
  dispatchEvent(new Event('wheel'));
  await going;
  expect([location.hash, scrollY]).toEqual(['#far', stopped]);
  expect(stopped).toBeGreaterThan(0);
});

test('a visit on the way cancels it: the address stays [NAV-06]', async () => {
  const { goToAnchor } = await open();
  const going = goToAnchor('#far');
  await pass(DURATION / 2);
  document.dispatchEvent(new Event('archipel:page-leave'));
  await going;
  expect(location.hash).toBe('');
});

test('of two anchors the second one is reached [NAV-06]', async () => {
  const { goToAnchor } = await open();
  void goToAnchor('#far');
  await pass(DURATION / 2);
  void goToAnchor('#topics');
  await pass(DURATION + FRAME_MS);
  expect([location.hash, scrollY]).toEqual(['#topics', 500]);
});

test('Back finds the position before the way, Forward the one after it [NAV-02]', async () => {
  const { goToAnchor } = await open({});
  const { findScroll } = await import('#runtime/navigation/scroll-positions.ts');
  const scrollOfEntry = () => findScroll((history.state as { key: number }).key)?.scroll;
  const left: unknown[] = [];
  history.replaceState(null, '');
  // A browser adds an entry for a hash.
  vi.spyOn(location, 'hash', 'set').mockImplementation((hash) => {
    left.push(scrollOfEntry());
    history.pushState(null, '', hash);
  });
  scrollTo({ left: 0, top: 300 });
  void goToAnchor('#far');
  await pass(DURATION + FRAME_MS);
  expect([left, scrollOfEntry()]).toEqual([[[0, 300]], [0, 1000]]);
});
