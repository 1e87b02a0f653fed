import { emit } from '#runtime';
import { atom } from 'nanostores';

/** A message to the visitor in the growl region. */
export interface Notice {
  id: number;
  /** A status may disappear by itself; an error stays until it is closed. */
  tone: 'status' | 'error';
  text: string;
  /** A link to the next step. */
  link?: NoticeLink | undefined;
  /** An action that the visitor may take. */
  action?: NoticeAction | undefined;
}

export interface NoticeLink {
  href: string;
  text: string;
}

/** A button, such as undo or retry, which also closes the notice. */
export interface NoticeAction {
  text: string;
  run: () => void;
}

let ids = 0;

/** The shown notices, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

/**
 * Shows a notice to the visitor.
 *
 * @param tone `error` for failures, `status` for the rest.
 * @param text Plain text in the page's language.
 * @param next A link to the next step, or an action. A status with an action stays at least 30 s.
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
 * Removes a notice.
 *
 * @param id The notice's id; an id that is already gone is ignored.
 */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
