import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Transition from '#runtime/navigation/transition.ts';
import type * as Names from '#runtime/navigation/transition-names.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

const CARD = '<li id="card"><a href="/fr/bowl">Bowl</a><img id="photo" data-page-transition="photo-1"></li>';

let warnings: () => string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  goTo('/fr');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.classList.contains('far') ? 9_000 : 10, 100, 100);
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnings = () => warn.mock.calls.map(([text]) => String(text));
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const url = new URL('/fr/bowl', location.href);

/** A browser whose captures end when the test says so. */
function stubBrowser() {
  const skipTransition = vi.fn();
  let capture!: () => Promise<void>;
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    let end!: (done: Promise<void>) => void;
    const updateCallbackDone = new Promise<void>((resolve) => (end = resolve));
    capture = () => {
      const done = update();
      end(done);
      return done;
    };
    return { skipTransition, updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone };
  });
  Object.assign(document, { startViewTransition });
  return { startViewTransition, skipTransition, capture: () => capture() };
}

async function open(setting: unknown, isStill = false): Promise<typeof Transition> {
  vi.resetModules();
  const config = JSON.stringify({ animation: { transition: setting } });
  showPage(
    `<script type="application/json" id="archipel-config">${config}</script><main data-page>${CARD}</main>`,
  );
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  return import('#runtime/navigation/transition.ts');
}

const token = { signal: new AbortController().signal, isCurrent: () => true, end: () => {} };
const visit = () => ({ url, link: find('a'), answer: new Promise<never>(() => {}) });
const nameOf = (selector: string) => find(selector).style.getPropertyValue('view-transition-name');

test('a captured element passes its name to its counterpart, for the time of the transition [NAV-12]', async () => {
  const browser = stubBrowser();
  const { beginTransition, renderInTransition } = await open(true);
  expect(beginTransition(visit())).toBe(true);
  await vi.advanceTimersByTimeAsync(99);
  expect(browser.startViewTransition).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([nameOf('#photo'), document.documentElement.className]).toEqual(['photo-1', 'ar-transition']);
  void browser.capture();
  expect(nameOf('#photo')).toBe('');
  const order: string[] = [];
  const insert = () => {
    order.push('insert');
    find('main').innerHTML = '<h1>Bowl</h1><div id="large" data-page-transition="photo-1"></div>';
    queueMicrotask(() => order.push(nameOf('#large')));
  };
  const rendered = renderInTransition(token, insert, () => {
    order.push('land');
  });
  await rendered;
  await vi.waitFor(() => expect(order).toEqual(['insert', 'photo-1', 'land']));
  await rendered;
  await new Promise(setImmediate);
  expect([nameOf('#large'), document.documentElement.className]).toEqual(['', '']);
  expect(browser.skipTransition).not.toHaveBeenCalled();
});

test('a page does not wait for a capture that is late, and none moves without a counterpart [NAV-12]', async () => {
  const browser = stubBrowser();
  const { beginTransition, renderInTransition } = await open(true);
  beginTransition(visit());
  await vi.advanceTimersByTimeAsync(100);
  const insert = vi.fn();
  const rendered = renderInTransition(token, insert, () => {});
  await vi.advanceTimersByTimeAsync(5);
  await rendered;
  expect([insert.mock.calls.length, browser.skipTransition.mock.calls.length]).toEqual([1, 1]);
  await browser.capture();
  beginTransition(visit());
  await vi.advanceTimersByTimeAsync(100);
  void browser.capture();
  await renderInTransition(
    token,
    () => find('#photo').remove(),
    () => {},
  );
  expect([insert.mock.calls.length, browser.skipTransition.mock.calls.length]).toEqual([1, 2]);
});

