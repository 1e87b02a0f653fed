import { toError } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { reportFailure } from '../api.ts';
import { queueCartWrite } from '../cart/index.ts';
import { fetchVat, type VatQuestion } from './api.ts';
import { $checkoutRecord, updateCheckout } from './record.ts';
import { vatKey, vatStateOf, type VatVerdict } from './vat-state.ts';

/** A VAT check in the write queue, and the promise of its caller. */
interface VatCheck {
  readonly question: VatQuestion;
  readonly resolve: (verdict: VatVerdict | undefined) => void;
}

// The server has one number of the order: the last one checked.
let last: VatVerdict | undefined;
let waiting: VatCheck | undefined;

const setChecking = (isChecking: boolean) => updateCheckout((record) => ({ ...record, isChecking }));

async function checkNumber(question: VatQuestion): Promise<VatVerdict | undefined> {
  // The server's number is unknown until the answer.
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
 * Returns the verdict of a number if it is the last one checked: it needs no new request, and the server used
 * it for pages loaded since (T6).
 */
export function knownVat(vat: string, countryId: string): VatVerdict | undefined {
  const isLast = last?.key === vatKey(vat, countryId) && last.state !== 'unknown';
  return isLast && !$checkoutRecord.get().isChecking ? last : undefined;
}

/** Forgets the verdict: the number was removed from the order. */
export function forgetVat(): void {
  last = undefined;
}

/**
 * Checks a VAT number with the page's service (CHK-04), after pending writes of the order such as its country.
 * Of several waiting checks only the newest is sent.
 *
 * @param question The number, its country, and the address of the service.
 * @returns The verdict; undefined when a newer check superseded it or there was no answer.
 */
export function checkVat(question: VatQuestion): Promise<VatVerdict | undefined> {
  setChecking(true);
  return new Promise((resolve) => {
    waiting?.resolve(undefined);
    waiting = { question, resolve };
    queueCartWrite('vat', runCheck);
  });
}
