import { object, safeParse, string } from 'valibot';
import type { VatNumber, VatState } from '../rules/vat.ts';

const answerSchema = object({ userError: string() });

/** Time in ms that an order waits for VIES. */
const patienceMs = 3_000;

/** Requests whether a VAT number is registered; unknown without a clear response. */
export type QueryVies = (vat: VatNumber) => Promise<VatState>;

type Fetch = (address: string, init: RequestInit) => Response | Promise<Response>;

const verdicts: Readonly<Record<string, VatState>> = {
  VALID: 'valid',
  INVALID: 'invalid',
  INVALID_INPUT: 'invalid',
};

// A server that ignores the signal, such as one in this process, must not delay the order either.
const timeOut = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('VIES has not answered in time.')), {
      once: true,
    }),
  );

/**
 * Creates the function that queries VIES.
 *
 * @param base Address of the service: `https://ec.europa.eu/taxation_customs/vies` is the real one.
 * @param send Sends the request.
 */
export function viesAt(base: string, send: Fetch): QueryVies {
  return async ({ country, number }) => {
    const path = `rest-api/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`;
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const answer = await Promise.race([send(`${base}/${path}`, { signal }), timeOut(signal)]);
      const result = safeParse(answerSchema, await answer.json());
      return (result.success && verdicts[result.output.userError]) || 'unknown';
    } catch {
      return 'unknown';
    }
  };
}
