import { confirmByDialog } from '#kit/dialog';
import { removeAttribute, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import type { Action } from '#runtime';
import { followText, stringsSoon } from '#stores/strings';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

const QUESTIONS = ['data-confirm', 'data-ajax-confirm'];

async function confirmAction(element: Element): Promise<boolean> {
  const own = getAttribute(element, 'data-confirm') || getAttribute(element, 'data-ajax-confirm');
  if (own) return confirmByDialog(own);
  await stringsSoon();
  return confirmByDialog((show) => followText('Core.SureToDelete', chooseTexts(texts).sureToDelete, show));
}

// Removes the attributes meanwhile: other scripts (rails-ujs, jquery_ujs, unobtrusive-ajax) read them too and
// would show a second confirmation.
function withoutQuestion(element: Element, work: () => void): void {
  const written = QUESTIONS.map((name) => [name, getAttribute(element, name)] as const);
  for (const name of QUESTIONS) removeAttribute(element, name);
  try {
    work();
  } finally {
    for (const [name, value] of written) if (value !== null) setAttribute(element, name, value);
  }
}

const confirmed = new WeakSet<Element>();

/** Confirms with the visitor, and repeats the click or submit only after a yes (DLG-02, PGE-06). */
const confirm: Action = async (element, { proceed }) => {
  // The second press of a double click opens no second dialog.
  if (confirmed.has(element)) return;
  confirmed.add(element);
  const isConfirmed = await confirmAction(element).finally(() => confirmed.delete(element));
  if (isConfirmed) withoutQuestion(element, proceed);
};

export default confirm;
