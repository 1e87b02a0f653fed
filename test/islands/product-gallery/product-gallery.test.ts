import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import gallery, { props } from '../../../islands/product-gallery/product-gallery.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount } from '../../support/islands.ts';
import { renewIsland } from '#runtime/html/preserve.ts';
import { allIslands } from '#runtime/islands/islands.ts';
import { announce } from '#runtime/html/announce.ts';
import { reveal } from '#runtime/dom/reveal.ts';

vi.mock('#runtime/html/announce.ts', () => ({ announce: vi.fn() }));

let consoleWatch: WatchedConsole;
let name: string;
beforeEach(() => {
  consoleWatch = watchConsole();
  vi.mocked(announce).mockClear();
  name = registerIsland(gallery, { props });
});
afterEach(leavePage);

const SIX = ['studio', 'table', 'detail', 'above', 'pair', 'evening'];

const photoOf = (photo: string, colour: string) => ({
  name: photo,
  label: `label ${photo}`,
  alt: `alt ${photo}`,
  src: `/${photo}.${colour}.webp`,
  large: `/${photo}.${colour}.large.webp`,
  href: `?colour=${colour}&photo=${photo}`,
});

const slide = (photo: string, isThumb: boolean, colour: string) =>
  `<li data-photo-name="${photo}"><a href="${isThumb ? `?photo=${photo}` : `/${photo}.${colour}.large.webp`}"><img src="/${photo}.${colour}.webp" alt="">${isThumb ? '<span data-photo-label></span>' : ''}</a></li>`;

interface Written {
  photos?: readonly string[];
  order?: readonly string[];
  colour?: string;
}

const write = ({ photos = SIX, order = photos, colour = 'blue' }: Written = {}) =>
  `<div data-island="${name}" data-island-key="photos"><script type="application/json" data-props>${JSON.stringify(
    { photos: photos.map((photo) => photoOf(photo, colour)) },
  )}</script><div data-viewport="main"><ul>${order.map((photo) => slide(photo, false, colour)).join('')}</ul></div><div data-viewport="thumbs"><ul>${photos.map((photo) => slide(photo, true, colour)).join('')}</ul></div></div>`;

const slidesIn = (host: Element, strip: string) => [
  ...host.querySelectorAll<HTMLElement>(`[data-viewport="${strip}"] li`),
];
const namesIn = (host: Element, strip = 'main') =>
  slidesIn(host, strip).map((one) => one.getAttribute('data-photo-name'));
const currentIn = (host: Element) =>
  slidesIn(host, 'thumbs').findIndex((one) => one.querySelector('a[aria-current]')) + 1;
const counter = (host: Element) => host.querySelector('.product-gallery-controls')?.textContent;

function renew(host: HTMLElement, written: Written): boolean {
  const page = new DOMParser().parseFromString(write(written), 'text/html');
  return renewIsland(host, page.querySelector<HTMLElement>('[data-island]')!, allIslands());
}

function swipeTo(host: Element, index: number): void {
  const viewport = host.querySelector<HTMLElement>('[data-viewport="main"]')!;
  Object.defineProperty(viewport, 'clientWidth', { value: 100, configurable: true });
  viewport.scrollLeft = (index - 1) * 100;
  viewport.dispatchEvent(new Event('scroll'));
  viewport.dispatchEvent(new Event('scrollend'));
}

