import { askToConfirm } from '#kit/confirm.ts';
import type { Action } from '#runtime';
import { stringsReady, translateOr } from '#stores/strings/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import { texts } from './texts.ts';

// No stylesheet: the dialog of the kit brings its own.

/** By its prototype: a field named `getAttribute` would answer for its form. */
const { getAttribute } = Element.prototype;

async function questionOf(element: Element): Promise<string> {
  const own = getAttribute.call(element, 'data-confirm') || getAttribute.call(element, 'data-ajax-confirm');
  if (own) return own;
  await stringsReady();
  return translateOr('Core.SureToDelete', chooseTexts(texts).sureToDelete);
}

const asked = new WeakSet<Element>();

/** Asks, and lets the click or submit happen only when it is confirmed (DLG-02, PGE-06). */
const confirm: Action = async (element, { proceed }) => {
  // The second press of a double click asks nothing.
  if (asked.has(element)) return;
  asked.add(element);
  const isConfirmed = await askToConfirm(await questionOf(element)).finally(() => asked.delete(element));
  if (isConfirmed) proceed();
};

export default confirm;
