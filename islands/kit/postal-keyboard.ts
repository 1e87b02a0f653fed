import { addListener, getAttribute, querySelectorAll } from '#runtime/dom/safe.ts';
import { createOverrides } from './overrides.ts';
import { readFieldChoice } from './field-choice.ts';

/** Countries whose postal codes have digits only, without spaces. */
const DIGITS_ONLY = new Set(
  'AT BE BG CH CY DE DK EE ES FI FR HR HU IS IT LI LT LU LV MC NO RO SI US'.split(' '),
);

const COUNTRY = 'data-val-postalcode-countryfield';

/**
 * Shows the keyboard of digits for postal codes of countries that have no letters in them. The server's HTML
 * can't: without a script another country would be typed without letters.
 *
 * @param form The form; its postal codes name their country by `data-val-postalcode-countryfield`.
 * @param signal Ends it, and restores the attributes.
 */
export function followPostalKeyboard(form: HTMLElement, signal: AbortSignal): void {
  const overrides = createOverrides();
  const update = () => {
    for (const code of querySelectorAll(form, `[${COUNTRY}]:not([type=hidden])`)) {
      const country = readFieldChoice(form, getAttribute(code, COUNTRY)!);
      overrides.set(code, 'inputmode', DIGITS_ONLY.has(country) ? 'numeric' : 'text');
    }
  };
  update();
  addListener(form, 'change', update, { signal });
  signal.addEventListener('abort', () => overrides.restore());
}
