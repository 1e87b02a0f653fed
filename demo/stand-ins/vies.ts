import { Hono } from 'hono';
import type { TestValue } from '../rules/form.ts';

/*
 * The European service that knows who is registered for VAT, for a network that does not reach it. It speaks the protocol of
 * VIES (`rest-api/ms/{country}/vat/{number}`), and takes the numbers of its test service: 100 is registered, 200 is not, 300
 * is a service that is down, 301 a country whose register is, 302 one that answers too late. 303 is an answer that is none.
 */

const slowMs = 5_000;

/** Right by their digits, but given back: nobody trades under them any more. */
const ended: readonly string[] = ['BE0428759497', 'NL004495445B01'];

const troubles: Readonly<Record<string, string>> = {
  300: 'SERVICE_UNAVAILABLE',
  301: 'MS_UNAVAILABLE',
  302: 'TIMEOUT',
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function isRegistered(testValue: TestValue, country: string, number: string): Promise<boolean> {
  if (number === '100') return true;
  if (ended.includes(country + number)) return false;
  const input = { name: 'number', params: { country }, others: {} };
  return (await testValue('vat', country + number, input)) === true;
}

const answerOf = (number: string, isValid: boolean, userError: string) => ({
  isValid,
  requestDate: new Date().toISOString(),
  userError,
  name: isValid ? 'ENTREPRISE DE DÉMONSTRATION' : '---',
  address: '---',
  requestIdentifier: '',
  originalVatNumber: number,
  vatNumber: number,
});

/** The stand-in, as a server of its own: a shop asks it as it would ask the real one. */
export function viesStandIn(testValue: TestValue): Hono {
  const app = new Hono();
  app.get('/rest-api/ms/:country/vat/:number', async (c) => {
    const { country, number } = c.req.param();
    const trouble = troubles[number];
    if (number === '302') await sleep(slowMs);
    if (number === '303') return c.html('<h1>Maintenance</h1>');
    if (trouble) return c.json(answerOf(number, false, trouble));
    const isValid = await isRegistered(testValue, country, number);
    return c.json(answerOf(number, isValid, isValid ? 'VALID' : 'INVALID'));
  });
  return app;
}
