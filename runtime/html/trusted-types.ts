import { report } from '../page/errors.ts';

/** The part of the Trusted Types API that we use; TypeScript's DOM library does not have it yet. */
interface TrustedPolicy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

const rules: TrustedPolicy = {
  createHTML: (text) => text,
  createScript: (text) => text,
  createScriptURL: (url) => url,
};

let policy: TrustedPolicy | undefined;

// The policy is created on first use and is never `default`, so other strings stay blocked. Without this API,
// `trustedTypes` may be an element with that id.
function getPolicy(): TrustedPolicy {
  const { trustedTypes: factory } = globalThis as { trustedTypes?: Partial<TrustedTypesFactory> };
  const isFactory = typeof factory?.createPolicy === 'function';
  policy ??= isFactory ? createPolicy(factory as TrustedTypesFactory) : rules;
  return policy;
}

// Creation throws when the page's `trusted-types` does not name the policy. Plain strings then work only if
// the browser does not block them.
function createPolicy(factory: TrustedTypesFactory): TrustedPolicy {
  try {
    return factory.createPolicy('archipel', rules);
  } catch (thrown) {
    report(thrown);
    return rules;
  }
}

/**
 * Marks HTML as allowed for a sink. Parsing alone must stay inert: DOMParser or template.
 *
 * @param html HTML of the same origin, or of a bundled library.
 * @returns The same text, as TrustedHTML where the browser knows it.
 */
export function trustedHtml(html: string): string {
  return getPolicy().createHTML(html);
}

/**
 * Marks the text of a script element as allowed.
 *
 * @param text The text of a script that the server wrote.
 * @returns The same text, as TrustedScript where the browser knows it.
 */
export function trustedScript(text: string): string {
  return getPolicy().createScript(text);
}

/**
 * Marks the address of a script element as allowed.
 *
 * @param url The address that the server wrote; the page's policy still decides on its origin.
 * @returns The same text, as TrustedScriptURL where the browser knows it.
 */
export function trustedScriptUrl(url: string): string {
  return getPolicy().createScriptURL(url);
}
