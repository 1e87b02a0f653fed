import { getSetting } from '#runtime';
import { webUrl } from '#runtime/requests/safe-url.ts';
import { warnAuthor } from '#runtime/page/warn-author.ts';
import { setAttribute } from '#runtime/dom/safe.ts';
import { dialects, type Dialect, type PlayerNews } from './dialects.ts';
import { linkFrame } from './frame-link.ts';
import { playFile } from './file-player.ts';
import type { Player, PlayerSettings } from './player-settings.ts';
import type { Video } from './read-video.ts';
import './player.css';

type FrameProvider = keyof typeof dialects;

function homeOf(provider: FrameProvider): string {
  const { home } = dialects[provider];
  const configured = getSetting('video', provider) ?? home;
  const url = typeof configured === 'string' ? webUrl(configured) : undefined;
  if (url) return url.href.replace(/\/$/, '');
  warnAuthor(({ warnOfSetting }) =>
    warnOfSetting(`video.${provider}`, configured, `an address such as ${home}`),
  );
  return home;
}

function createFrame(
  address: string,
  { title = '', isBackground = false }: PlayerSettings,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = address;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Players reject a page that sends no referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  if (isBackground) frame.tabIndex = -1;
  return frame;
}

function createBox(isBackground: boolean): HTMLElement {
  const box = document.createElement('div');
  box.className = 'ar-player';
  if (isBackground) setAttribute(box, 'inert', '');
  return box;
}

function playFrame(box: HTMLElement, video: Video, settings: PlayerSettings): Player {
  const provider = video.provider as FrameProvider;
  const dialect: Dialect = dialects[provider];
  const { isBackground = false, onNews } = settings;
  const address = dialect.address(homeOf(provider), video, { autoplay: true, isBackground });
  const frame = createFrame(address, settings);
  let isReady = false;
  let shouldPlay = true;
  const obey = () => isReady && link.send(shouldPlay ? dialect.play : dialect.pause);
  const receive = (news: PlayerNews) => {
    if (news === 'ready') isReady = true;
    // Also sent when the player starts by itself after it was paused.
    if (news === 'ready' || (news === 'playing' && !shouldPlay)) obey();
    if (news === 'playing') setAttribute(box, 'data-playing', '');
    onNews?.(news);
  };
  const want = (next: boolean) => {
    if (next === shouldPlay) return;
    shouldPlay = next;
    obey();
  };
  box.append(frame);
  const link = linkFrame(frame, dialect, receive);
  return { play: () => want(true), pause: () => want(false), destroy: link.close };
}

/**
 * Appends a video player and starts it: YouTube and Vimeo in a frame, controlled by messages without their
 * scripts; a file as a `<video>` (BAN-03, VID-01).
 *
 * @param container The element that it is appended to.
 * @param video The video.
 * @param settings Its title, settings and listener.
 */
export function createPlayer(container: HTMLElement, video: Video, settings: PlayerSettings = {}): Player {
  const box = createBox(settings.isBackground === true);
  container.append(box);
  const player = (video.provider === 'file' ? playFile : playFrame)(box, video, settings);
  return {
    ...player,
    destroy() {
      player.destroy();
      box.remove();
    },
  };
}
