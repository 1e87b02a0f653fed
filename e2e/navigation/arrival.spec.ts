import type { Page } from '@playwright/test';
import { follow, defer, dropTimers, press, reportNothing, writePages } from '../support/answers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
});

test('a page arrives in order: leave, fetch, swap, address and body class, loaded, images, finished, loader gone [NAV-09] [NAV-07] @policy', async ({
  page,
  faults,
}) => {
  const main = '<img src="/fixtures/nav/slow.png" alt="awaited"><img loading="lazy" src="/no.png" alt="not">';
  const pages = await writePages(page, { three: { main, body: 'class="campaign"' } });
  await faults(...pages);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const recordEvent = ({ type }: { type: string }) => {
      const heading = document.querySelector('h1')!.textContent;
      const { classList } = document.documentElement;
      const loading = classList.contains('long-loading') ? 'loading' : 'at rest';
      const name = type.replace('archipel:page-', '');
      seen.push(`${name}: ${heading}, ${location.pathname}, ${document.body.className}, ${loading}`);
    };
    for (const name of ['leave', 'loaded', 'finished'])
      document.addEventListener(`archipel:page-${name}`, recordEvent);
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  // An image is awaited for three seconds.
  await dropTimers(page, 3_000);
  const { count, release } = await defer(page, '**/slow.png');
  await follow(page, '/fixtures/nav/three');
  await expect.poll(count).toBe(1);
  await expect(page.locator('h1')).toHaveText('Page three');
  const upToLoaded = [
    'leave: Page one, /fixtures/nav/one, page, at rest',
    'loaded: Page three, /fixtures/nav/three, page campaign, loading',
  ];
  expect(await seen()).toEqual(upToLoaded);
  release();
  await whenIdle(page);
  expect(await seen()).toEqual([
    ...upToLoaded,
    'finished: Page three, /fixtures/nav/three, page campaign, loading',
  ]);
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('the new title is announced once, politely and out of sight [NAV-01]', async ({ page }) => {
  await press(page, '#to-two');
  await expect(page.locator('body > [role=status]')).toHaveText('Page two');
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const region = document.querySelector('body > [role=status]')!;
    new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
  });
  await press(page, '#to-one');
  await expect(page.locator('h1')).toHaveText('Page one');
  await whenIdle(page);
  expect(await page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)).toEqual([
    'Page one',
  ]);
  const region = page.locator('body > [role=status]');
  await expect(region).toHaveCSS('position', 'absolute');
  expect((await region.boundingBox())!.width).toBeLessThanOrEqual(1);
});

for (const [what, main, hash, focused] of [
  ['the hash’s target', '<input autofocus id="a"><p id="here">x</p>', '#here', '#here'],
  ['a target whose name is encoded', '<p id="café">x</p>', '#caf%C3%A9', '#café'],
  ['a target that only has a name', '<a name="old">x</a>', '#old', 'a[name=old]'],
  ['what asks for it', '<input autofocus id="a">', '', '#a'],
  ['the heading', '<input id="a">', '', 'h1'],
  ['the heading, when the hash leads nowhere', '<input id="a">', '#nowhere', 'h1'],
] as const) {
  test(`after a visit the focus is on ${what} [NAV-01]`, async ({ page, faults }) => {
    await faults(...(await writePages(page, { three: { main } })));
    await follow(page, `/fixtures/nav/three${hash}`);
    await expect(page.locator('h1')).toHaveText('Page three');
    await expect(page.locator(focused)).toBeFocused();
  });
}

/** Records the computed animations of the page's container. */
const recordAnimations = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector('[data-page]')!;
    const played: string[] = [];
    Object.assign(globalThis, { played });
    const record = () => {
      const { animationName, animationDuration } = getComputedStyle(target);
      const what = target.className && `${target.className} ${animationName} ${animationDuration}`;
      if (what !== played.at(-1)) played.push(what);
    };
    new MutationObserver(record).observe(target, { attributeFilter: ['class'] });
  });

async function playedBy(page: Page): Promise<string[]> {
  const read = () => page.evaluate(() => (globalThis as unknown as { played: string[] }).played);
  await expect.poll(async () => (await read()).at(-1)).toBe('');
  return read();
}

test('a page leaves and the next one enters for as long as the site says [NAV-12] [NAV-09]', async ({
  page,
}) => {
  await page.goto('/fixtures/nav/one?in=350&out=120');
  await whenIdle(page);
  await recordAnimations(page);
  const { count, release } = await defer(page, '**/fixtures/nav/two');
  await press(page, '#to-two');
  // The next page is requested while this one fades out.
  await expect.poll(count).toBe(1);
  release();
  await expect(page.locator('h1')).toHaveText('Page two');
  // The duration of each class depends on clocks: visit-animation.test.ts checks it.
  expect(await playedBy(page)).toEqual([
    'ar-leaving ar-page-fade 0.12s',
    'ar-entering ar-page-fade 0.35s',
    '',
  ]);
});

