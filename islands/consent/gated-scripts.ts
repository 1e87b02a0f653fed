import { on } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { isAttached, getAttribute } from '#runtime/dom/safe.ts';
import { runScript } from '#runtime/html/scripts.ts';
import { nearest } from '#runtime/islands/names.ts';
import {
  CONSENT_CATEGORIES,
  consentCategoryOf,
  getConsent,
  isConsentCategory,
  type ConsentCategory,
} from '#stores/consent';
import { notify } from '#stores/notices';
import { texts } from './texts.ts';

/** Categories of which a script has run in this document: it can't be taken back. */
const ran = new Set<ConsentCategory>();

let isFollowing = false;

// Scripts can't be unloaded, and a page that reloads by itself would take away what is typed (T9).
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

// The page says the same of the same script on every visit; nobody needs to be told.
const ignoreError = () => {};

function runGated(script: Element): void {
  const category = consentCategoryOf(script);
  if (!isConsentCategory(category)) {
    warnOfCategory(script, category);
    return;
  }
  // The choice may be another one by now.
  const isAllowed = getConsent()?.[category] === true && isAttached(script);
  if (!isAllowed || !(script instanceof HTMLScriptElement)) return;
  ran.add(category);
  runScript(script, ignoreError, getAttribute(script, 'data-type') ?? 'text/javascript');
}

/**
 * Runs scripts whose category the visitor allows, once for each address or text, with the page's nonce and under Trusted
 * Types (CON-05). When such a category is refused later, it is said that only a reload ends what runs, and one is offered.
 *
 * @param scripts `script[type="text/plain"][data-consent]`, with `data-type="module"` where they are modules.
 * @param signal Ends the offering.
 */
export function runGatedScripts(scripts: readonly Element[], signal: AbortSignal): void {
  followConsent(signal);
  scripts.forEach(runGated);
}
