import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#runtime';
import { watchConsole } from '../support/console.ts';
import { goTo, showPage } from '../support/page.ts';
import { fc, runs } from '../support/properties.ts';
import { answer, stubServer } from '../support/server.ts';
import { arrivingHtml } from './html.ts';
import { grownListeners, recordListeners, type ListenerCounts } from './listeners.ts';
import { lostTexts, readTexts } from './texts.ts';

const mocks = vi.hoisted(() => ({ fullLoad: vi.fn() }));
vi.mock('#runtime/navigation/full-load.ts', () => ({ fullLoad: mocks.fullLoad }));

/** The library's own errors explain what is wrong with the page or the answer; any other is a fault of its code. */
const EXPLAINED = /^(?:ArchipelError|RequestError)$/;

/** Longer than a store of nanostores stays mounted without listeners. */
const STORE_DELAY_MS = 1_100;
const IDLE_LIMIT_MS = 20_000;

/** Answers to the page's own islands: one in whose answer it stands again would read itself without end. */
const MAX_OWN_ANSWERS = 12;

let app: Pick<App, 'visit' | 'unmount' | 'whenIdle' | 'inspect'>;
let countListeners: () => ListenerCounts;
let errors: Error[] = [];
const onRejection = (thrown: unknown) => void errors.push(thrown as Error);

/** Reports each element as seen: happy-dom has no layout. */
class SeeingObserver {
  readonly run: (entries: object[]) => void;
  constructor(run: (entries: object[]) => void) {
    this.run = run;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.run([{ target, isIntersecting: true, intersectionRatio: 1 }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  Element.prototype.getAnimations = () => [];
  process.on('unhandledRejection', onRejection);
  addEventListener('error', ({ error }: ErrorEvent) => void errors.push(error as Error));
  countListeners = recordListeners();
  showPage('');
  app = await import('../../islands/archipel.ts');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  process.off('unhandledRejection', onRejection);
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the page is idle, and expects that nothing was thrown meanwhile. */
async function becomeIdle(phase: string): Promise<void> {
  const isIdle = await Promise.race([app.whenIdle().then(() => true), pause(IDLE_LIMIT_MS)]);
  expect(isIdle, `${phase}: the page becomes idle`).toBe(true);
  const faults = errors.filter(({ name }) => !EXPLAINED.test(name)).map(({ stack }) => stack);
  expect(faults, `${phase}: no uncaught error`).toEqual([]);
}

/** Shows a page with the HTML, and a link outside it that requests a fragment. */
async function openPage(html: string): Promise<HTMLElement> {
  goTo('/fr');
  showPage(`<main data-page>${html}</main>`);
  const outside = document.createElement('div');
  outside.innerHTML =
    '<div id="arriving"></div><a href="/part" data-ajax="true" data-ajax-update="#arriving">Part</a>';
  document.body.append(outside);
  const texts = readTexts(document.body);
  await becomeIdle('start');
  expect(lostTexts(texts, app.inspect()), 'lost texts').toEqual([]);
  return outside;
}

async function updatePart(outside: HTMLElement): Promise<void> {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  outside.querySelector('a')?.dispatchEvent(click);
  await becomeIdle('update');
  const isOpen = outside.isConnected && document.querySelectorAll('#arriving').length === 1;
  if (isOpen) expect(outside.querySelector('.first')?.textContent, 'the answer is inserted').toBe('first');
}

async function visitPage(): Promise<void> {
  mocks.fullLoad.mockClear();
  await app.visit('/page');
  await becomeIdle('visit');
  const isShown = document.querySelector('[data-page] .first') !== null;
  expect(isShown || mocks.fullLoad.mock.calls.length > 0, 'the page is shown').toBe(true);
}

async function leavePage(): Promise<void> {
  app.unmount(document.documentElement);
  document.body.replaceChildren();
  await becomeIdle('leave');
}

async function playAll(html: string): Promise<void> {
  errors = [];
  const content = `<p class="first">first</p>${html}`;
  const page = `<!doctype html><html lang="fr"><title>Page</title><body><main data-page>${content}</main></body></html>`;
  let ownAnswers = 0;
  stubServer(({ pathname }) => {
    if (pathname === '/page') return answer(page);
    if (pathname === '/part') return answer(content);
    ownAnswers += 1;
    return answer(ownAnswers > MAX_OWN_ANSWERS ? '' : content);
  });
  try {
    await updatePart(await openPage(html));
    await visitPage();
  } finally {
    await leavePage();
  }
}

/** Modules add listeners once, stores remove theirs a second late: only growth of a third time is a leak. */
async function expectNoLeak(html: string, before: ListenerCounts): Promise<void> {
  if (grownListeners(before, countListeners()).length === 0) return;
  await pause(STORE_DELAY_MS);
  const rested = countListeners();
  if (grownListeners(before, rested).length === 0) return;
  await playAll(html);
  await pause(STORE_DELAY_MS);
  expect(grownListeners(rested, countListeners()), 'listeners that are left').toEqual([]);
}

/** `npm run fuzz` takes 10,000. */
test('whatever HTML arrives, at the start, by an update or by a visit, nothing throws, no text of the server is lost and no listener is left [PGE-12]', async () => {
  const property = fc.asyncProperty(arrivingHtml, async (html) => {
    const before = countListeners();
    await playAll(html);
    await expectNoLeak(html, before);
  });
  const prepared = property.beforeEach(() => {
    watchConsole();
    vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      errors.push(...args.filter((arg) => arg instanceof Error));
    });
  });
  await fc.assert(prepared, { numRuns: runs(40) });
});
