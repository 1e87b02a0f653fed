import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { findNetwork } from '../../islands/share/networks.ts';
import { openInPopup } from '../../islands/share/popup.ts';
import { props } from '../../islands/share/props.ts';
import Share from '../../islands/share/share.tsx';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { leavePage, mountPage, registerIsland, whenIdle } from '../support/islands.ts';
import { find, goTo } from '../support/page.ts';

let watched: WatchedConsole;
beforeEach(() => (watched = watchConsole()));
afterEach(leavePage);

const show = (attributes: string, inner = '') =>
  mountPage(`<div data-island="${registerIsland(Share, { props })}" ${attributes}>${inner}</div>`);
const links = () => Array.from(document.querySelectorAll<HTMLAnchorElement>('.ar-share a'));
const hidden = '<a href="/mail">Par e-mail</a>';

const SHARED = { url: 'https://shop.test/fr/a?b=c&d#e', text: 'Thé & « lin » + 50 %' };

test.each([
  ['facebook', 'https://www.facebook.com', { u: SHARED.url }],
  ['x', 'https://x.com', { url: SHARED.url, text: SHARED.text }],
  ['Twitter', 'https://x.com', { url: SHARED.url, text: SHARED.text }],
  ['linkedin', 'https://www.linkedin.com', { url: SHARED.url }],
  ['PINTEREST', 'https://www.pinterest.com', { url: SHARED.url, description: SHARED.text }],
  ['whatsapp', 'https://wa.me', { text: `${SHARED.text} ${SHARED.url}` }],
  ['bluesky', 'https://bsky.app', { text: `${SHARED.text} ${SHARED.url}` }],
])('%s is given the address and the words unharmed [PGE-07]', (name, origin, query) => {
  const url = new URL(findNetwork(name)!.addressOf!(SHARED));
  expect(url.origin).toBe(origin);
  expect(Object.fromEntries(url.searchParams)).toEqual(query);
});

test('a mail has the words as its subject, and spaces are no pluses [PGE-07]', () => {
  const address = findNetwork('mail')!.addressOf!(SHARED);
  const [, subject, body] = /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(address)!;
  expect(decodeURIComponent(subject!)).toBe(SHARED.text);
  expect(decodeURIComponent(body!)).toBe(`${SHARED.text}\n${SHARED.url}`);
  expect(address).not.toContain('+');
});

test.each(['constructor', '__proto__', '', 'google+'])('"%s" is no network [PGE-07]', (name) => {
  expect(findNetwork(name)).toBeUndefined();
});

test('an unknown network is reported with the nearest name, and the others are shown [PGE-07]', async () => {
  await show('data-networks="x, facebok, linkedin"', hidden);
  expect(links().map(({ host }) => host)).toEqual(['x.com', 'www.linkedin.com']);
  expect(watched.warnings().join()).toMatch(/data-networks .*names "facebok".*Did you mean "facebook"/s);
});

test('unknown networks alone are one clear error, and the server’s links stay [PGE-07]', async () => {
  await show('data-networks="facebok"', hidden);
  expect(find('[data-island]').dataset['islandState']).toBe('failed');
  expect(watched.errors().join()).toMatch(/data-networks .*names "facebok".*Did you mean "facebook"/s);
  expect(find('a').textContent).toBe('Par e-mail');
});

test('each network is a link that works without us; each stands once, in the page’s order [PGE-07]', async () => {
  goTo('/fr/journal/gres');
  document.title = 'Le grès';
  await show('data-networks="x, facebook, twitter, copy"', hidden);
  expect(links().map(({ host, target, rel }) => [host, target, rel])).toEqual([
    ['x.com', '_blank', 'noopener'],
    ['www.facebook.com', '_blank', 'noopener'],
  ]);
  expect(new URL(links()[0]!.href).searchParams.get('text')).toBe('Le grès');
  expect(new URL(links()[0]!.href).searchParams.get('url')).toBe(location.href);
  expect(links()[0]!.textContent).toBe('Partager sur X (nouvelle fenêtre)');
});

test.each([
  ['12', '12 partages'],
  ['1', '1 partage'],
  ['1 200', '1 200 partages'],
  ['true', null],
  ['', null],
  ['false', null],
])('a count of "%s" shows %s [PGE-07]', async (count, shown) => {
  await show(`data-networks="x" data-count="${count}"`);
  expect(document.querySelector('.ar-share-count')?.textContent ?? null).toBe(shown);
});

test('the names show only if they are asked for [PGE-07]', async () => {
  await show('data-networks="x" data-show-label="True"');
  expect(find('.ar-share a > span:not(.ar-visually-hidden)').textContent).toBe('X');
  leavePage();
  await show('data-networks="x"');
  expect(document.querySelector('.ar-share a > span:not(.ar-visually-hidden)')).toBeNull();
});

type PopupClick = Parameters<typeof openInPopup>[0];
const clickOn = (more = {}) =>
  ({ currentTarget: { href: 'https://x.com/' }, preventDefault: vi.fn(), ...more }) as unknown as PopupClick;

test('a small window gets no hold of the page; where it is blocked the link opens a tab [PGE-07]', () => {
  const popup = { opener: {} };
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(popup as unknown as Window);
  const first = clickOn();
  openInPopup(first);
  expect([popup.opener, first.preventDefault]).toEqual([null, expect.any(Function)]);
  expect(first.preventDefault).toHaveBeenCalledOnce();
  open.mockReturnValueOnce(null);
  const blocked = clickOn();
  openInPopup(blocked);
  expect(blocked.preventDefault).not.toHaveBeenCalled();
  openInPopup(clickOn({ ctrlKey: true }));
  expect(open).toHaveBeenCalledTimes(2);
});

const copyButton = () => find<HTMLButtonElement>('.ar-share button');

test('a copied link is said; where copying is forbidden the link can be copied by hand [PGE-07]', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await show('data-networks="copy" data-url="/fr/catalog"');
  copyButton().click();
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('Lien copié'));
  expect(writeText).toHaveBeenCalledWith(new URL('/fr/catalog', location.href).href);

  writeText.mockRejectedValueOnce(new Error('forbidden'));
  copyButton().click();
  await vi.waitFor(() => expect(find<HTMLInputElement>('.ar-share input').value).toMatch(/\/fr\/catalog$/));
  expect(document.activeElement).toBe(find('.ar-share input'));
  await whenIdle();
});

test('a device that is touched offers its own list first [PGE-07]', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('given up', 'AbortError')));
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  await show('data-networks="x" data-text="Thé" data-url="https://shop.test/a"');
  copyButton().click();
  expect(share).toHaveBeenCalledWith({ url: 'https://shop.test/a', title: 'Thé' });
  expect(find('.ar-share li button')).toBe(copyButton());
  await Promise.resolve();
  expect(watched.errors()).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,x'])('%s is no address to share [PGE-07]', (url) => {
  expect(safeParse(props, { networks: 'x', url }).success).toBe(false);
});
