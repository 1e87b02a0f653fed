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
  /** What the visitor may do about it. */
  action?: NoticeAction | undefined;
}

export interface NoticeLink {
  href: string;
  text: string;
}

/** Something to do, such as to take back what was done or to try again: a button, which also closes the notice. */
export interface NoticeAction {
  text: string;
  run: () => void;
}

let ids = 0;

/** What is being told, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

/**
 * Tells the visitor something.
 *
 * @param tone `error` for what failed, `status` for the rest.
 * @param text Plain text in the page's language.
 * @param next Where the visitor may go next, or what may be done. With an action a status stays at least 30 s.
 * @returns The notice's id, for `dismiss`.
 */
export function notify(tone: Notice['tone'], text: string, next?: NoticeLink | NoticeAction): number {
  const id = (ids += 1);
  const more = next && 'run' in next ? { action: next } : { link: next };
  $notices.set([...$notices.get(), { id, tone, text, ...more }]);
  emit(document, 'notice', { tone, text });
  return id;
}

/**
 * Takes a notice away.
 *
 * @param id The notice's id; one that is gone already is no error.
 */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
