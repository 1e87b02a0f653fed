import { ancestorsOf, matcherOf } from '../markup/index.ts';
import type { CheckRule } from './rule.ts';

/** Attributes by which an island or the browser takes a button's click, with or without a value. */
const TAKEN = [
  '[data-quantity-minus]',
  '[data-quantity-plus]',
  '[data-modal]',
  '[data-quick-view]',
  '[data-gallery]',
  '[data-video]',
  '[data-toggle]',
  '[data-bs-toggle]',
  '[data-mobile-menu]',
  '[data-mini-cart-toggle]',
  '[data-address-add]',
  '[data-address-edit]',
  '[data-step-to]',
  '[data-popup-close]',
  '[data-dialog-close]',
  '[data-popover]',
  '[popovertarget]',
].join(',');

const isTaken = matcherOf(`button:is(${TAKEN})`);

export const buttonType: CheckRule = {
  code: 'AR111',
  level: 'error',
  title: 'Button that would also send its form',
  check: ({ markup, report }) => {
    for (const element of markup.elements) {
      if (!isTaken(element) || markup.mayHave(element, 'type')) continue;
      const isInForm = 'form' in element.attribs || ancestorsOf(element).some(({ name }) => name === 'form');
      if (isInForm)
        report(
          markup.tagOf(element).range,
          'This <button> sends its form as well, because it has no type. Write type="button".',
        );
    }
  },
};
