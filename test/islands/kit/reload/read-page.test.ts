import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reload, takeCarried } from '#kit/reload';
import { on } from '#runtime';
import { watchConsole } from '../../../support/console.ts';
import { leavePage, recordEvents } from '../../../support/islands.ts';
import { find, goTo, showPage, startNextDocument } from '../../../support/page.ts';
import { answer, later, stubServer } from '../../../support/server.ts';

const pageOf = (content: string, lang = 'fr') =>
  `<!doctype html><html lang="${lang}"><title>Panier</title><header data-page-part="count">2</header><main data-page>${content}</main>`;

let controller: AbortController;

beforeEach(() => {
  watchConsole();
  controller = new AbortController();
  sessionStorage.clear();
  goTo('/fr/panier');
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  showPage('<header data-page-part="count">1</header><main data-page><p id="old">1</p></main>');
});

afterEach(() => {
  controller.abort();
  leavePage();
});

const isOld = () => document.querySelector('#old') !== null;

describe('the content of the page', () => {
  test('keeps its scroll position, and is announced like a visited page', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.stubGlobal('scrollX', 3);
    vi.stubGlobal('scrollY', 40);
    const seen = recordEvents('page-loaded', 'page-finished');
    stubServer(() => answer(pageOf('<p>2</p>')));
    await reload('content');
    expect(isOld()).toBe(false);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ left: 3, top: 40, behavior: 'instant' });
    expect(seen).toEqual(['page-loaded', 'page-finished']);
    expect(find('header').textContent).toBe('2');
  });

  test.each([
    ['no page', '<p>fragment</p>'],
    ['a page without a container', '<!doctype html><html lang="fr"><body><p>x</p></body></html>'],
    ['a page of another language', pageOf('<p>2</p>', 'nl')],
  ])('stays as it is when the answer is %s', async (_, text) => {
    stubServer(() => answer(text));
    await reload('content');
    expect(isOld()).toBe(true);
  });

  test.each([
    ['the page was left meanwhile', () => goTo('/fr/autre')],
    ['the container is another one by then', () => find('main').replaceWith(document.createElement('main'))],
  ])('stays as it is when %s', async (_, change) => {
    const { promise, resolve } = later<Response>();
    const { requests } = stubServer(() => promise);
    const seen = recordEvents('page-loaded');
    const done = reload('content');
    await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 5 });
    change();
    resolve(answer(pageOf('<p>2</p>')));
    await done;
    expect(seen).toEqual([]);
    expect(document.body.textContent).not.toContain('2');
  });

  test('can be requested again, or left to the browser, after a failure', async () => {
    let status = 500;
    const { requests } = stubServer(() => answer(pageOf('<p>2</p>'), { status }));
    const failures: { retry?: (() => void) | undefined; leave?: (() => void) | undefined }[] = [];
    on(
      'request-error',
      (event) => {
        event.preventDefault();
        failures.push(event.detail);
      },
      controller.signal,
    );
    await reload('content');
    expect(isOld()).toBe(true);
    status = 200;
    failures[0]!.retry!();
    await vi.waitFor(() => expect(isOld()).toBe(false), { interval: 5 });
    expect(requests).toHaveLength(2);
    failures[0]!.leave!();
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

describe('a page without a container', () => {
  test('is loaded as a whole', async () => {
    showPage('<p>x</p>');
    const { requests } = stubServer(() => answer(pageOf('<p>2</p>')));
    expect(await reload('content')).toBe(true);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(requests).toEqual([]);
  });
});

describe('what is carried over a reload of the whole document', () => {
  const NOTICE = { tone: 'status', text: 'Fait' } as const;

  const carriedAfter = async (options: Parameters<typeof reload>[1]) => {
    await reload('page', options);
    expect(takeCarried()).toEqual({});
    startNextDocument();
    const { from, version, ...carried } = takeCarried();
    return { carried, isComplete: from !== undefined && version === 1 };
  };

  test('is a notice', async () => {
    expect(await carriedAfter({ notice: NOTICE })).toEqual({ carried: { notice: NOTICE }, isComplete: true });
  });

  test('is the element that has the focus', async () => {
    showPage('<main data-page><button id="it">x</button></main>');
    find('#it').focus();
    const { carried } = await carriedAfter({ notice: NOTICE });
    expect(carried).toEqual({ notice: NOTICE, focus: 'it' });
  });

  test('is nothing without a notice and a form', async () => {
    expect(await carriedAfter({})).toEqual({ carried: {}, isComplete: false });
    expect(sessionStorage).toHaveLength(0);
  });
});

test.each(['{}', '{', '7'])('a storage with %s does not stop a reload of another reason', async (stored) => {
  sessionStorage.setItem('archipel-reloads', stored);
  const isDone = await reload('page', { once: `reason ${stored}` });
  expect(isDone).toBe(stored !== '{');
});
