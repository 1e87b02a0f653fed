import { safeUrl } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';

const RESULT = 'redirectResult';
const SESSION = 'sessionId';

/** What a bank's page adds to the address to which it sends the shopper back. */
export interface BankReturn {
  readonly redirectResult: string;
  readonly sessionId: string | undefined;
}

/**
 * Reads whether the shopper comes back from a bank.
 *
 * @param address The page's address.
 */
export function readBankReturn(address: URL | Location): BankReturn | undefined {
  const query = new URLSearchParams(address.search);
  const redirectResult = query.get(RESULT);
  return redirectResult ? { redirectResult, sessionId: query.get(SESSION) ?? undefined } : undefined;
}

/** The page's address without what the bank has added: a reload must not say it twice. */
export function withoutBankReturn(address: URL): URL {
  const remaining = new URL(address);
  remaining.searchParams.delete(RESULT);
  remaining.searchParams.delete(SESSION);
  return remaining;
}

/**
 * The address to which a payment that is done leads.
 *
 * @param returnUrl As the page gives it.
 * @param ids What the server needs to look it up at the provider.
 * @throws {ArchipelError} For an address of another site.
 */
export function thanksAddress(returnUrl: string, ids: Readonly<Record<string, string | undefined>>): URL {
  const url = safeUrl(returnUrl);
  if (!url) {
    throw new ArchipelError({
      what: `data-return-url="${returnUrl}" is not used.`,
      why: 'Nobody who has paid is sent to another site.',
      how: 'Write an address of this site.',
    });
  }
  for (const [name, value] of Object.entries(ids)) if (value) url.searchParams.set(name, value);
  return url;
}
