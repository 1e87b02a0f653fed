import { ArchipelError } from '#runtime/page/archipel-error.ts';
import type { PaymentSession } from '#stores/payments';

const PREFIX = /^[a-z]+_/i;

/** Keys and session data must never appear in a console; the prefix of a key is safe. */
const SECRET = /\b(test_|live_|local_|pub\.v\d+\.)[\w.-]+|[\w+/=-]{40,}/gi;

const textOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(SECRET, (_secret, prefix: string | undefined) => `${prefix ?? ''}…`);
};

const ADVICE =
  'A key that begins with test_ belongs to the environment "test", one with live_ to a live environment. With `urls` of a ' +
  'stand-in the key begins with local_, and each address contains /checkoutshopper/.';

/**
 * Explains to developers why a session could not be opened, without secrets.
 *
 * @param error The error of the provider's library.
 * @param session The session.
 */
export function explainOpenFailure(
  error: unknown,
  { clientKey, environment }: PaymentSession,
): ArchipelError {
  const prefix = PREFIX.exec(clientKey)?.[0] ?? '';
  return new ArchipelError({
    what: 'The payment session could not be opened, so the card’s fields are not shown.',
    why: `${textOf(error)} (key ${prefix}…, environment ${JSON.stringify(environment)})`,
    how: ADVICE,
  });
}
