import { apiUrl, toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { requestJson } from '#runtime/requests/request-json.ts';
import { reportFailure } from '../api.ts';
import { queueCartWrite } from '../cart/index.ts';
import { isSilentAnswer } from '../silent-answer.ts';

/** What came of it; `message` is the server's. */
export interface CountryOutcome {
  readonly isChanged: boolean;
  /** The answer says nothing: the country may have changed or not. */
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

/** Each press is a write of its own: a key that waits keeps its first. */
let writes = 0;

/**
 * Makes another country the one whose taxes and delivery hold, behind the cart's writes, whose amounts it changes (CHK-06).
 *
 * @param country As the page's select has it.
 * @returns What came of it; never rejects.
 */
export function changeCountry(country: string): Promise<CountryOutcome> {
  writes += 1;
  return new Promise((resolve) => {
    queueCartWrite(`currentcountry ${writes}`, async () => resolve(await write(country)));
  });
}