test('the photo that the server shows first stays the same element; the others take their places around it [PRD-03]', async () => {
  document.body.innerHTML = '';
  const rotated = [...SIX.slice(2), ...SIX.slice(0, 2)];
  const mounted = mountPage(write({ order: rotated }));
  const first = document.querySelector('[data-viewport="main"] li')!;
  const removed: Node[] = [];
  const watch = new MutationObserver((records) =>
    removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  const host = await mounted;
  expect(namesIn(host)).toEqual(SIX);
  expect(slidesIn(host, 'main')[2]).toBe(first);
  expect(removed).not.toContain(first);
  expect(currentIn(host)).toBe(3);
  expect(counter(host)).toContain('3 / 6');
  watch.disconnect();
});

test('a swipe is announced, a thumbnail that is pressed or has the focus is not: it has said its name [PRD-03]', async () => {
  const host = await mountPage(write());
  swipeTo(host, 2);
  await vi.waitFor(() => expect(announce).toHaveBeenCalledWith('Photo 2 sur 6'));
  expect(currentIn(host)).toBe(2);
  expect(slidesIn(host, 'main').filter((one) => one.hasAttribute('inert'))).toHaveLength(5);
  const thumb = slidesIn(host, 'thumbs')[4]!.querySelector('a')!;
  thumb.focus();
  expect(currentIn(host)).toBe(5);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  slidesIn(host, 'thumbs')[3]!.querySelector('a')!.dispatchEvent(click);
  expect(currentIn(host)).toBe(4);
  expect(click.defaultPrevented).toBe(true);
  const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  thumb.dispatchEvent(withKey);
  expect(withKey.defaultPrevented).toBe(false);
  expect(announce).toHaveBeenCalledTimes(1);
});

test('the thumbnail that had the focus before the script came is shown, too [PRD-03]', async () => {
  const mounted = mountPage(write());
  document.querySelectorAll<HTMLElement>('[data-viewport="thumbs"] a')[2]!.focus();
  const host = await mounted;
  expect(currentIn(host)).toBe(3);
  expect(announce).not.toHaveBeenCalled();
});

test('the end of a scroll that another one has replaced leads back to no photo [PRD-03]', async () => {
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', { value: null, configurable: true });
  const host = await mountPage(write());
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  const changes: number[] = [];
  host.addEventListener('archipel:slide-changed', (event) =>
    changes.push((event as CustomEvent<{ index: number }>).detail.index),
  );
  const viewport = host.querySelector<HTMLElement>('[data-viewport="main"]')!;
  viewport.scrollTo = () => {};
  const press = (index: number) => slidesIn(host, 'thumbs')[index - 1]!.querySelector('a')!.click();
  const next = () => host.querySelector<HTMLElement>('.product-gallery-next')!.click();
  press(3);
  press(4);
  swipeTo(host, 3);
  expect(currentIn(host)).toBe(4);
  next();
  next();
  swipeTo(host, 4);
  swipeTo(host, 6);
  await vi.waitFor(() => expect(counter(host)).toContain('6 / 6'));
  expect(changes).toEqual([2, 3, 4, 5]);

  // The visitor's own swipe during a scroll wins.
  press(2);
  viewport.dispatchEvent(new Event('pointerdown'));
  swipeTo(host, 5);
  await vi.waitFor(() => expect(currentIn(host)).toBe(5));
});

test('what asks for a photo to be seen gets it at once, ready for the focus', async () => {
  const host = await mountPage(write());
  const link = slidesIn(host, 'main')[3]!.querySelector('a')!;
  reveal(link);
  expect(currentIn(host)).toBe(4);
  expect(link.closest('[inert]')).toBeNull();
});

test('photos of another variant keep the place by their names; where there is none it is the first [PRD-03]', async () => {
  const host = await mountPage(write());
  reveal(slidesIn(host, 'main')[2]!);
  const shown = slidesIn(host, 'main')[2]!;
  expect(renew(host, { photos: ['detail', 'studio', 'back', 'table'], colour: 'red' })).toBe(true);
  expect(namesIn(host)).toEqual(['detail', 'studio', 'back', 'table']);
  expect(namesIn(host, 'thumbs')).toEqual(['detail', 'studio', 'back', 'table']);
  expect(slidesIn(host, 'main')[0]).toBe(shown);
  expect(currentIn(host)).toBe(1);
  expect(counter(host)).toContain('1 / 4');
  const [detail, , back] = slidesIn(host, 'main');
  expect(detail!.querySelector('img')!.getAttribute('src')).toBe('/detail.red.webp');
  expect(back!.querySelector('a')!.getAttribute('href')).toBe('/back.red.large.webp');
  expect(back!.querySelector('img')!.alt).toBe('alt back');
  const thumb = slidesIn(host, 'thumbs')[2]!;
  expect(thumb.textContent).toBe('label back');
  expect(thumb.querySelector('img')!.alt).toBe('');

  reveal(slidesIn(host, 'main')[2]!);
  expect(renew(host, { photos: ['studio'], colour: 'green' })).toBe(true);
  expect(namesIn(host)).toEqual(['studio']);
  expect(counter(host)).toBeUndefined();
  expect(consoleWatch.errors()).toEqual([]);
});

test('afterwards all slides are the server’s again', async () => {
  const host = await mountPage(write());
  unmount(host);
  expect(slidesIn(host, 'main').some((one) => one.hasAttribute('inert'))).toBe(false);
  expect(host.querySelector('archipel-root')).toBeNull();
});

test.each([
  ['no strip', (html: string) => html.replace('data-viewport="thumbs"', ''), 'holds no strip "thumbs"'],
  ['no photos', (html: string) => html.replace(/<script.*<\/script>/, ''), 'data-photos'],
])('with %s it is one clear error, and the HTML stays', async (_, spoil, message) => {
  const host = await mountPage(spoil(write()));
  await vi.waitFor(() => expect(host.getAttribute('data-island-state')).toBe('failed'));
  expect(slidesIn(host, 'main')).toHaveLength(6);
  expect(consoleWatch.errors()).toHaveLength(1);
  expect(consoleWatch.errors()[0]).toContain(message);
});

test('a photo with a dangerous address is left out, and the others are shown [PRD-03]', async () => {
  const host = await mountPage(write().replace('"/evening.blue.large.webp"', '"javascript:1"'));
  expect(namesIn(host)).not.toContain('evening');
  expect(slidesIn(host, 'main')).toHaveLength(5);
  expect(consoleWatch.errors()).toEqual([]);
});
