import type { Video } from './read-video.ts';

/** States that a player reports. */
export type PlayerNews = 'ready' | 'playing' | 'paused' | 'ended' | 'failed';

/** Options of a video in a frame. */
export interface FrameSettings {
  /** Starts by itself. */
  readonly autoplay: boolean;
  /** Loops, without sound and without controls. */
  readonly isBackground: boolean;
}

/** A provider's address of a video, and the messages that its player understands, as JSON. */
export interface Dialect {
  /** Origin of the frames; config `video` may name another one. */
  readonly home: string;
  address(home: string, video: Video, settings: FrameSettings): string;
  /** Sent repeatedly until the player answers. */
  readonly hello: object;
  /** Subscribes to the player's events, once it has answered. */
  readonly subscriptions: readonly object[];
  readonly play: object;
  readonly pause: object;
  /** Reads a message of the player. */
  read(message: Readonly<Record<string, unknown>>): PlayerNews | undefined;
}

const CHANNEL = { id: 1, channel: 'widget' };
const command = (func: string, args: readonly string[] = []) => ({
  event: 'command',
  func,
  args,
  ...CHANNEL,
});

const YOUTUBE_STATES: Readonly<Record<number, PlayerNews>> = {
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'playing',
};

function readYoutube({ event, info }: Readonly<Record<string, unknown>>): PlayerNews | undefined {
  if (event === 'onError') return 'failed';
  const state =
    typeof info === 'object' && info !== null ? (info as { playerState?: unknown }).playerState : info;
  const news = typeof state === 'number' ? YOUTUBE_STATES[state] : undefined;
  if (news) return news;
  return typeof event === 'string' ? 'ready' : undefined;
}

const flagsOf = (query: Readonly<Record<string, string | false>>): string =>
  new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== false),
  ).toString();

const youtube: Dialect = {
  home: 'https://www.youtube-nocookie.com',
  address(home, { id }, { autoplay, isBackground }) {
    const query = flagsOf({
      enablejsapi: '1',
      origin: location.origin,
      playsinline: '1',
      rel: '0',
      // Today's player ignores it; BAN-03 requires it all the same.
      vq: 'highres',
      autoplay: autoplay && '1',
      mute: isBackground && '1',
      controls: isBackground && '0',
      loop: isBackground && '1',
      // YouTube loops a single video only as a playlist.
      playlist: isBackground && id,
    });
    return `${home}/embed/${id}?${query}`;
  },
  hello: { event: 'listening', ...CHANNEL },
  subscriptions: [command('addEventListener', ['onStateChange']), command('addEventListener', ['onError'])],
  play: command('playVideo'),
  pause: command('pauseVideo'),
  read: readYoutube,
};

const VIMEO_EVENTS: ReadonlyMap<string, PlayerNews> = new Map([
  ['ready', 'ready'],
  ['play', 'playing'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['ended', 'ended'],
  ['finish', 'ended'],
]);

function readVimeo({ event, method, data }: Readonly<Record<string, unknown>>): PlayerNews | undefined {
  if (method === 'ping') return 'ready';
  if (typeof event !== 'string') return undefined;
  // A rejected call, such as a play without a press, is reported as an error, too: the video works all the
  // same.
  const isOfCall = typeof data === 'object' && data !== null && 'method' in data;
  if (event === 'error') return isOfCall ? undefined : 'failed';
  return VIMEO_EVENTS.get(event);
}

const vimeo: Dialect = {
  home: 'https://player.vimeo.com',
  address(home, { id, key }, { autoplay, isBackground }) {
    const query = flagsOf({
      api: '1',
      dnt: '1',
      playsinline: '1',
      h: key ?? false,
      autoplay: autoplay && '1',
      muted: isBackground && '1',
      loop: isBackground && '1',
      controls: isBackground && '0',
    });
    return `${home}/video/${id}?${query}`;
  },
  hello: { method: 'ping' },
  subscriptions: ['play', 'pause', 'ended', 'error'].map((value) => ({ method: 'addEventListener', value })),
  play: { method: 'play' },
  pause: { method: 'pause' },
  read: readVimeo,
};

/** The providers whose videos play in a frame. */
export const dialects = { youtube, vimeo } as const;
