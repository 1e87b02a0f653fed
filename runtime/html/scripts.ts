import { trustedScript, trustedScriptUrl } from '../trusted-types.ts';

const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

const identityOf = (script: HTMLScriptElement) => script.src || script.text;

const isJavaScript = (script: HTMLScriptElement) => JAVASCRIPT.test(script.type.trim());

// What stood in the page before the first swap has run already.
const ran = new Set([...document.scripts].filter(isJavaScript).map(identityOf));

function revive(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) {
    if (name !== 'src' && name !== 'nonce') script.setAttribute(name, value);
  }
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  // Order as written: a script made by a script would be async otherwise.
  script.async = inert.hasAttribute('async');
  if (inert.hasAttribute('src')) script.src = trustedScriptUrl(inert.src);
  else script.text = trustedScript(inert.text);
  return script;
}

/**
 * Runs scripts that were placed, by the rule of `runScripts`.
 *
 * @param scripts As they were parsed, inert.
 */
export function runEach(scripts: Iterable<HTMLScriptElement>): void {
  for (const inert of scripts) {
    const identity = identityOf(inert);
    if (!isJavaScript(inert) || identity === '' || ran.has(identity)) continue;
    ran.add(identity);
    inert.replaceWith(revive(inert));
  }
}

/**
 * Runs the scripts of placed content: once for each address or text, with the page's nonce. Other types never run.
 *
 * @param root Where the content was placed.
 */
export function runScripts(root: ParentNode): void {
  runEach(root.querySelectorAll('script'));
}
