import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openPage } from '../../support/browser.mjs';
import { readManifest, readProduct } from '../../support/product.mjs';

/*
 * A visitor accepts all cookies, once without a policy and once under nonces and Trusted Types (any of their
 * policies may be created). Three scripts wait for consent: one inline, one by address, and one that arrives
 * after the choice.
 */

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const NONCE = 'bench';
const STRICT = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'`;

export const name = 'consent';
export const reference = 'Archipel';
export const packages = ['vanilla-cookieconsent', 'klaro'];

const shipped = (file) => readFileSync(join(PACKAGES, file));

/** The markup of each system, as its documentation says; `gate` marks a script that waits. */
const SYSTEMS = [
  {
    system: reference,
    module: 'archipel',
    head: `<link rel="stylesheet" href="/archipel/archipel.css"><script type="module" nonce="${NONCE}" src="/archipel/archipel.js"></script>
<script type="application/json" id="archipel-config">{"consent":{"stamp":"1"}}</script>`,
    body: `<section class="ar-cookie-banner" data-island="cookie-banner" aria-label="Cookies"><form method="post"><button name="choice" value="accept">Accept</button><button name="choice" value="decline">Decline</button></form></section>`,
    accept: '[data-island="cookie-banner"] [value="accept"]',
    gate: 'type="text/plain" data-consent="statistics"',
    source: 'src',
  },
  {
    system: 'cookieconsent',
    module: 'cookieconsent',
    files: {
      'cookieconsent.js': 'vanilla-cookieconsent/dist/cookieconsent.umd.js',
      'cookieconsent.css': 'vanilla-cookieconsent/dist/cookieconsent.css',
    },
    head: `<link rel="stylesheet" href="/cookieconsent/cookieconsent.css"><script nonce="${NONCE}" src="/cookieconsent/cookieconsent.js"></script>`,
    end: `CookieConsent.run({ categories: { necessary: { readOnly: true }, statistics: {} }, language: { default: 'en', translations: { en: {
      consentModal: { title: 'Cookies', acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Decline', showPreferencesBtn: 'Choose' },
      preferencesModal: { title: 'Cookies', acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Decline', savePreferencesBtn: 'Save', sections: [{ title: 'Statistics', linkedCategory: 'statistics' }] } } } } });`,
    accept: '#cc-main [data-role="all"]',
    byScript: `CookieConsent.acceptCategory('all')`,
    gate: 'type="text/plain" data-category="statistics"',
    source: 'src',
  },
  {
    system: 'klaro',
    module: 'klaro',
    files: { 'klaro.js': 'klaro/dist/klaro-no-css.js', 'klaro.css': 'klaro/dist/klaro.min.css' },
    head: `<link rel="stylesheet" href="/klaro/klaro.css"><script nonce="${NONCE}">window.klaroConfig = { lang: 'en', acceptAll: true, translations: { en: { purposes: { statistics: 'Statistics' } } }, services: [{ name: 'statistics', purposes: ['statistics'], title: 'Statistics' }] };</script>
<script defer nonce="${NONCE}" src="/klaro/klaro.js"></script>`,
    accept: '.klaro .cm-btn-success',
    byScript: `{ const manager = klaro.getManager(); manager.changeAll(true); manager.saveAndApplyConsents(); }`,
    gate: 'type="text/plain" data-type="application/javascript" data-name="statistics"',
    source: 'data-src',
  },
];

const gated = ({ gate, source }) => ({
  now: `<script ${gate} nonce="${NONCE}">ran.push('inline')</script><script ${gate} nonce="${NONCE}" ${source}="/gated.js"></script>`,
  later: `<script ${gate} nonce="${NONCE}">ran.push('later')</script>`,
});

function writePage(one) {
  const { now, later } = gated(one);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consent</title><link rel="icon" href="data:,">
<script nonce="${NONCE}">window.ran = []; window.violations = 0; addEventListener('securitypolicyviolation', () => (violations += 1));</script>
${one.head}</head><body>${one.body ?? ''}<main data-page><h1>Consent</h1>${now}<template>${later}</template></main>
${one.end ? `<script nonce="${NONCE}">addEventListener('load', () => { ${one.end} })</script>` : ''}</body></html>`;
}

const pathOf = ({ module }, policy) => `/page/${module}/${policy}`;

/** Returns all files of the pages by address. */
export function publish() {
  const files = new Map([['/gated.js', { body: "ran.push('address')" }]]);
  for (const [file, body] of readProduct('preact')) files.set(`/archipel/${file}`, { body });
  for (const one of SYSTEMS) {
    for (const [file, path] of Object.entries(one.files ?? {}))
      files.set(`/${one.module}/${file}`, { body: shipped(path) });
    const body = writePage(one);
    files.set(pathOf(one, 'none'), { body });
    files.set(pathOf(one, 'strict'), { body, headers: { 'content-security-policy': STRICT } });
  }
  return files;
}

const weigh = (bytes) => brotliCompressSync(bytes).length;

// Archipel's entry has other tasks too, so only the consent service counts.
function weighConsent() {
  const { files, islands } = readManifest('preact');
  return files[islands.consent.js].brotli;
}

async function accept(page, { accept: button, byScript }) {
  const shown = await page.waitForSelector(button, { timeout: 2_000 }).catch(() => undefined);
  if (shown) await shown.click();
  else if (byScript) await page.evaluate(byScript).catch(() => {});
  return Number(Boolean(shown));
}

// An ajax response, moved out of a template and not parsed from text, so that Trusted Types do not block it.
async function bringLater(page) {
  await page.evaluate(() =>
    document.querySelector('main').append(document.querySelector('template').content),
  );
}

/** Waits up to one second until `count` scripts have run; blocked scripts never run. */
const untilRan = (page, count) =>
  page.waitForFunction((wanted) => new Set(ran).size >= wanted, count, { timeout: 1_000 }).catch(() => {});

async function visit(browser, origin, one, policy) {
  const { page, close } = await openPage(browser);
  const sent = { js: 0, css: 0 };
  page.on('response', async (response) => {
    const kind = /^\/(?:archipel|cookieconsent|klaro)\/.*\.(js|css)$/.exec(
      new URL(response.url()).pathname,
    )?.[1];
    if (!kind || sent.isOver) return;
    // The body is awaited before the addition: parallel responses would overwrite each other's sum.
    const bytes = weigh(await response.body());
    sent[kind] += bytes;
  });
  await page.goto(origin + pathOf(one, policy), { waitUntil: 'networkidle' });
  const { js, css } = sent;
  sent.isOver = true;
  const isShown = await accept(page, one);
  await untilRan(page, 2);
  await bringLater(page);
  await untilRan(page, 3);
  const ran = await page.evaluate(() => new Set(ran).size);
  const violations = await page.evaluate('violations');
  await close();
  return { js, css, isShown, ran, violations };
}

/** Visits each system's page without a policy and under the strict one. */
export async function measure(browser, origin) {
  const values = [];
  for (const one of SYSTEMS) {
    const loose = await visit(browser, origin, one, 'none');
    const strict = await visit(browser, origin, one, 'strict');
    const add = (metric, value, unit = '') => values.push({ system: one.system, metric, unit, value });
    add('JavaScript before a press', loose.js, 'B');
    add('of it for consent', one.files ? loose.js : weighConsent(), 'B');
    add('CSS', loose.css, 'B');
    add('scripts run of 3, no policy', loose.ran);
    add('banner shown, strict', strict.isShown);
    add('scripts run of 3, strict', strict.ran);
    add('violations, strict', strict.violations);
  }
  return values;
}
