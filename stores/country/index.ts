import { apiUrl, toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { reportFailure } from '../api.ts';
import { queueCartWrite } from '../cart/index.ts';
import { isSilentAnswer } from '../silent-answer.ts';

/** The outcome; `message` is the server's. */
export interface CountryOutcome {
  readonly isChanged: boolean;
  /** The answer is empty: the country may have changed or not. */
  readonly isSilent?: boolean;
  readonly message?: string | undefined;
}

async function write(currentCountry: string): Promise<CountryOutcome> {
  const url = apiUrl('/api/v1/salestaxes/currentcountry');
  try {
    const answer = await requestJson(url, { method: 'PUT', body: { currentCountry }, keepalive: true });
    const isSilent = isSilentAnswer(answer);
    return { isChanged: !isSilent, isSilent };
  } catch (thrown) {
    reportFailure(url, toError(thrown));
    return { isChanged: false, message: messageOf(thrown) };
  }
}

/**
 * Number of writes: each change has its own queue key, because a key that already waits would drop the second
 * `run`.
 */
let writes = 0;

/**
 * Changes the country of taxes and delivery, behind the cart's writes, whose amounts depend on it (CHK-06).
 *
 * @param country The value of the page's select.
 * @returns The outcome; never rejects.
 */
export function changeCountry(country: string): Promise<CountryOutcome> {
  writes += 1;
  return new Promise((resolve) => {
    queueCartWrite(`currentcountry ${writes}`, async () => resolve(await write(country)));
  });
}
