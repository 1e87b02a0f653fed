import { emit } from '#runtime';
import { atom } from 'nanostores';

/** Something that the visitor is told in the growl region. */
export interface Notice {
  id: number;
  /** A status may go by itself; an error stays until it is closed. */
  tone: 'status' | 'error';
  text: string;
  /** Where the visitor may go next. */
  link?: NoticeLink | undefined;
}

export interface NoticeLink {
  href: string;
  text: string;
}

let ids = 0;

/** What is being told, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

/**
 * Tells the visitor something.
 *
 * @param tone `error` for what failed, `status` for the rest.
 * @param text Plain text in the page's language.
 * @param link Where the visitor may go next.
 */
export function notify(tone: Notice['tone'], text: string, link?: NoticeLink): void {
  ids += 1;
  $notices.set([...$notices.get(), { id: ids, tone, text, link }]);
  emit(document, 'notice', { tone, text });
}

/**
 * Takes a notice away.
 *
 * @param id The notice's id; one that is gone already is no error.
 */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
