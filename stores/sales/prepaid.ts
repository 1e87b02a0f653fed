import { apiUrl, report, safeUrl, toError } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { safeParse } from 'valibot';
import { addByCall, type AddOutcome } from '../cart/index.ts';
import { nextAddress } from './schema.ts';

/** What came of adding credit; `next` is where to go on, of this site, when the server has said so. */
export interface CreditOutcome extends AddOutcome {
  readonly next?: URL | undefined;
}

const PATH = '/api/v1/sales/prepaidaccounts/addtocart';

// An answer that leads nowhere of ours does not say that credit was added: the cart is asked.
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

// Text that is no JSON comes with a success: it is an answer, although it makes no sense.
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
 * Puts credit of a prepaid account into the cart, behind the cart's other writes (SAL-04). Never repeated: a second call
 * would add a second time.
 *
 * @param PrepaidAccountId The account.
 * @param Quantity How much, as it was typed; not empty.
 * @returns What came of it; never rejects.
 */
export async function addCredit(PrepaidAccountId: string, Quantity: string): Promise<CreditOutcome> {
  let next: URL | undefined;
  const outcome = await addByCall(async () => {
    next = readNext(await requestSale({ PrepaidAccountId, Quantity }));
    return { isAdded: next !== undefined };
  });
  return { ...outcome, next };
}
