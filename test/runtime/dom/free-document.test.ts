import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeDocument } from '#runtime/dom/free-document.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, makeElement, showPage } from '../../support/page.ts';

let consoleWatch: WatchedConsole;

beforeEach(() => {
  consoleWatch = watchConsole();
});
afterEach(() => vi.restoreAllMocks());

const isNamed = (selector: string) => find(selector).hasAttribute('name');

/** Adds an element as the parser does, and waits until observers have seen it. */
async function parse(html: string): Promise<void> {
  const isSeen = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  find('main').append('text', makeElement(html));
  await isSeen;
}

test('names that shadow members go at the start, with a warning for the author', async () => {
  showPage('<main><img id="first" name="cookie"></main>');
  freeDocument();
  expect(isNamed('#first')).toBe(false);
  await vi.waitFor(() =>
    expect(consoleWatch.warnings()).toEqual([expect.stringContaining('<img#first> has lost')]),
  );
});

test('a page without such names is no warning, and is not followed once it is complete', async () => {
  showPage('<main><img id="first" name="photo"></main>');
  freeDocument();
  await parse('<img id="second" name="cookie">');
  expect([isNamed('#first'), isNamed('#second'), consoleWatch.warnings()]).toEqual([true, true, []]);
});

test('names of elements that the parser still adds go until it has ended', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  showPage('<main></main>');
  freeDocument();
  await parse('<p><img id="first" name="cookie"></p>');
  expect(isNamed('#first')).toBe(false);
  dispatchEvent(new Event('DOMContentLoaded'));
  await parse('<img id="second" name="cookie">');
  expect(isNamed('#second')).toBe(true);
});
