import { expect, test, vi } from 'vitest';
import { isPhotoLink, readPhoto } from '../../../islands/gallery/photos.ts';
import { readSettings } from '../../../islands/gallery/settings.ts';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
}

test.each([
  ['/photos/pot.webp', true],
  ['/photos/POT.JPEG?v=2#top', true],
  ['/fr/catalog', false],
  ['/fr/catalog?photo=pot.webp', false],
  ['javascript:alert(1)//.png', false],
  ['data:image/png;base64,AA', false],
])('a link to %s leads to a photo: %s [GAL-01]', (href, isPhoto) => {
  expect(isPhotoLink(show(`<a href="${href}"></a>`))).toBe(isPhoto);
});

test('a link that leads elsewhere says where its photo is; no photo is taken from what is no address', () => {
  expect(readPhoto(show('<a href="/fr" data-photo="/large.webp"></a>')).src).toMatch(/\/large\.webp$/);
  expect(isPhotoLink(show('<a href="/a.webp" data-photo="javascript:alert(1)"></a>'))).toBe(false);
});

test.each([
  ['of its own', '<a href="/a.png" data-caption="Own"><img alt="Alt"></a>', 'Own'],
  [
    'of its figure',
    '<figure><a href="/a.png"><img alt="Alt"></a><figcaption> Below </figcaption></figure>',
    'Below',
  ],
  ['made of the photo’s text', '<a href="/a.png"><img alt="Alt"></a>', 'Alt'],
  ['that is missing', '<a href="/a.png"><img alt=""></a>', undefined],
])('a caption %s', (_what, html, caption) => {
  expect(readPhoto(show(html)).caption).toBe(caption);
});

test('a photo without a text of its own is named by its link', () => {
  expect(readPhoto(show('<a href="/a.png" aria-label="Side"><img alt=""></a>')).alt).toBe('Side');
  expect(readPhoto(show('<a href="/a.png">The back</a>')).alt).toBe('The back');
});

test('a gallery moves as the specification says, or as the page does [GAL-01]', () => {
  show('<ul data-gallery data-interval="3000"><li><a href="/a.png"></a></li></ul>');
  expect(readSettings(document.querySelector('ul')!)).toEqual({
    interval: 3000,
    transition: 300,
    slideshowTransition: 500,
    preload: 2,
  });
});

test('a setting that is written wrong is one error, and the photos are shown all the same', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  show('<ul data-gallery data-interval="soon"><li><a href="/a.png"></a></li></ul>');
  expect(readSettings(document.querySelector('ul')!).interval).toBe(5000);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
