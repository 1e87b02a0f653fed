import { object, safeParse, string } from 'valibot';
import type { VatNumber, VatState } from '../rules/vat.ts';

const answerSchema = object({ userError: string() });

/** Who pays for an order does not wait longer for a register. */
const patienceMs = 3_000;

/** Asks whether a number is registered; unknown whenever nobody says yes or no. */
export type AskVies = (vat: VatNumber) => Promise<VatState>;

type Fetch = (address: string, init: RequestInit) => Response | Promise<Response>;

const verdicts: Readonly<Record<string, VatState>> = {
  VALID: 'valid',
  INVALID: 'invalid',
  INVALID_INPUT: 'invalid',
};

// Whoever doesn't listen to the signal, such as a server in this process, is waited for no longer either.
const timeOut = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('VIES has not answered in time.')), {
      once: true,
    }),
  );

/**
 * Makes the shop's way to VIES.
 *
 * @param base The address of the service: `https://ec.europa.eu/taxation_customs/vies` is the real one.
 * @param ask How it is reached.
 */
export function viesAt(base: string, ask: Fetch): AskVies {
  return async ({ country, number }) => {
    const path = `rest-api/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`;
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const answer = await Promise.race([ask(`${base}/${path}`, { signal }), timeOut(signal)]);
      const result = safeParse(answerSchema, await answer.json());
      return (result.success && verdicts[result.output.userError]) || 'unknown';
    } catch {
      return 'unknown';
    }
  };
}
