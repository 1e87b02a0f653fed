import { nonEmpty, number, object, optional, pipe, string } from 'valibot';

/** The data that opens the provider's fields, as the provider gave it to the server. */
export const paymentSession = object({
  id: pipe(string(), nonEmpty()),
  /** Missing on the way back from a bank: the browser has stored it. */
  sessionData: optional(pipe(string(), nonEmpty())),
  environment: pipe(string(), nonEmpty()),
  clientKey: pipe(string(), nonEmpty()),
});

/** An amount in the smallest unit of its currency, as the provider writes it. */
export const paymentAmount = object({ value: number(), currency: pipe(string(), nonEmpty()) });
