import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '#runtime/html/announce.ts';
import { findHashTarget, focusPage } from '#runtime/html/focus.ts';
import { parseFragment } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { leavePage, mountPage, registerIsland, startObserver, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(leavePage);

test('what leaves is unmounted once, what arrives is mounted once [NAV-14]', async () => {
  const calls: string[] = [];
  const name = registerIsland((host) => {
    calls.push(`mount ${host.id}`);
    return () => void calls.push(`unmount ${host.id}`);
  });
  await mountPage(
    `<header data-island="${name}" id="h"></header><main><p data-island="${name}" id="a"></p></main>`,
  );
  swap(find('main'), parseFragment(`<p data-island="${name}" id="b"></p>`));
  expect(calls).toEqual(['mount h', 'mount a', 'unmount a']);
  await whenIdle();
  expect(calls).toEqual(['mount h', 'mount a', 'unmount a', 'mount b']);
});

test('the unmount comes while the leaving nodes are still in the page [NAV-14]', async () => {
  let wasConnected: boolean | undefined;
  const name = registerIsland((host) => () => void (wasConnected = host.isConnected));
  await mountPage(`<main><p data-island="${name}"></p></main>`);
  swap(find('main'), parseFragment('<p>next</p>'));
  expect(wasConnected).toBe(true);
  expect(find('main').innerHTML).toBe('<p>next</p>');
});

test('what a cleanup changes elsewhere is followed: islands there are unmounted and mounted [NAV-14]', async () => {
  const calls: string[] = [];
  const other = registerIsland((host) => {
    calls.push(`mount ${host.id}`);
    return () => void calls.push(`unmount ${host.id}`);
  });
  const leaving = registerIsland(() => () => {
    const added = document.createElement('b');
    added.id = 'new';
    added.dataset['island'] = other;
    find('aside').replaceChildren(added);
  });
  await mountPage(
    `<aside><b data-island="${other}" id="old"></b></aside><main><p data-island="${leaving}"></p></main>`,
  );
  startObserver();
  swap(find('main'), parseFragment('<p>next</p>'));
  await whenIdle();
  expect(calls).toEqual(['mount old', 'unmount old', 'mount new']);
});

test('an island on the target itself is mounted anew, on the new content', async () => {
  const seen: (string | null)[] = [];
  const cleanup = vi.fn();
  const name = registerIsland((host) => {
    seen.push(host.textContent);
    return cleanup;
  });
  await mountPage(`<main data-island="${name}"><p>1</p></main>`);
  swap(find('main'), parseFragment('<p>2</p>'));
  await whenIdle();
  expect(seen).toEqual(['1', '2']);
  expect(cleanup).toHaveBeenCalledTimes(1);
});

test('a message for those who listen to the page is text in one polite region', () => {
  showPage('');
  announce('<b>Cart</b>');
  announce('Catalogue');
  const regions = document.querySelectorAll('[role=status]');
  expect([...regions].map(({ textContent }) => textContent)).toEqual(['Catalogue']);
  document.body.replaceChildren();
  announce('again');
  expect(find('[role=status]').textContent).toBe('again');
});

test.each([
  ['#list', 'P'],
  ['#caf%C3%A9', 'I'],
  ['#named', 'A'],
  ['#100%', 'B'],
  ['#nothing', undefined],
  ['#', undefined],
  ['', undefined],
])('the hash "%s" points to %s', (hash, tag) => {
  showPage('<p id="list"></p><i id="café"></i><a name="named"></a><b id="100%"></b>');
  expect(findHashTarget(hash)?.tagName).toBe(tag);
});

test.each([
  ['the target of the hash', '<h1>T</h1><p id="x"></p>', '#x', 'p'],
  ['an autofocus', '<h1>T</h1><input autofocus>', '', 'input'],
  ['the heading', '<p></p><h1>T</h1>', '', 'h1'],
  ['the page itself', '<p></p>', '', 'main'],
])('after a swap the focus goes to %s', (_what, html, hash, selector) => {
  showPage(`<main>${html}</main>`);
  focusPage(find('main'), hash);
  expect(document.activeElement).toBe(find(selector));
});

test('a heading takes the focus once and is no stop on the way afterwards', () => {
  showPage('<main><h1>T</h1></main><button>b</button>');
  focusPage(find('main'), '');
  expect(find('h1').getAttribute('tabindex')).toBe('-1');
  find('button').focus();
  expect(find('h1').hasAttribute('tabindex')).toBe(false);
});

test('somebody at work in an island that lived on is left there', () => {
  showPage('<main><h1>T</h1><input></main>');
  find('input').focus();
  focusPage(find('main'), '');
  expect(document.activeElement).toBe(find('input'));
});
