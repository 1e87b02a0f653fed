import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActionContext, App } from '#runtime';
import { defineAction } from '#runtime/islands/definition.ts';
import { startLinks } from '#runtime/navigation/links.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';

const app = {} as App;
let controller: AbortController;
let follow: ReturnType<typeof vi.fn<(url: URL, history: string) => void>>;

beforeEach(() => {
  goTo('/fr/catalog');
  controller = new AbortController();
  follow = vi.fn();
  startLinks(follow, app, controller.signal);
});
afterEach(() => controller.abort());

/** Clicks an element; returns whether the browser's own navigation was prevented. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  // The last listener prevents all navigation, since a test loads nothing.
  let wasPrevented = false;
  const stop = (last: Event) => {
    wasPrevented = last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  find(selector).dispatchEvent(event);
  return wasPrevented;
}

const followed = () => follow.mock.calls.map(([url, history]) => [url.pathname + url.hash, history]);

test('a link of this site is followed and the browser is kept from it [NAV-01]', () => {
  showPage('<a href="/fr/cart">Cart</a>');
  expect(click('a')).toBe(true);
  expect(followed()).toEqual([['/fr/cart', 'push']]);
});

test('a link to the page that is shown replaces its entry', () => {
  showPage('<a href="/fr/catalog">again</a>');
  click('a');
  expect(followed()).toEqual([['/fr/catalog', 'replace']]);
});

test('an area and a link in a drawing are links too', () => {
  showPage('<map><area href="/fr/a"></map><svg><a href="/fr/b"><text>b</text></a></svg>');
  click('area');
  click('text');
  expect(followed().map(([path]) => path)).toEqual(['/fr/a', '/fr/b']);
});

test.each([
  ['an external link [NAV-04]', '<a href="https://example.org/">x</a>'],
  ['a marked link [NAV-05]', '<a class="no-ajax" href="/fr/cart">x</a>'],
  ['an anchor without an address', '<a>x</a>'],
])('%s is left to the browser', (_what, html) => {
  showPage(html);
  expect(click('a')).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});

test('a click with ctrl held is left to the browser [NAV-03]', () => {
  showPage('<a href="/fr/cart">x</a>');
  expect(click('a', { ctrlKey: true })).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});

test('a click that the page has taken is not followed [NAV-03]', () => {
  showPage('<a href="/fr/cart">x</a>');
  find('a').addEventListener('click', (event) => event.preventDefault());
  click('a');
  expect(follow).not.toHaveBeenCalled();
});

test('a link that can’t be followed for a reason of ours leads there by the browser [NAV-01]', () => {
  const { errors } = watchConsole();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  follow.mockImplementation(() => {
    throw new Error('of ours');
  });
  showPage('<a href="/fr/cart">x</a>');
  click('a');
  expect(assign.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/fr/cart']);
  expect(errors()).toEqual(['[archipel] of ours']);
  vi.restoreAllMocks();
});

test.each([
  ['#list', '#list'],
  ['/fr/catalog#caf%C3%A9', '#caf%C3%A9'],
])('%s, an anchor of the page, is gone to and not visited [NAV-06]', async (href, hash) => {
  showPage(`<a href="${href}">x</a>`);
  expect(click('a')).toBe(true);
  await vi.waitFor(() => expect(location.hash).toBe(hash));
  expect(follow).not.toHaveBeenCalled();
});

/** Questions that wait for the visitor's answer. */
const questions: ActionContext[] = [];
addDefinition(
  defineAction({
    name: 'question',
    selector: '[data-ask]',
    isQuestion: true,
    load: () => Promise.resolve({ default: (_element, context) => void questions.push(context) }),
  }),
);

/** Adds a listener of the page to an element; returns its mock. */
function listen(selector: string, type: string) {
  const received = vi.fn();
  find(selector).addEventListener(type, (event) => {
    received();
    event.preventDefault();
  });
  return received;
}

const requested = () => vi.waitFor(() => expect(questions).toHaveLength(1));

test('a button with a question asks before its own listener hears of the click, and tells it once [PGE-06] [DLG-02]', async () => {
  showPage('<button type="button" data-ask><b>Delete</b></button>');
  const received = listen('button', 'click');
  click('b');
  await requested();
  expect(received).not.toHaveBeenCalled();
  questions.pop()!.proceed();
  expect(received).toHaveBeenCalledTimes(1);
});

test('a form with a question asks before its own listener hears of the submit [PGE-06] [DLG-02]', async () => {
  showPage('<form data-ask><button>Delete</button></form>');
  const received = listen('form', 'submit');
  find('button').click();
  await requested();
  expect(received).not.toHaveBeenCalled();
  questions.pop()!.proceed();
  expect(received).toHaveBeenCalledTimes(1);
});

test('nothing is asked about a form whose fields are refused [VAL-01]', async () => {
  showPage('<form data-ask><button>Delete</button></form>');
  const reject = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('submit', reject, { capture: true, signal: controller.signal });
  find('button').click();
  await Promise.resolve();
  expect(questions).toEqual([]);
});

describe('without a network', () => {
  /** Submits a form; returns whether the browser would send it, and the alerts. */
  function submit(html: string, { isOnline = false, hasWorker = false } = {}) {
    showPage(html, { lang: 'fr' });
    const alerts = vi.fn();
    vi.stubGlobal('alert', alerts);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller: hasWorker ? {} : null },
    });
    let isSent = false;
    const stop = (event: Event) => {
      isSent = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('submit', stop, { once: true });
    find('button').click();
    return { isSent, alerts: alerts.mock.calls.flat() };
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('a form stays on its page with what was typed, and an alert says so [ERR-03]', () => {
    expect(submit('<form><input value="typed"><button></button></form>')).toEqual({
      isSent: false,
      alerts: ['Hors ligne'],
    });
  });

  test.each([
    ['<form method="dialog"><button></button></form>'],
    ['<form><button formmethod="dialog"></button></form>'],
  ])('%s, which only closes a dialog, is left to the browser', (html) => {
    expect(submit(html)).toEqual({ isSent: true, alerts: [] });
  });

  test('a form is sent where a service worker may have the answer, or the network is back', () => {
    expect(submit('<form><button></button></form>', { hasWorker: true }).isSent).toBe(true);
    expect(submit('<form><button></button></form>', { isOnline: true }).isSent).toBe(true);
  });
});