test('an answer of less than 100 ms is shown without a transition [NAV-12]', async () => {
  const { startViewTransition } = stubBrowser();
  const { beginTransition, renderInTransition } = await open(true);
  beginTransition(visit());
  await vi.advanceTimersByTimeAsync(99);
  const insert = vi.fn();
  await renderInTransition(token, insert, () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect([insert.mock.calls.length, startViewTransition.mock.calls.length]).toEqual([1, 0]);
});

test('a failed answer and a newer visit end the transition at once [NAV-12] [NAV-11]', async () => {
  const browser = stubBrowser();
  const { beginTransition } = await open(true);
  const failing = later<never>();
  beginTransition({ ...visit(), answer: failing.promise });
  await vi.advanceTimersByTimeAsync(100);
  const work = browser.capture();
  failing.reject(new Error('No answer.'));
  await work;
  expect(browser.skipTransition).toHaveBeenCalledTimes(1);
  beginTransition(visit());
  await vi.advanceTimersByTimeAsync(100);
  const second = browser.capture();
  beginTransition(visit());
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(browser.skipTransition).toHaveBeenCalledTimes(2);
});

test('an error of the update is thrown to the visit [NAV-12]', async () => {
  const browser = stubBrowser();
  const { beginTransition, renderInTransition } = await open(true);
  beginTransition(visit());
  await vi.advanceTimersByTimeAsync(100);
  browser.capture().catch(() => {});
  const insert = () => {
    throw new Error('No page.');
  };
  await expect(renderInTransition(token, insert, () => {})).rejects.toThrow('No page.');
});

test.each([
  ['the browser has none', true, false, () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['the visitor wants less motion', true, true, () => {}],
  ['the site does not set it', undefined, false, () => {}],
  ['the setting is no boolean', 'yes', false, () => {}],
  ['the page is hidden', true, false, () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('there is no transition when %s [NAV-12]', async (_why, setting, isStill, arrange) => {
  const { startViewTransition } = stubBrowser();
  const { beginTransition, renderInTransition } = await open(setting, isStill);
  arrange();
  expect(beginTransition(visit())).toBe(false);
  const insert = vi.fn();
  await renderInTransition(token, insert, () => {});
  expect([insert.mock.calls.length, startViewTransition.mock.calls.length]).toEqual([1, 0]);
});

async function openNames(html: string): Promise<typeof Names> {
  vi.resetModules();
  showPage(`<main data-page>${html}</main>`);
  return import('#runtime/navigation/transition-names.ts');
}

const photo = (name: string, more = '') => `<img data-page-transition="${name}" ${more}>`;

test('a pressed link takes along what is in view of its card, and a link outside a card nothing [NAV-12]', async () => {
  const cards = [1, 2, 3, 4, 5, 6].map((id) => {
    const isFar = id === 1 ? 'class="far"' : '';
    return `<li><a href="/fr/${id}"></a>${photo(`photo-${id}`, isFar)}</li>`;
  });
  const { findLeaving } = await openNames(`<a id="filter" href="/fr/f"></a><ul>${cards.join('')}</ul>`);
  const namesOf = (path: string, link?: string) => [
    ...findLeaving(new URL(path, location.href), link ? find(link) : undefined).keys(),
  ];
  expect(namesOf('/fr/2', 'li:nth-child(2) a')).toEqual(['photo-2']);
  expect(namesOf('/fr/f', '#filter')).toEqual([]);
  // Back and forward have no pressed link.
  expect(namesOf('/fr/3')).toEqual(['photo-3']);
  expect(namesOf('/fr/elsewhere')).toEqual(['photo-2', 'photo-3', 'photo-4', 'photo-5']);
  expect(namesOf('/fr/1', 'li:nth-child(1) a')).toEqual([]);
});

test('elements take part that have a valid name of their own [NAV-12]', async () => {
  const names = ['12', 'none', 'inherit', 'a b', 'x;y', '', 'twice'];
  const { findArrived } = await openNames(
    [
      ...names.map((name) => photo(name)),
      photo('twice'),
      photo('far', 'class="far"'),
      photo('fine_1-b'),
    ].join(''),
  );
  expect([...findArrived(new Set([...names, 'fine_1-b'])).keys()]).toEqual(['fine_1-b']);
  await vi.waitFor(() => expect(warnings()).toHaveLength(names.length));
  expect(warnings()[0]).toContain(
    'data-page-transition="12" gives no transition: it must begin with a letter',
  );
  expect(warnings().at(-1)).toContain('"twice" gives no transition: another element in view has it');
});
