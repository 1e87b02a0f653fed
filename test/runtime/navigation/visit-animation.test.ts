import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, later, stubServer } from '../../support/server.ts';

/** Opens a page of a site with this animation setting; returns the visit module. */
async function open(animation: object) {
  vi.resetModules();
  const config = JSON.stringify({ animation });
  goTo('/fr');
  showPage(
    `<script type="application/json" id="archipel-config">${config}</script><main data-page>Home</main>`,
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return import('#runtime/navigation/visit.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  watchConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cart = () => new URL('/fr/cart', location.href);
const look = () => find('main').className;

/** Waits in real time: `vi.waitFor` would advance the fake clock. */
async function playing(name: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (look() !== name && performance.now() < end) await new Promise(setImmediate);
  expect(look()).toBe(name);
}

test('a visit plays the page that leaves while it asks for the next one, then the one that enters [NAV-12] [NAV-09]', async () => {
  const { runVisit: visit } = await open({ in: 350, out: 100 });
  const { requests } = stubServer(() => answer('<p>Cart</p>'));
  const visiting = visit(cart());
  await playing('ar-leaving');
  await vi.advanceTimersByTimeAsync(99);
  expect([requests.length, find('main').textContent]).toEqual([1, 'Home']);
  await vi.advanceTimersByTimeAsync(1);
  await playing('ar-entering');
  expect(find('main').textContent).toBe('Cart');
  await vi.advanceTimersByTimeAsync(349);
  expect(look()).toBe('ar-entering');
  await vi.advanceTimersByTimeAsync(1);
  expect(look()).toBe('');
  await visiting;
});

test('a page that is still leaving is not idle, although the next one is there [NAV-12]', async () => {
  const { runVisit: visit } = await open({ in: 0, out: 100 });
  const { whenIdle } = await import('#runtime/page/activity.ts');
  stubServer(() => answer('<p>Cart</p>'));
  const visiting = visit(cart());
  await playing('ar-leaving');
  const shown = whenIdle().then(() => find('main').textContent);
  for (let ms = 0; ms < 110; ms += 10) await vi.advanceTimersByTimeAsync(10);
  await visiting;
  await vi.advanceTimersByTimeAsync(10);
  expect(await shown).toBe('Cart');
});

test('a visit that fails shows the page again that it has faded out [NAV-12] [NAV-10]', async () => {
  const { runVisit: visit } = await open({ in: 0, out: 100 });
  const response = later<Response>();
  stubServer(() => response.promise);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const visiting = visit(cart());
  await playing('ar-leaving');
  await vi.advanceTimersByTimeAsync(100);
  expect(look()).toBe('ar-leaving');
  response.resolve(answer('', { status: 404 }));
  await visiting;
  expect(look()).toBe('');
});

test('a visit that has failed before the code of the animation was there fades nothing out [NAV-12]', async () => {
  const { runVisit: visit } = await open({ in: 0, out: 100 });
  stubServer(() => answer('', { status: 404 }));
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await visit(cart());
  await vi.dynamicImportSettled();
  await new Promise(setImmediate);
  expect(look()).toBe('');
});

test('a visit that is given up shows the page again, at once [NAV-12] [NAV-11]', async () => {
  const { runVisit: visit, stopVisit: stay } = await open({ in: 0, out: 100 });
  stubServer(() => later<Response>().promise);
  const visiting = visit(cart());
  await playing('ar-leaving');
  stay();
  expect(look()).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  await visiting;
  expect(look()).toBe('');
});
