import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { createDialog } from '#kit/dialog';
import { openLightbox } from '#kit/lightbox';
import type { LightboxViewProps } from '#kit/lightbox/lightbox.tsx';
import { watchConsole } from '../../../support/console.ts';
import { find, showPage } from '../../../support/page.ts';

const shown = vi.hoisted(() => ({ views: [] as unknown[], isBroken: false }));

// The view itself is the library's: only what surrounds it is tested here.
vi.mock('#kit/lightbox/lightbox.tsx', () => ({
  LightboxView(props: unknown) {
    if (shown.isBroken) throw new Error('The view is broken.');
    shown.views.push(props);
    return null;
  },
}));

const SETTINGS = { interval: 0, transition: 0, slideshowTransition: 0, preload: 1 };
const photos = () =>
  ['one', 'two'].map((id) => ({ src: `/${id}.jpg`, alt: id, opener: find<HTMLElement>(`#${id}`) }));

const view = () => shown.views.at(-1) as LightboxViewProps;
const isShown = (count = 1) =>
  vi.waitFor(() => expect(shown.views.length).toBeGreaterThanOrEqual(count), { interval: 5 });
const hosts = () => [...document.querySelectorAll('body > div')];

beforeEach(() => {
  shown.views = [];
  shown.isBroken = false;
  showPage('<main><a id="one" href="#1">1</a><a id="two" href="#2">2</a></main>');
});

afterEach(() => {
  if (shown.views.length > 0) view().onClosed();
  vi.restoreAllMocks();
});

test('a gallery shows its photos over the page, from the chosen one on (GAL-01)', async () => {
  const given = photos();
  openLightbox(given, 1, SETTINGS);
  await isShown();
  expect([view().photos, view().start, view().settings]).toEqual([given, 1, SETTINGS]);
  expect(view().root).toBe(document.body);
  expect(hosts()).toHaveLength(1);
});

test('a gallery without photos is not opened', () => {
  openLightbox([], 0, SETTINGS);
  expect(hosts()).toEqual([]);
});

test('one gallery is open at a time, and another one after it', async () => {
  openLightbox(photos(), 0, SETTINGS);
  openLightbox(photos(), 1, SETTINGS);
  await isShown();
  expect(hosts()).toHaveLength(1);
  view().onClosed();
  expect(hosts()).toEqual([]);
  openLightbox(photos(), 1, SETTINGS);
  await isShown(2);
  expect(hosts()).toHaveLength(1);
});

test('a closed gallery gives the focus to its last photo in the page, which is revealed (GAL-01)', async () => {
  const revealed: unknown[] = [];
  document.body.addEventListener('archipel:reveal', ({ target }) => revealed.push(target), { once: true });
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
  view().onView(1);
  view().onClosed();
  expect(document.activeElement).toBe(find('#two'));
  expect(revealed).toEqual([find('#two')]);
});

test('a closed gallery at its first photo gives the focus back to it', async () => {
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
  view().onClosed();
  expect(document.activeElement).toBe(find('#one'));
});

test('a closed gallery leaves the focus where it is when its photo has left the page', async () => {
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
  find('#two').focus();
  find('#one').remove();
  view().onClosed();
  expect(document.activeElement).toBe(find('#two'));
});

test('a gallery of photos without openers can be closed', async () => {
  openLightbox([{ src: '/x.jpg', alt: 'x' }], 0, SETTINGS);
  await isShown();
  expect(() => view().onClosed()).not.toThrow();
});

test('Back closes a gallery, and closing it removes its entry', async () => {
  const back = vi
    .spyOn(history, 'back')
    .mockImplementation(() => dispatchEvent(new PopStateEvent('popstate')));
  const close = vi.fn();
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
  view().onOpen(close);
  expect(history.state).toEqual({ overlay: 1 });
  view().onClosed();
  expect(back).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  history.replaceState(null, '');
});

test('a visit ends a gallery, and moves no focus', async () => {
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
  find('#two').focus();
  emit(document, 'page-leave', { url: '/', waitFor: () => {} });
  expect(hosts()).toEqual([]);
  expect(document.activeElement).toBe(find('#two'));
});

test('a gallery is in the topmost dialog, which makes the rest of the page inert', async () => {
  const dialog = createDialog({ title: 'A' });
  dialog.open();
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
  expect(view().root).toBe(dialog.element);
  view().onClosed();
  dialog.close();
});

test('a gallery that fails is reported and taken away; another one can be opened', async () => {
  const { errors } = watchConsole();
  shown.isBroken = true;
  openLightbox(photos(), 0, SETTINGS);
  await vi.waitFor(() => expect(hosts()).toEqual([]), { interval: 5 });
  expect(errors().join()).toContain('The view is broken.');
  shown.isBroken = false;
  openLightbox(photos(), 0, SETTINGS);
  await isShown();
});
