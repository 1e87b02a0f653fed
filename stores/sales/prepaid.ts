import { apiUrl, report, safeUrl, toError } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { safeParse } from 'valibot';
import { addByCall, type AddOutcome } from '../cart/index.ts';
import { nextAddress } from './schema.ts';

/** The outcome of adding credit; `next` is the next page, an address of this site from the server's answer. */
export interface CreditOutcome extends AddOutcome {
  readonly next?: URL | undefined;
}

const PATH = '/api/v1/sales/prepaidaccounts/addtocart';

// An answer without an address of this site does not confirm the addition: the cart is read instead.
function readNext(answer: unknown): URL | undefined {
  const result = safeParse(nextAddress, answer);
  const next = result.success && result.output ? safeUrl(result.output) : undefined;
  if (next) return next;
  const error = new ArchipelError({
    what: `The answer of ${PATH} leads nowhere: ${JSON.stringify(answer)?.slice(0, 80) ?? 'nothing'}.`,
    why: 'It is no address of this site.',
    how: 'Answer with an address of this site as JSON text, such as "/fr/shoppingcarts".',
  });
  report(error);
  return undefined;
}

// A successful answer that is no JSON counts as an answer, though an invalid one.
async function requestSale(body: object): Promise<unknown> {
  try {
    return await requestJson(apiUrl(PATH), { method: 'POST', body, keepalive: true });
  } catch (thrown) {
    const error = toError(thrown);
    if (error instanceof RequestError && error.kind === 'type' && error.status < 400) return error.body;
    throw error;
  }
}

/**
 * Adds credit of a prepaid account to the cart, behind the cart's other writes (SAL-04). Never repeated: a
 * second call would add a second time.
 *
 * @param PrepaidAccountId The account.
 * @param Quantity The amount as typed; not empty.
 * @returns The outcome; never rejects.
 */
export async function addCredit(PrepaidAccountId: string, Quantity: string): Promise<CreditOutcome> {
  let next: URL | undefined;
  const outcome = await addByCall(async () => {
    next = readNext(await requestSale({ PrepaidAccountId, Quantity }));
    return { isAdded: next !== undefined };
  });
  return { ...outcome, next };
}