test('the shop’s pages enter in 350 ms, and leave at once [NAV-12]', async ({ page }) => {
  await page.goto('/fr/contact');
  await whenIdle(page);
  await recordAnimations(page);
  await follow(page, '/fr/delivery');
  await expect(page).toHaveURL(/\/fr\/delivery/);
  expect(await playedBy(page)).toEqual(['ar-entering ar-page-fade 0.35s', '']);
});

test('a page that has faded out is seen again when the next one can’t be had [NAV-12] [NAV-10]', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one?in=350&out=100');
  await whenIdle(page);
  await reportNothing(page);
  await recordAnimations(page);
  await faults({ match: 'GET /fixtures/nav/two', status: 500, isPaused: true, times: 1 });
  await press(page, '#to-two');
  await expect(page.locator('[data-page]')).toHaveClass(/ar-leaving/);
  await faults();
  expect(await playedBy(page)).toEqual(['ar-leaving ar-page-fade 0.1s', '']);
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1');
});

test('the progress bar waits 300 ms, and is gone after a visit that was given up [NAV-10]', async ({
  page,
}) => {
  const bar = () =>
    page.evaluate(() => {
      const { animationName, animationDelay } = getComputedStyle(document.documentElement);
      const { display } = getComputedStyle(document.documentElement, '::before');
      return animationName === 'ar-loading-late' ? [animationDelay, display] : undefined;
    });
  const { count } = await defer(page, '**/fixtures/nav/two');
  expect(await bar()).toBeUndefined();
  await press(page, '#to-two');
  await expect.poll(count).toBe(1);
  // The class comes after 100 ms, so the animation has 200 ms left.
  await expect.poll(bar).toEqual(['0.2s', 'block']);
  await press(page, '#fragment');
  await expect(page.locator('h1')).toHaveText('Only a fragment');
  await expect.poll(bar).toBeUndefined();
});

test('a visit that fails leaves no entry, no loader and no other address behind [NAV-10] [NAV-02]', async ({
  page,
  faults,
}) => {
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await reportNothing(page);
  await faults({ match: 'GET /fixtures/nav/script', status: 500 });
  const before = await page.evaluate(() => history.length);
  await press(page, '#script');
  await whenIdle(page);
  await expect(page).toHaveURL(/two$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(page.locator('[aria-busy], .long-loading')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
});

test('old and new content are never shown together: all of a swap is one task [NAV-14]', async ({ page }) => {
  await page.evaluate(() => {
    const batches: string[] = [];
    Object.assign(globalThis, { batches });
    const names = (list: NodeList) => [...list].map((node) => (node as Element).localName);
    new MutationObserver((records) => {
      const added = records.some(({ addedNodes }) => names(addedNodes).includes('h1'));
      const removed = records.some(({ removedNodes }) => names(removedNodes).includes('h1'));
      batches.push(`added ${added}, removed ${removed}`);
    }).observe(document.querySelector('[data-page]')!, { childList: true });
  });
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  const batches = await page.evaluate(() => (globalThis as unknown as { batches: string[] }).batches);
  expect(batches).toEqual(['added true, removed true']);
});

test('a keyed island that the new page lacks is taken down, once [NAV-14]', async ({ page }) => {
  await press(page, '#script');
  await expect(page.locator('h1')).toHaveText('Scripts');
  await whenIdle(page);
  const log = await page.evaluate(() => (globalThis as unknown as { mounts: string[] }).mounts);
  expect(log.filter((line) => line.includes('keeper'))).toEqual(['mount keeper', 'unmount keeper']);
});

test('an island that fails while it is taken down stops no other [NAV-14]', async ({ page }) => {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { register, whenIdle: idle } = (await import(script.src)) as {
      register: (definition: object) => void;
      whenIdle: () => Promise<void>;
    };
    const mount = () => () => {
      throw new Error('I do not want to go');
    };
    register({ name: 'clinging', when: 'load', load: () => Promise.resolve({ default: mount }) });
    const host = document.createElement('div');
    host.setAttribute('data-island', 'clinging');
    document.querySelector('[data-page]')!.prepend(host);
    await idle();
  });
  await expect(page.locator('[data-island=clinging]')).toHaveAttribute('data-island-state', 'ready');
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await whenIdle(page);
  const log = await page.evaluate(() => (globalThis as unknown as { mounts: string[] }).mounts);
  expect(log).toContain('unmount probe-one');
  expect(log).toContain('mount probe-two');
});
