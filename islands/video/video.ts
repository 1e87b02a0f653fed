import { missingConsent } from '#kit/consent-gate';
import { createDialog, createPlainLink, type PlainDialog } from '#kit/dialog';
import { createPlayer, readVideo, type Player, type Video } from '#kit/video-player';
import { getAttribute } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { warnAuthor } from '#runtime/page/warn-author.ts';
import type { Action } from '#runtime';
import { requestFilmConsent } from './request-consent.ts';
import { texts } from './texts.ts';
import './video.css';

const hrefOf = (opener: HTMLElement) => (opener instanceof HTMLAnchorElement ? opener.href : undefined);

function titleOf(opener: HTMLElement): string {
  const written = getAttribute(opener, 'data-title') ?? getAttribute(opener, 'aria-label');
  return written ?? (opener.textContent.replace(/\s+/g, ' ').trim() || chooseTexts(texts).title);
}

function createLastResort(opener: HTMLElement): HTMLAnchorElement | undefined {
  const href = hrefOf(opener);
  return href ? createPlainLink(href, chooseTexts(texts).openThere) : undefined;
}

interface Playing {
  begin(): void;
  end(): void;
}

/** Creates the playback of a film in a dialog, with a retry after a failure. */
function createPlaying(dialog: PlainDialog, opener: HTMLElement, film: Video): Playing {
  let player: Player | undefined;
  const end = () => {
    player?.destroy();
    player = undefined;
  };
  const fail = () => {
    end();
    dialog.showError(chooseTexts(texts).failed, begin, createLastResort(opener));
  };
  const begin = () => {
    end();
    dialog.setBusy(true);
    player = createPlayer(dialog.body, film, {
      title: titleOf(opener),
      onNews: (news) => (news === 'failed' ? fail() : dialog.setBusy(false)),
    });
  };
  return { begin, end };
}

const opened = new WeakSet<Element>();

/** Plays the film of a link or button in a dialog (VID-01); an unknown film is left to the link itself. */
const openVideo: Action = (opener, { proceed }) => {
  // The second press of a double click opens nothing.
  if (opened.has(opener)) return;
  const film = readVideo({
    provider: getAttribute(opener, 'data-video'),
    id: getAttribute(opener, 'data-id'),
    href: hrefOf(opener),
  });
  if (!film) {
    warnAuthor(({ warnOfVideo }) => warnOfVideo(opener));
    proceed();
    return;
  }
  opened.add(opener);
  const dialog = createDialog({ title: titleOf(opener), className: 'ar-video' });
  const { begin, end } = createPlaying(dialog, opener, film);
  dialog.open(() => {
    end();
    opened.delete(opener);
  });
  const missing = missingConsent(opener);
  if (missing) requestFilmConsent(dialog, missing, begin);
  else begin();
};

export default openVideo;
