import { querySelectorAll, matches, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { on, report } from '#runtime';
import { warnAuthor } from '#runtime/page/warn-author.ts';
import type { Player } from '#kit/video-player';
import { missingConsent } from '#kit/consent-gate';

/**
 * Matches the box of a video in a slide, or the slide itself. Links and buttons belong to the `video` action,
 * which opens a dialog.
 */
const VIDEO = '[data-video]:not(a, button)';

/**
 * Finds the videos in slides.
 *
 * @param root A slide, or the list of slides.
 */
export const findVideos = (root: HTMLElement): HTMLElement[] => [
  ...(matches(root, VIDEO) ? [root] : []),
  ...querySelectorAll<HTMLElement>(root, VIDEO),
];

async function createFor(box: HTMLElement): Promise<Player | undefined> {
  const { createPlayer, readVideo } = await import('#kit/video-player');
  const link = findInside<HTMLAnchorElement>(box, 'a[href]');
  const video = readVideo({
    provider: getAttribute(box, 'data-video'),
    id: getAttribute(box, 'data-id'),
    href: link?.href,
  });
  const title = getAttribute(box, 'data-title') ?? link?.textContent.trim();
  if (video) return createPlayer(box, video, { title, isBackground: true });
  warnAuthor(({ warnOfVideo }) => warnOfVideo(box));
  return undefined;
}

/** The videos of a banner: those of the current slide play. */
export interface SlideVideos {
  /** Plays the videos of a slide, if motion is allowed, and pauses all others. */
  show(slide: Element | undefined, isMoving: boolean): void;
}

/**
 * Plays videos only while their slide is shown (BAN-03). A video loads when its slide is first shown; its
 * poster stays until it plays.
 *
 * @param signal Destroys the players.
 */
export function createSlideVideos(signal: AbortSignal): SlideVideos {
  const players = new Map<HTMLElement, Promise<Player | undefined>>();
  let shown: readonly HTMLElement[] = [];
  let target: ReadonlySet<HTMLElement> = new Set();

  const follow = async (box: HTMLElement) => {
    const player = await players.get(box);
    if (signal.aborted) player?.destroy();
    else if (target.has(box)) player?.play();
    else player?.pause();
  };
  const load = (box: HTMLElement) => {
    const player = createFor(box).catch((thrown: unknown) => {
      report(thrown, 'island "banner-slider"', box);
      return undefined;
    });
    players.set(box, player);
  };
  const followAll = () => {
    for (const box of players.keys()) void follow(box);
  };
  signal.addEventListener('abort', followAll, { once: true });
  const update = () => {
    target = new Set(shown.filter((box) => !missingConsent(box)));
    for (const box of target) if (!players.has(box)) load(box);
    followAll();
  };
  on('consent-changed', update, signal);
  return {
    show(slide, isMoving) {
      shown = slide instanceof HTMLElement && isMoving ? findVideos(slide) : [];
      update();
    },
  };
}
