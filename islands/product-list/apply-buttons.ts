import type { Borrowed } from '#kit/borrow.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { getCulture } from '#runtime';
import { closestTo, findAllIn } from '#runtime/dom/safe.ts';
import { LIST_FORM, readListTarget } from './list-target.ts';
import { texts } from './texts.ts';

const APPLY = '[data-list-apply]';

function wordsFor(total: number | undefined): string {
  const words = chooseTexts(texts);
  if (total === undefined) return words.show;
  const isOne = new Intl.PluralRules(getCulture()).select(total) === 'one';
  return (isOne ? words.one : words.other).replace('{0}', total.toLocaleString(getCulture()));
}

/**
 * Hides the buttons that apply what applies by itself.
 *
 * @param host The list.
 * @param borrowed Remembers how they were.
 * @param isHidden Whether they are hidden.
 */
export function hideApplyButtons(host: Element, borrowed: Borrowed, isHidden: boolean): void {
  // It keeps its room, so that nothing beside it moves.
  for (const button of findAllIn(host, APPLY)) {
    const isNative = readListTarget(closestTo(button, LIST_FORM)).kind === 'elsewhere';
    borrowed.mark(button, 'ar-list-idle', isHidden && !isNative);
  }
}

/** The words of the filter's button: how many products a choice shows. */
export interface ApplyWords {
  /** Says the number; nothing when it could not be asked. */
  show(total: number | undefined): void;
  /** Gives the server's words back. */
  giveBack(): void;
}

/**
 * Makes the words of the button that applies the filter.
 *
 * @param host The list.
 */
export function createApplyWords(host: Element): ApplyWords {
  const [button] = findAllIn(host, `[data-list-panel] ${APPLY}`);
  const written = button?.textContent ?? '';
  const write = (text: string) => {
    if (button) button.textContent = text;
  };
  return { show: (total) => write(wordsFor(total)), giveBack: () => write(written) };
}
