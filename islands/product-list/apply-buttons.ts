import type { Overrides } from '#kit/overrides.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { getCulture } from '#runtime';
import { closest, querySelectorAll } from '#runtime/dom/safe.ts';
import { LIST_FORM, readListTarget } from './list-target.ts';
import { texts } from './texts.ts';

const APPLY = '[data-list-apply]';

function labelFor(total: number | undefined): string {
  const labels = chooseTexts(texts);
  if (total === undefined) return labels.show;
  const isOne = new Intl.PluralRules(getCulture()).select(total) === 'one';
  return (isOne ? labels.one : labels.other).replace('{0}', total.toLocaleString(getCulture()));
}

/**
 * Hides the buttons that apply choices, while choices apply by themselves.
 *
 * @param host The list.
 * @param overrides Restores the server's classes.
 * @param isHidden Whether they are hidden.
 */
export function hideApplyButtons(host: Element, overrides: Overrides, isHidden: boolean): void {
  // The hidden button still takes its space, so that nothing next to it moves.
  for (const button of querySelectorAll(host, APPLY)) {
    const isNative = readListTarget(closest(button, LIST_FORM)).kind === 'elsewhere';
    overrides.toggleClass(button, 'ar-list-idle', isHidden && !isNative);
  }
}

/** The label of the filter's button, with the number of products that a choice shows. */
export interface ApplyLabels {
  /**
   * Shows the number; without one, a label without a number.
   *
   * @returns The label.
   */
  show(total: number | undefined): string;
  /** Restores the server's label. */
  restore(): void;
}

/**
 * Creates the labels of the button that applies the filter.
 *
 * @param host The list.
 */
export function createApplyLabels(host: Element): ApplyLabels {
  const [button] = querySelectorAll(host, `[data-list-panel] ${APPLY}`);
  const written = button?.textContent ?? '';
  const write = (text: string) => {
    if (button) button.textContent = text;
    return text;
  };
  return { show: (total) => write(labelFor(total)), restore: () => void write(written) };
}
