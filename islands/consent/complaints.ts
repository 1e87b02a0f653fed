import { warn } from '#runtime/page/warn.ts';
import { consentStamp, parseConsent, parseFields } from '#stores/consent';

const SHAPE = '{"stamp": "…", "preferences": true, "statistics": false, "marketing": false}';

const SHOWN_AGAIN = 'it counts as none, and the visitor is asked again';

/**
 * Explains the problem of a consent cookie.
 *
 * @param text The decoded cookie.
 * @param stamp The stamp required by the page.
 */
export function explainCookie(text: string, stamp?: string): string {
  if (!parseFields(text))
    return `The consent cookie is no JSON object; ${SHOWN_AGAIN}. Write ${SHAPE}, encoded.`;
  if (!parseConsent(text))
    return `The consent cookie has a category that is neither true nor false; ${SHOWN_AGAIN}. Write ${SHAPE}, encoded.`;
  if (!parseConsent(text, stamp))
    return `The consent cookie’s stamp is not "${stamp}", as the page has it; ${SHOWN_AGAIN}. Change the page’s stamp only for that.`;
  return `The consent cookie has its categories as text; they are read all the same. Write ${SHAPE}, encoded.`;
}

/**
 * Warns once in the console about the consent cookie.
 *
 * @param text The result of `readConsent`.
 */
export const complainOfCookie = (text: string): void => warn(explainCookie(text, consentStamp()));
