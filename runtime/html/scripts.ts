import { copyAttribute } from '../dom/safe.ts';
import { getPageNonce } from './nonce.ts';
import { warnAuthor } from '../page/warn-author.ts';
import { trustedScript, trustedScriptUrl } from './trusted-types.ts';

const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

const identityOf = (script: HTMLScriptElement) => script.src || script.text;

/** Whether a script is one that runs: other types are data, or the browser's own. */
export const isJavaScript = (script: HTMLScriptElement) => JAVASCRIPT.test(script.type.trim());

// Scripts that the page had before the first swap have run already.
const ran = new Set([...document.scripts].filter(isJavaScript).map(identityOf));

function revive(inert: HTMLScriptElement, nonce: string, type?: string): HTMLScriptElement {
  const script = document.createElement('script');
  for (const attribute of inert.attributes) {
    const { name } = attribute;
    if (name !== 'src' && name !== 'nonce') copyAttribute(attribute, script);
  }
  if (type !== undefined) script.type = type;
  script.nonce = nonce;
  // A script created by code is async by default; as written, scripts run in their order.
  script.async = inert.hasAttribute('async');
  if (inert.hasAttribute('src')) script.src = trustedScriptUrl(inert.src);
  else script.text = trustedScript(inert.text);
  return script;
}

function reportRepeated(inert: HTMLScriptElement): void {
  if (!inert.hasAttribute('src')) warnAuthor(({ warnOfRepeatedScript }) => warnOfRepeatedScript(inert));
}

function isNew(inert: HTMLScriptElement): boolean {
  const identity = identityOf(inert);
  if (identity === '' || ran.has(identity)) return false;
  ran.add(identity);
  return true;
}

// Parsing has removed each nonce that the answer's policy does not name.
function isAllowed(inert: HTMLScriptElement, nonce: string): boolean {
  if (nonce === '' || inert.hasAttribute('nonce')) return true;
  warnAuthor(({ warnOfNonce }) => warnOfNonce(inert));
  return false;
}

/**
 * Runs a script once for its address or text; on a page with nonces only if the answer's policy names its
 * nonce.
 *
 * @param inert As it was parsed.
 * @param report Called with a script that does not run because it has run before.
 * @param type Its new type; left out when its own is JavaScript already.
 */
export function runScript(inert: HTMLScriptElement, report = reportRepeated, type?: string): void {
  const nonce = getPageNonce();
  if (!isAllowed(inert, nonce)) return;
  if (isNew(inert)) inert.replaceWith(revive(inert, nonce, type));
  else report(inert);
}

/**
 * Runs inserted scripts, as `runScript` does. Types other than JavaScript never run.
 *
 * @param scripts As they were parsed, inert.
 * @param report Called with those that do not run because they have run before.
 */
export function runScripts(scripts: Iterable<Element>, report = reportRepeated): void {
  for (const inert of scripts) {
    if (inert instanceof HTMLScriptElement && isJavaScript(inert)) runScript(inert, report);
  }
}
