import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringAssets, updateHead } from '#runtime/navigation/head.ts';
import { imagesReady } from '#runtime/navigation/images.ts';
import { watchScrollers } from '#runtime/navigation/scrolled.ts';
import { restoreScrolls, rememberScrolls } from '#runtime/navigation/scrollers.ts';
import { readWritten, setWritten } from '#runtime/navigation/written.ts';
import { find, showPage } from '../../support/page.ts';

const rememberHead = () => setWritten(readWritten(document));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

beforeEach(() => {
  showPage('');
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('attributes of root and body', () => {
  test('follow the server; what scripts have set stays [NAV-07]', () => {
    document.body.className = 'red shared';
    document.body.setAttribute('data-theme', 'red');
    rememberHead();
    document.body.classList.add('of-a-script');
    document.body.setAttribute('data-open', '');
    updateHead(parse('<html dir="rtl"><body class="shared blue" data-color="blue"></body></html>'));
    expect([...document.body.classList].sort()).toEqual(['blue', 'of-a-script', 'shared']);
    expect(document.body.hasAttribute('data-theme')).toBe(false);
    expect(document.body.getAttribute('data-color')).toBe('blue');
    expect(document.body.hasAttribute('data-open')).toBe(true);
    expect(document.documentElement.dir).toBe('rtl');
    updateHead(parse('<html><body></body></html>'));
    expect([document.body.className, document.documentElement.dir]).toEqual(['of-a-script', '']);
  });

  test('that are code or style are never taken over', () => {
    rememberHead();
    updateHead(parse('<html onclick="x()"><body onload="x()" style="color:red"></body></html>'));
    expect(document.documentElement.hasAttribute('onclick')).toBe(false);
    expect([document.body.hasAttribute('onload'), document.body.hasAttribute('style')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('assets of a head', () => {
  const sheets = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  const headOf = (...hrefs: string[]) => parse(`<head>${hrefs.map(link).join('')}</head>`);

  beforeEach(() => {
    // Stylesheets are not loaded in tests, but reported as loaded.
    const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
    happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.head.innerHTML = link('/all.css') + link('/old.css');
    rememberHead();
  });

  async function bring(page: Document) {
    const bringing = bringAssets(page);
    await vi.waitFor(() => expect(sheets()).toContain('/new.css'));
    vi.advanceTimersByTime(2_000);
    return (await bringing)!;
  }

  test('that are the same cost nothing', async () => {
    expect(await bringAssets(headOf('/all.css', '/old.css'))).toBeUndefined();
  });

  test('come before the page; the old ones leave after it [NAV-09]', async () => {
    const drop = await bring(headOf('/all.css', '/new.css'));
    expect(sheets()).toEqual(['/all.css', '/old.css', '/new.css']);
    drop(true);
    expect(sheets()).toEqual(['/all.css', '/new.css']);
  });

  test('that came for a visit that was given up leave again [NAV-11]', async () => {
    const drop = await bring(headOf('/all.css', '/new.css'));
    drop(false);
    expect(sheets()).toEqual(['/all.css', '/old.css']);
  });
});

describe('images of a page', () => {
  function show(html: string) {
    showPage(`<main>${html}</main>`);
    for (const image of document.querySelectorAll('img')) {
      const getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
      Object.assign(image, { decode: () => new Promise(() => {}), getBoundingClientRect });
    }
    return imagesReady([...document.querySelectorAll('img')]);
  }

  test('are awaited for three seconds at most [NAV-09]', async () => {
    vi.useFakeTimers();
    const over = vi.fn();
    void show('<img>').then(over);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalled();
  });
});

describe('scrolled parts of a page [NAV-02]', () => {
  test('are remembered by their id once somebody has scrolled them, and put back', () => {
    const controller = new AbortController();
    showPage('<div id="a"></div><div id="b"></div><div></div>');
    const scroller = find('#a');
    watchScrollers(controller.signal);
    Object.assign(scroller, { scrollLeft: 3, scrollTop: 40 });
    for (const one of [scroller, find('div:not([id])')]) one.dispatchEvent(new Event('scroll'));
    expect(rememberScrolls()).toEqual({ a: [3, 40] });
    Object.assign(scroller, { scrollLeft: 0, scrollTop: 0, scrollTo: 'a field of a form' });
    restoreScrolls({ a: [3, 40], gone: [1, 1] });
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([3, 40]);
    scroller.remove();
    expect(rememberScrolls()).toEqual({});
    controller.abort();
  });
});
