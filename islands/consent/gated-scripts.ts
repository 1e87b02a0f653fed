import { on } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { isAttached, getAttribute } from '#runtime/dom/safe.ts';
import { runScript } from '#runtime/html/scripts.ts';
import { nearest } from '#runtime/page/nearest.ts';
import {
  CONSENT_CATEGORIES,
  consentCategoryOf,
  getConsent,
  isConsentCategory,
  type ConsentCategory,
} from '#stores/consent';
import { notify } from '#stores/notices';
import { texts } from './texts.ts';

/** Categories whose scripts have run in this document, which can't be undone. */
const ran = new Set<ConsentCategory>();

let isFollowing = false;

// Scripts can't be unloaded, and an automatic reload would lose typed text (T9).
function offerReload(): void {
  if ([...ran].every((category) => getConsent()?.[category])) return;
  ran.clear();
  const { withdrawn, reload } = chooseTexts(texts);
  notify('status', withdrawn, { text: reload, run: () => fullLoad(location.href) });
}

function followConsent(signal: AbortSignal): void {
  if (!isFollowing) on('consent-changed', offerReload, signal);
  isFollowing = true;
}

function warnOfCategory(script: Element, category: string): void {
  const meant = nearest(category, CONSENT_CATEGORIES);
  const hint = meant ? `Did you mean "${meant}"?` : `Write one of ${CONSENT_CATEGORIES.join(', ')}.`;
  warn(
    `A script waits for the consent "${category}", which nobody can give; it does not run. ${hint}`,
    script,
  );
}

// The same script may be in every visited page; a repetition needs no warning.
const ignoreError = () => {};

function runGated(script: Element): void {
  const category = consentCategoryOf(script);
  if (!isConsentCategory(category)) {
    warnOfCategory(script, category);
    return;
  }
  // The choice may have changed meanwhile.
  const isAllowed = getConsent()?.[category] === true && isAttached(script);
  if (!isAllowed || !(script instanceof HTMLScriptElement)) return;
  ran.add(category);
  runScript(script, ignoreError, getAttribute(script, 'data-type') ?? 'text/javascript');
}

/**
 * Runs scripts whose category is allowed, once for each address or text, with the page's nonce and under
 * Trusted Types (CON-05). If such a category is withdrawn later, a notice offers the reload that ends them.
 *
 * @param scripts `script[type="text/plain"][data-consent]`, with `data-type="module"` for modules.
 * @param signal Ends the listener of the offer.
 */
export function runGatedScripts(scripts: readonly Element[], signal: AbortSignal): void {
  followConsent(signal);
  scripts.forEach(runGated);
}
