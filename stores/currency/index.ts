import { getSite } from '#runtime/page/page.ts';
import { toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { requestApi, reportFailure } from '../api.ts';
import { queueCartWrite, notifyCartTabs } from '../cart/index.ts';
import { currencyAnswer } from './schema.ts';

/** The outcome; `key` names the server's message in the string resources. */
export interface CurrencyOutcome {
  readonly kind: 'done' | 'warning' | 'rejected';
  readonly key: string;
  /** The server's own message when it has rejected the call. */
  readonly message?: string | undefined;
}

async function write(currency: string, isForced: boolean): Promise<CurrencyOutcome> {
  const code = encodeURIComponent(currency);
  const url = `${getSite()}api/v1/currencyconverter/currency/changeto/${code}${isForced ? '/true' : ''}`;
  try {
    const answer = await requestApi(currencyAnswer, url, { method: 'POST' });
    const { ResponseCode, ReasonType, ReasonResourceKey } = answer;
    if (ResponseCode === 'OK') {
      // Other tabs are notified, because no store reads prices outside the cart again.
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
 * Changes the currency, behind the cart's writes, whose amounts depend on it (CUR-01).
 *
 * @param currency Its code.
 * @param isForced True after the visitor has confirmed a warning.
 * @returns The outcome; never rejects.
 */
export function changeCurrency(currency: string, isForced = false): Promise<CurrencyOutcome> {
  writes += 1;
  return new Promise((resolve) => {
    queueCartWrite(`currency ${writes}`, async () => resolve(await write(currency, isForced)));
  });
}
