import { safeUrl } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';

const RESULT = 'redirectResult';
const SESSION = 'sessionId';

/** The query parameters that a bank adds to the return address. */
export interface BankReturn {
  readonly redirectResult: string;
  readonly sessionId: string | undefined;
}

/**
 * Reads the bank's result from the page's address, if there is one.
 *
 * @param address The page's address.
 */
export function readBankReturn(address: URL | Location): BankReturn | undefined {
  const query = new URLSearchParams(address.search);
  const redirectResult = query.get(RESULT);
  return redirectResult ? { redirectResult, sessionId: query.get(SESSION) ?? undefined } : undefined;
}

/** Returns the address without the bank's parameters: a reload must not send them twice. */
export function withoutBankReturn(address: URL): URL {
  const remaining = new URL(address);
  remaining.searchParams.delete(RESULT);
  remaining.searchParams.delete(SESSION);
  return remaining;
}

/**
 * Builds the address after a successful payment.
 *
 * @param returnUrl The address in the page's props.
 * @param ids The ids by which the server looks up the payment at the provider.
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
