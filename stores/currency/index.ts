import { nullish, object, string } from 'valibot';
import { getSite } from '#runtime/page/page.ts';
import { toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { requestApi, reportFailure } from '../api.ts';
import { queueCartWrite, notifyCartTabs } from '../cart/index.ts';

const answerSchema = object({
  ResponseCode: string(),
  ReasonType: nullish(string()),
  ReasonResourceKey: nullish(string()),
});

/** What came of it; `key` names the server's words. */
export interface CurrencyOutcome {
  readonly kind: 'done' | 'warning' | 'rejected';
  readonly key: string;
  /** The server's own sentence, where it has refused the call. */
  readonly message?: string | undefined;
}

async function write(currency: string, isForced: boolean): Promise<CurrencyOutcome> {
  const code = encodeURIComponent(currency);
  const url = `${getSite()}api/v1/currencyconverter/currency/changeto/${code}${isForced ? '/true' : ''}`;
  try {
    const answer = await requestApi(answerSchema, url, { method: 'POST' });
    const { ResponseCode, ReasonType, ReasonResourceKey } = answer;
    if (ResponseCode === 'OK') {
      // Other tabs show prices beside the cart's, which no store reads anew.
      notifyCartTabs('currency');
      return { kind: 'done', key: '' };
    }
    return { kind: ReasonType === 'warning' ? 'warning' : 'rejected', key: ReasonResourceKey ?? '' };
  } catch (thrown) {
    reportFailure(url, toError(thrown));
    return { kind: 'rejected', key: '', message: messageOf(thrown) };
  }
}

let writes = 0;

/**
 * Asks for another currency, behind the cart's writes, whose amounts it changes (CUR-01).
 *
 * @param currency Its code.
 * @param isForced After the visitor has said yes to a warning.
 * @returns What came of it; never rejects.
 */
export function changeCurrency(currency: string, isForced = false): Promise<CurrencyOutcome> {
  writes += 1;
  return new Promise((resolve) => {
    queueCartWrite(`currency ${writes}`, async () => resolve(await write(currency, isForced)));
  });
}
