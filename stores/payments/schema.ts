import { nonEmpty, number, object, optional, pipe, string } from 'valibot';

/** What the provider's fields are opened with, as the server got it from the provider. */
export const paymentSession = object({
  id: pipe(string(), nonEmpty()),
  /** Left out on the way back from a bank: the browser has kept it. */
  sessionData: optional(pipe(string(), nonEmpty())),
  environment: pipe(string(), nonEmpty()),
  clientKey: pipe(string(), nonEmpty()),
});

/** An amount in the smallest units of its currency, as the provider writes it. */
export const paymentAmount = object({ value: number(), currency: pipe(string(), nonEmpty()) });
