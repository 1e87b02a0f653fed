import { paymentSettings } from './http/payment-settings.ts';
import type { TestValue } from './rules/form.ts';
import { startDemo } from './server.ts';

const defaultPort = 4173;

const port = Number(process.env['PORT'] ?? defaultPort);

/** The library's validation rules, built for Node: the same as in the page. */
const rules = new URL('rules.mjs', import.meta.url).href;
const { testValue } = (await import(rules)) as { testValue: TestValue };

// Each port has its own file, so that a second shop (of tests, for example) doesn't replace the first one's.
const dataFile = `demo/.data/shop-${port}.db`;
const { DEMO_ORIGIN: origin = '', DEMO_SWITCHES, VIES_URL: viesUrl } = process.env;
const hasSwitches = DEMO_SWITCHES === '1';
const payments = paymentSettings(process.env);
const { url } = await startDemo({ port, testValue, dataFile, origin, hasSwitches, viesUrl, payments });

console.log(`Shop:       ${url}/fr`);
console.log(`Styleguide: ${url}/styleguide/`);
