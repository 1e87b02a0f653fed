import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayer, type Player, type Video } from '#kit/video-player';
import { dialects, type PlayerNews } from '#kit/video-player/dialects.ts';
import { watchConsole } from '../../../support/console.ts';
import { find, showPage } from '../../../support/page.ts';

const YOUTUBE: Video = { provider: 'youtube', id: 'abc' };
const VIMEO: Video = { provider: 'vimeo', id: '123' };

let player: Player;
let news: PlayerNews[];
let posted: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  news = [];
  posted = [];
  showPage('<div id="box"></div>');
});

afterEach(() => {
  player.destroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const box = () => find('.ar-player');
const frame = () => find<HTMLIFrameElement>('iframe');

/** Starts a video in a frame that loads nothing. */
function start(video = YOUTUBE, settings = {}): void {
  const view = { postMessage: (text: string) => posted.push(JSON.parse(text)) };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view as unknown as Window);
  // happy-dom reports frames that it does not load.
  watchConsole();
  player = createPlayer(find('#box'), video, { onNews: (one: PlayerNews) => news.push(one), ...settings });
}

/** Receives a message of the player. */
function receive(data: object): void {
  const { origin } = new URL(frame().src);
  dispatchEvent(
    Object.assign(new Event('message'), { data, origin, source: frame().contentWindow as unknown }),
  );
}

const isReady = () => receive({ event: 'onReady' });
const { play, pause } = dialects.youtube;
const commands = () => posted.filter((one) => JSON.stringify(one).includes('Video'));

describe('a video in a frame (VID-01)', () => {
  test('plays from the address of its provider, with its title', () => {
    start(YOUTUBE, { title: 'A film' });
    expect(box().parentElement).toBe(find('#box'));
    expect(frame().src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?.*autoplay=1/);
    expect([frame().title, frame().hasAttribute('tabindex')]).toEqual(['A film', false]);
    expect(frame().allow).toBe('autoplay; encrypted-media; fullscreen; picture-in-picture');
    expect(frame().referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(box().hasAttribute('inert')).toBe(false);
  });

  test('may have no title and no listener', () => {
    start(VIMEO, { onNews: undefined });
    expect(frame().src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123\?/);
    expect(frame().title).toBe('');
    expect(() => receive({ event: 'play' })).not.toThrow();
    expect(box().getAttribute('data-playing')).toBe('');
  });

  test('cannot be used in the background (BAN-03)', () => {
    start(YOUTUBE, { isBackground: true });
    expect(frame().src).toContain('mute=1');
    expect(frame().tabIndex).toBe(-1);
    expect(box().getAttribute('inert')).toBe('');
  });

  test('reports what happens, and shows when it plays', () => {
    start();
    isReady();
    expect(box().hasAttribute('data-playing')).toBe(false);
    receive({ event: 'onStateChange', info: 1 });
    receive({ event: 'onStateChange', info: 2 });
    expect(news).toEqual(['ready', 'playing', 'paused']);
    expect(box().getAttribute('data-playing')).toBe('');
  });

  test('plays as soon as it is ready', () => {
    start();
    player.pause();
    player.play();
    expect(commands()).toEqual([]);
    isReady();
    expect(commands()).toEqual([play]);
  });

  test('is paused as soon as it is ready, if it was paused before', () => {
    start();
    player.pause();
    isReady();
    expect(commands()).toEqual([pause]);
  });

  test('is paused again when it starts by itself', () => {
    start();
    isReady();
    player.pause();
    posted = [];
    receive({ event: 'onStateChange', info: 1 });
    expect(commands()).toEqual([pause]);
    player.play();
    posted = [];
    receive({ event: 'onStateChange', info: 1 });
    expect(commands()).toEqual([]);
  });

  test('is paused and goes on, each with one message', () => {
    start();
    isReady();
    posted = [];
    player.play();
    player.pause();
    player.pause();
    player.play();
    expect(commands()).toEqual([pause, play]);
  });

  test('is gone in the end, with all that it would report', () => {
    start();
    const { src } = frame();
    const source = frame().contentWindow as unknown;
    player.destroy();
    expect(find('#box').children).toHaveLength(0);
    vi.advanceTimersByTime(1_000);
    const data = { event: 'onReady' };
    dispatchEvent(Object.assign(new Event('message'), { data, origin: new URL(src).origin, source }));
    expect([news, posted]).toEqual([[], []]);
  });
});

describe('the address of the player', () => {
  const config = (video: object) =>
    `<script type="application/json" id="archipel-config">${JSON.stringify({ video })}</script><div id="box"></div>`;

  /** Starts a video on a page with this configuration; returns the start of its address. */
  async function addressWith(video: object): Promise<string> {
    showPage(config(video));
    watchConsole();
    vi.resetModules();
    const fresh = await import('#kit/video-player');
    player = fresh.createPlayer(find('#box'), YOUTUBE);
    return frame().src.split('?')[0]!;
  }

  test.each(['https://video.shop.example', 'https://video.shop.example/'])(
    'is that of the configuration: %s',
    async (youtube) => {
      expect(await addressWith({ youtube })).toBe('https://video.shop.example/embed/abc');
    },
  );

  test.each([7, 'javascript:x'])('is the provider’s own instead of a wrong one: %s', async (youtube) => {
    expect(await addressWith({ youtube })).toBe('https://www.youtube-nocookie.com/embed/abc');
    const { warnings } = watchConsole();
    await vi.waitFor(() =>
      expect(warnings().join()).toMatch(/video\.youtube.*such as https:\/\/www\.youtube-nocookie\.com/s),
    );
  });
});

describe('a video file', () => {
  const film = () => find<HTMLVideoElement>('video');
  let start: () => Promise<void>;

  const show = (settings = {}) => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => start());
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    const video: Video = { provider: 'file', id: 'https://shop.example/film.mp4' };
    player = createPlayer(find('#box'), video, { onNews: (one: PlayerNews) => news.push(one), ...settings });
  };

  beforeEach(() => {
    start = () => Promise.resolve();
  });

  test('plays in the page itself, with its controls and its title', () => {
    show({ title: 'A film' });
    expect(film().parentElement).toBe(box());
    expect(film().src).toBe('https://shop.example/film.mp4');
    expect([film().title, film().playsInline]).toEqual(['A film', true]);
    expect([film().controls, film().muted, film().loop]).toEqual([true, false, false]);
    expect(film().play).toHaveBeenCalledOnce();
  });

  test('is looped in the background, without sound and controls (BAN-03)', () => {
    show({ isBackground: true });
    expect(film().title).toBe('');
    expect([film().controls, film().muted, film().loop]).toEqual([false, true, true]);
    expect(box().hasAttribute('inert')).toBe(true);
  });

  test('reports what happens, and shows when it plays', () => {
    show();
    film().dispatchEvent(new Event('loadeddata'));
    expect(box().hasAttribute('data-playing')).toBe(false);
    for (const type of ['playing', 'pause', 'ended', 'error']) film().dispatchEvent(new Event(type));
    expect(news).toEqual(['ready', 'playing', 'paused', 'ended', 'failed']);
    expect(box().getAttribute('data-playing')).toBe('');
  });

  test('needs no listener', () => {
    show({ onNews: undefined });
    expect(() => film().dispatchEvent(new Event('playing'))).not.toThrow();
  });

  test('is paused where the browser requires a press first', async () => {
    start = () => Promise.reject(new DOMException('x', 'NotAllowedError'));
    show();
    await vi.waitFor(() => expect(news).toEqual(['paused']));
  });

  test('is paused and goes on', () => {
    show();
    player.pause();
    expect(film().pause).toHaveBeenCalledOnce();
    player.play();
    expect(film().play).toHaveBeenCalledTimes(2);
  });

  test('is silent and gone in the end', () => {
    show();
    const last = film();
    player.destroy();
    expect(last.pause).toHaveBeenCalledOnce();
    expect(last.hasAttribute('src')).toBe(false);
    expect(find('#box').children).toHaveLength(0);
  });
});
