import { removeAttribute, querySelectorAll, getAttribute } from '../dom/safe.ts';

/** HTML of an answer, and the policy that it came with. */
export interface ArrivedHtml {
  readonly text: string;
  /** The header `Content-Security-Policy`; undefined when none of its scripts may run. */
  readonly policy?: string;
}

const NONCE = /'nonce-([^']+)'/g;

const nonceOf = (element: Element) => getAttribute(element, 'nonce') ?? '';

const noncesIn = (policy: string) => [...policy.matchAll(NONCE)].map(([, nonce]) => nonce!);

// A page without a policy is trusted by the nonce of its first script, which comes before any visitor's
// content.
function nonceWritten(page: Document): string[] {
  const [first] = querySelectorAll(page, 'script[nonce]');
  return first ? [nonceOf(first)] : [];
}

/** Returns the nonce of the shown page's scripts; empty when they have none. */
export const getPageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * Removes nonces that the answer's own policy does not name: an injected script has none or a wrong one, and must not
 * run by a visit when it would not run by a full load. Decision 72.
 *
 * @param root The parsed content.
 * @param policy The policy that came with it.
 * @param page The whole document, where the answer was one: without a policy the nonce of its first script counts.
 */
export function dropForeignNonces(root: Node, policy: string, page?: Document): void {
  // The shorter of page and content is searched first: an amount of a cart's line is short, an arriving page is not.
  if (page && !getPageNonce()) return;
  const withNonce = querySelectorAll(root, '[nonce]');
  if (withNonce.length === 0 || !getPageNonce()) return;
  const named = noncesIn(policy);
  const own = policy || !page ? named : nonceWritten(page);
  for (const element of withNonce) {
    if (!own.includes(nonceOf(element))) removeAttribute(element, 'nonce');
  }
}
