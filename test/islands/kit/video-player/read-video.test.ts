import { expect, test } from 'vitest';
import { readVideo } from '#kit/video-player';

const youtube = (id: string) => ({ provider: 'youtube', id });

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s', youtube('dQw4w9WgXcQ')],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube-nocookie.com/embed/a_b-c1?rel=0', youtube('a_b-c1')],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youtube('dQw4w9WgXcQ')],
  ['/stand-ins/youtube/watch?v=ilot-tour-01', youtube('ilot-tour-01')],
  ['https://www.youtube.com/watch?v=<script>', undefined],
  ['https://www.youtube.com/@a/videos', undefined],
  ['', undefined],
])('a YouTube film is read from %s [VID-01]', (href, video) => {
  expect(readVideo({ provider: 'YouTube', href })).toEqual(video);
});

test.each([
  ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/8272103f6e', { provider: 'vimeo', id: '76979871', key: '8272103f6e' }],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    { provider: 'vimeo', id: '76979871', key: '8272103f6e' },
  ],
  ['https://vimeo.com/channels/staffpicks/76979871/', { provider: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/about', undefined],
])('a Vimeo film is read from %s [VID-01]', (href, video) => {
  expect(readVideo({ provider: 'vimeo', href })).toEqual(video);
});

test('the name that the page writes wins over the link', () => {
  expect(readVideo({ provider: 'youtube', id: 'abc123', href: '/watch?v=other' })).toEqual(youtube('abc123'));
});

test.each([
  [
    { provider: 'file', href: '/films/bol.mp4' },
    { provider: 'file', id: `${location.origin}/films/bol.mp4` },
  ],
  [{ provider: 'file', href: 'javascript:alert(1)' }, undefined],
  [{ provider: 'dailymotion', href: '/x' }, undefined],
  [{ provider: null }, undefined],
  [{ provider: 'constructor' }, undefined],
])('of %o', (written, video) => {
  expect(readVideo(written)).toEqual(video);
});
