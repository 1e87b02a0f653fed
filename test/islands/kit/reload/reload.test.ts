import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reload } from '#kit/reload';
import { on } from '#runtime';
import { $notices } from '#stores/notices';
import start from '../../../../islands/after-reload/after-reload.ts';
import { watchConsole } from '../../../support/console.ts';
import { leavePage } from '../../../support/islands.ts';
import { find, showPage, startNextDocument } from '../../../support/page.ts';
import { answer, stubServer } from '../../../support/server.ts';

const NOTICE = { tone: 'status', text: 'Bon ajouté' } as const;
const FORM = '<form id="order"><input name="City"><input name="Secret" type="password"></form>';
const PAGE = `<p id="total">1</p>${FORM}`;

const pageOf = (content: string, count = 1) =>
  `<!doctype html><html lang="fr"><title>Panier</title><header data-page-part="count">${count}</header><main data-page>${content}</main>`;

let controller: AbortController;
const reloaded = vi.fn();
beforeEach(() => {
  watchConsole();
  controller = new AbortController();
  sessionStorage.clear();
  $notices.set([]);
  reloaded.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reloaded);
  showPage(`<header data-page-part="count">1</header><main data-page>${PAGE}</main>`);
});
afterEach(() => {
  controller.abort();
  leavePage();
});

const city = () => find<HTMLInputElement>('[name=City]');
const texts = () => $notices.get().map(({ text }) => text);
const serve = (content: string, count = 1) => stubServer(() => answer(pageOf(content, count)));

function type(text: string): HTMLFormElement {
  city().value = text;
  city().focus();
  return find<HTMLFormElement>('form');
}

describe('the content of the page', () => {
  test('comes anew without a reload, with what was typed, its focus, and a notice [CHK-04]', async () => {
    serve(PAGE.replace('>1<', '>2<'), 3);
    const old = city();
    const isDone = await reload('content', { notice: NOTICE, preserve: type('Gent') });
    expect(isDone).toBe(true);
    expect(find('#total').textContent).toBe('2');
    expect(find('header').textContent).toBe('3');
    expect(city()).not.toBe(old);
    expect(city().value).toBe('Gent');
    expect(document.activeElement).toBe(city());
    expect(texts()).toEqual(['Bon ajouté']);
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('waits for what must reach the server first, such as the writes of the cart', async () => {
    let finish!: () => void;
    const written = new Promise<void>((resolve) => (finish = resolve));
    on('page-leave', ({ detail }) => detail.waitFor(written), controller.signal);
    const { requests } = serve(PAGE);
    const done = reload('content');
    await Promise.resolve();
    expect(requests).toHaveLength(0);
    finish();
    await done;
    expect(requests).toHaveLength(1);
  });

  test('stays where a listener keeps the page', async () => {
    on('page-leave', (event) => event.preventDefault(), controller.signal);
    const { requests } = serve(PAGE);
    expect(await reload('content', { notice: NOTICE })).toBe(false);
    expect(requests).toHaveLength(0);
    expect(texts()).toEqual([]);
  });

  test('that can’t be had is told like a failed visit, and what is there stays', async () => {
    stubServer(() => answer('', { status: 500 }));
    const reported = vi.fn((event: Event) => event.preventDefault());
    on('request-error', reported, controller.signal);
    await reload('content', { preserve: type('Gent') });
    expect(reported).toHaveBeenCalledTimes(1);
    expect(city().value).toBe('Gent');
    expect(find('main').hasAttribute('aria-busy')).toBe(false);
  });
});

test('the parts of the page come anew alone', async () => {
  serve(PAGE.replace('>1<', '>2<'), 3);
  const old = city();
  expect(await reload('parts')).toBe(true);
  expect(find('header').textContent).toBe('3');
  expect(city()).toBe(old);
  expect(find('#total').textContent).toBe('1');
});

describe('the whole document', () => {
  test('is loaded anew, and tells the notice and has what was typed afterwards, once', async () => {
    find<HTMLInputElement>('[name=Secret]').value = 'secret';
    expect(await reload('page', { notice: NOTICE, preserve: type('Gent') })).toBe(true);
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual([]);
    startNextDocument();
    showPage(`<main data-page>${PAGE}</main>`);
    start({} as never, { signal: controller.signal });
    expect(texts()).toEqual(['Bon ajouté']);
    expect(city().value).toBe('Gent');
    expect(find<HTMLInputElement>('[name=Secret]').value).toBe('');
    start({} as never, { signal: controller.signal });
    expect(texts()).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['{', 'null', '{"version":1,"notice":{"tone":"loud","text":"x"}}', '{"version":9,"form":"x"}'])(
    'takes nothing of a storage with %s',
    (stored) => {
      sessionStorage.setItem('archipel-carried', stored);
      start({} as never, { signal: controller.signal });
      expect(texts()).toEqual([]);
      expect(sessionStorage.getItem('archipel-carried')).toBeNull();
    },
  );
});

describe('for one reason', () => {
  test('a page is loaded anew once in a tab, however often the server repeats itself [CAT-09]', async () => {
    expect(await reload('page', { once: 'sale 7' })).toBe(true);
    expect(await reload('page', { once: 'sale 7' })).toBe(false);
    expect(await reload('page', { once: 'sale 8' })).toBe(true);
    expect(reloaded).toHaveBeenCalledTimes(2);
  });

  test('also when it was another document of the tab', async () => {
    sessionStorage.setItem('archipel-reloads', '["sale 9"]');
    expect(await reload('page', { once: 'sale 9' })).toBe(false);
  });

  test('it is never loaded anew where nothing can be remembered: it might go on for ever', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(await reload('page', { once: 'sale 10' })).toBe(false);
    expect(reloaded).not.toHaveBeenCalled();
  });
});
