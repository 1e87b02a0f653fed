import { toError } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { reportFailure } from '../api.ts';
import { queueCartWrite } from '../cart/index.ts';
import { fetchVat, type VatQuestion } from './api.ts';
import { $checkoutRecord, updateCheckout } from './record.ts';
import { vatKey, vatStateOf, type VatVerdict } from './vat-state.ts';

/** A question that waits for its turn, and whoever waits for the answer. */
interface VatCheck {
  readonly question: VatQuestion;
  readonly resolve: (verdict: VatVerdict | undefined) => void;
}

// The server knows one number of the order: the last that it was asked about.
let last: VatVerdict | undefined;
let waiting: VatCheck | undefined;

const setChecking = (isChecking: boolean) => updateCheckout((record) => ({ ...record, isChecking }));

async function checkNumber(question: VatQuestion): Promise<VatVerdict | undefined> {
  // Until it has answered nobody knows which number the server has.
  last = undefined;
  try {
    const { IsVATValidWebService, ErrorMessage } = await fetchVat(question);
    const key = vatKey(question.vat, question.countryId);
    last = { key, state: vatStateOf(IsVATValidWebService), message: ErrorMessage ?? '' };
  } catch (thrown) {
    const error = toError(thrown);
    reportFailure(error instanceof RequestError ? error.url : '', error);
  }
  return last;
}

async function runCheck(): Promise<void> {
  const check = waiting;
  waiting = undefined;
  if (!check) return;
  const verdict = await checkNumber(check.question);
  const isNewest = waiting === undefined;
  if (isNewest) setChecking(false);
  check.resolve(isNewest ? verdict : undefined);
}

/**
 * What was said of a number, if it is the last that was asked about: it need not be asked again, and the page that has come since
 * then knows it (T6).
 */
export function knownVat(vat: string, countryId: string): VatVerdict | undefined {
  const isLast = last?.key === vatKey(vat, countryId) && last.state !== 'unknown';
  return isLast && !$checkoutRecord.get().isChecking ? last : undefined;
}

/** Forgets what was said: the number was taken off the order. */
export function forgetVat(): void {
  last = undefined;
}

/**
 * Asks the page's service about a VAT number (CHK-04), behind what else of the order is being saved, such as its country; of
 * several that wait the newest is asked.
 *
 * @param question The number, its country, and where to ask.
 * @returns The verdict; nothing when a newer question has come, or nobody has answered, which is no state.
 */
export function checkVat(question: VatQuestion): Promise<VatVerdict | undefined> {
  setChecking(true);
  return new Promise((resolve) => {
    waiting?.resolve(undefined);
    waiting = { question, resolve };
    queueCartWrite('vat', runCheck);
  });
}
