import { querySelectorAll, matches, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { on, report } from '#runtime';
import { warnAuthor } from '#runtime/page/warn-author.ts';
import type { Player } from '#kit/video-player';
import { missingConsent } from '#kit/consent-gate';

/** The box of a film in a slide, or the slide itself; what a press opens in a dialog is the `video` action's. */
const VIDEO = '[data-video]:not(a, button)';

/**
 * Finds the films of slides.
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

/** Films of a banner: the one of the slide that is shown plays. */
export interface SlideVideos {
  /** Plays what the slide holds, if it may move, and pauses all else. */
  show(slide: Element | undefined, isMoving: boolean): void;
}

/**
 * Plays films where and while they are shown (BAN-03). A film is asked for when its slide is first shown; until it plays, and where
 * it can't, its poster stays.
 *
 * @param signal Takes the players away.
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
