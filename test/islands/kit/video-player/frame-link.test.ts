import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialects, type PlayerNews } from '#kit/video-player/dialects.ts';
import { linkFrame, type FrameLink } from '#kit/video-player/frame-link.ts';

const HOME = 'https://player.example';
let posted: { message: unknown; to: string }[];
let news: PlayerNews[];

const player = { postMessage: (text: string, to: string) => posted.push({ message: JSON.parse(text), to }) };
const frame = { src: `${HOME}/embed/abc`, contentWindow: player } as unknown as HTMLIFrameElement;

function dispatchMessage(
  data: unknown,
  { source = player, origin = HOME }: { source?: unknown; origin?: string } = {},
) {
  const event = Object.assign(new Event('message'), { data, source, origin });
  dispatchEvent(event);
}

let opened: FrameLink | undefined;
const link = (provider: keyof typeof dialects) => {
  opened = linkFrame(frame, dialects[provider], (one) => void news.push(one));
  return opened;
};

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  news = [];
});
afterEach(() => {
  opened?.close();
  vi.useRealTimers();
});

describe('the handshake [VID-01]', () => {
  test('a player is greeted every 100 ms until it answers, then asked to tell what happens', () => {
    link('youtube');
    vi.advanceTimersByTime(300);
    expect(posted.map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => ({ event: 'listening', id: 1, channel: 'widget' })),
    );
    posted = [];
    dispatchMessage(JSON.stringify({ event: 'initialDelivery', info: { playerState: -1 } }));
    dispatchMessage(JSON.stringify({ event: 'onReady' }));
    vi.advanceTimersByTime(20_000);
    expect(news).toEqual(['ready']);
    expect(posted).toEqual(
      ['onStateChange', 'onError'].map((name) => ({
        message: { event: 'command', func: 'addEventListener', args: [name], id: 1, channel: 'widget' },
        to: HOME,
      })),
    );
  });

  test('one that never answers has failed after ten seconds, and is left in peace', () => {
    link('vimeo');
    vi.advanceTimersByTime(9_900);
    expect(news).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(news).toEqual(['failed']);
    expect(posted).toHaveLength(100);
    vi.advanceTimersByTime(10_000);
    expect(posted).toHaveLength(100);
  });

  test('nothing is sent or heard once it has ended', () => {
    const { close } = link('vimeo');
    close();
    vi.advanceTimersByTime(1_000);
    dispatchMessage({ event: 'ready' });
    expect([posted, news]).toEqual([[], []]);
  });

  test('only the frame itself is heard, from where it was asked for, and only in words that mean something', () => {
    link('vimeo');
    dispatchMessage({ event: 'ready' }, { source: window });
    dispatchMessage({ event: 'ready' }, { origin: 'https://elsewhere.example' });
    for (const noise of ['', '{', 'null', 7, null, [], {}, { event: 5 }, { event: 'constructor' }])
      dispatchMessage(noise);
    expect(news).toEqual([]);
    dispatchMessage('{"event":"ready"}');
    expect(news).toEqual(['ready']);
  });
});

test.each([
  ['youtube', { event: 'onStateChange', info: 1 }, 'playing'],
  ['youtube', { event: 'infoDelivery', info: { playerState: 2 } }, 'paused'],
  ['youtube', { event: 'onStateChange', info: 0 }, 'ended'],
  ['youtube', { event: 'infoDelivery', info: { currentTime: 3 } }, 'ready'],
  ['youtube', { event: 'onError', info: 150 }, 'failed'],
  ['vimeo', { method: 'ping' }, 'ready'],
  ['vimeo', { event: 'play', data: {} }, 'playing'],
  ['vimeo', { event: 'pause', data: {} }, 'paused'],
  ['vimeo', { event: 'ended' }, 'ended'],
  ['vimeo', { event: 'error', data: { name: 'PasswordError' } }, 'failed'],
  ['vimeo', { event: 'error', data: { name: 'NotAllowedError', method: 'play' } }, undefined],
] as const)('%s: %o means %s', (provider, message, meaning) => {
  expect(dialects[provider].read(message)).toBe(meaning);
});

describe('addresses', () => {
  const address = (provider: keyof typeof dialects, isBackground: boolean, video = {}) => {
    const film = { provider, id: 'abc', ...video };
    return new URL(dialects[provider].address(HOME, film, { autoplay: true, isBackground }));
  };

  test('a film in a dialog begins by itself, with sound and controls [VID-01]', () => {
    const url = address('youtube', false);
    expect(url.pathname).toBe('/embed/abc');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      enablejsapi: '1',
      origin: location.origin,
      playsinline: '1',
      rel: '0',
      vq: 'highres',
      autoplay: '1',
    });
  });

  test('a film in a banner is muted and looped, YouTube asked for its best quality [BAN-03]', () => {
    const { searchParams } = address('youtube', true);
    expect(
      ['mute', 'loop', 'playlist', 'controls', 'vq', 'autoplay'].map((key) => searchParams.get(key)),
    ).toEqual(['1', '1', 'abc', '0', 'highres', '1']);
    expect(address('vimeo', true, { key: 'k1' }).search).toBe(
      '?api=1&dnt=1&playsinline=1&h=k1&autoplay=1&muted=1&loop=1&controls=0',
    );
  });
});
