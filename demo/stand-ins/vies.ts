import { Hono } from 'hono';
import type { TestValue } from '../rules/form.ts';

/*
 * Stand-in for VIES (`rest-api/ms/{country}/vat/{number}`), with the numbers of its test service: 100 valid,
 * 200 invalid, 300 service down, 301 country's register down, 302 too slow, 303 an unreadable response.
 */

const slowMs = 5_000;

/** Numbers with valid digits that are no longer registered. */
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

/** Creates the stand-in as its own server; a shop queries it like the real one. */
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
