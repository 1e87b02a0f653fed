import { describe, expect, test } from 'vitest';
import { readVideo } from '#kit/video-player';
import { dialects } from '#kit/video-player/dialects.ts';

describe('the messages of a player', () => {
  test.each([
    ['youtube', { event: 'onStateChange', info: 3 }, 'playing'],
    ['youtube', { event: 'onStateChange', info: 2 }, 'paused'],
    ['youtube', { event: 'onStateChange', info: null }, 'ready'],
    ['youtube', { event: 'onStateChange', info: { playerState: '1' } }, 'ready'],
    ['youtube', { info: 5 }, undefined],
    ['youtube', {}, undefined],
    ['vimeo', { event: 'ready' }, 'ready'],
    ['vimeo', { event: 'playing' }, 'playing'],
    ['vimeo', { event: 'finish' }, 'ended'],
    ['vimeo', { event: 'error', data: null }, 'failed'],
    ['vimeo', { event: 'error', data: 'x' }, 'failed'],
    ['vimeo', { event: 'timeupdate' }, undefined],
    ['vimeo', { event: 'error', data: { method: 'play' } }, undefined],
  ] as const)('of %s are understood: %o is %s', (provider, message, meaning) => {
    expect(dialects[provider].read(message)).toBe(meaning);
  });

  test('to YouTube are commands of its API', () => {
    const command = (func: string) => ({ event: 'command', func, args: [], id: 1, channel: 'widget' });
    const { play, pause } = dialects.youtube;
    expect([play, pause]).toEqual([command('playVideo'), command('pauseVideo')]);
  });

  test('to Vimeo are methods of its API', () => {
    const { play, pause, hello, subscriptions } = dialects.vimeo;
    expect([play, pause, hello]).toEqual([{ method: 'play' }, { method: 'pause' }, { method: 'ping' }]);
    expect(subscriptions).toEqual(
      ['play', 'pause', 'ended', 'error'].map((value) => ({ method: 'addEventListener', value })),
    );
  });

  test('go to the provider’s own player', () => {
    expect([dialects.youtube.home, dialects.vimeo.home]).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ]);
  });
});

describe('a video with an id that is none', () => {
  test.each([
    ['youtube', 'a b'],
    ['youtube', ' a'],
    ['youtube', 'a"'],
    ['vimeo', '12a'],
    ['vimeo', 'a12'],
  ])('is no video of %s: %j', (provider, id) => {
    expect(readVideo({ provider, id })).toBeUndefined();
  });

  test.each(['k!', '!k'])('of Vimeo plays without a key that is none: %j', (key) => {
    expect(readVideo({ provider: 'vimeo', href: `https://player.vimeo.com/video/12?h=${key}` })).toEqual({
      provider: 'vimeo',
      id: '12',
    });
  });

  test.each(['xhttps://a.example/x.mp4', 'https-x://a.example/x.mp4', 'data:video/mp4,x', 'http://['])(
    'is no file: %s',
    (href) => {
      const base = readVideo({ provider: 'file', href });
      expect(base?.id.startsWith('http') ?? true).toBe(true);
    },
  );

  test('is none without any address, or without a provider', () => {
    expect(readVideo({ provider: 'vimeo', href: undefined })).toBeUndefined();
    expect(readVideo({ provider: 'youtube', href: undefined })).toBeUndefined();
    expect(readVideo({ provider: null, id: 'abc' })).toBeUndefined();
  });
});
