import { removeAttribute, setAttribute } from '#runtime/dom/safe.ts';
import type { PlayerNews } from './dialects.ts';
import type { Player, PlayerSettings } from './player-settings.ts';
import type { Video } from './read-video.ts';

const NEWS_BY_EVENT: readonly (readonly [event: string, news: PlayerNews])[] = [
  ['loadeddata', 'ready'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['ended', 'ended'],
  ['error', 'failed'],
];

function createFilm(address: string, { title = '', isBackground = false }: PlayerSettings): HTMLVideoElement {
  const film = document.createElement('video');
  film.src = address;
  film.title = title;
  film.playsInline = true;
  film.muted = isBackground;
  film.loop = isBackground;
  film.controls = !isBackground;
  return film;
}

/**
 * Plays a video file in the page itself.
 *
 * @param box The element that it is appended to.
 * @param video The video, by its address.
 * @param settings Its settings and listener.
 */
export function playFile(box: HTMLElement, { id }: Video, settings: PlayerSettings): Player {
  const film = createFilm(id, settings);
  const emit = (news: PlayerNews) => {
    if (news === 'playing') setAttribute(box, 'data-playing', '');
    settings.onNews?.(news);
  };
  for (const [event, news] of NEWS_BY_EVENT) film.addEventListener(event, () => emit(news));
  box.append(film);
  // Rejected where the browser requires a press first: the poster stays, or the controls are there.
  const play = () => void film.play().catch(() => emit('paused'));
  play();
  return {
    play,
    pause: () => film.pause(),
    destroy: () => {
      film.pause();
      removeAttribute(film, 'src');
    },
  };
}
