import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openPage } from '../../support/browser.mjs';
import { filesOfLayers, readProduct } from '../../support/product.mjs';
import { PICTURE, SELECT_KEYS, SYSTEMS } from '../behaviours.mjs';

/*
 * Features that otherwise need a library each: reveal on scroll, parallax, lazy pictures, a styled select, a
 * date field. Each one is on the same long page, scrolled and used by keyboard, under the policy that this
 * project recommends.
 */

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const NONCE = 'bench';
const STRICT = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'`;

export const name = 'behaviours';
export const reference = 'Archipel';
export const packages = ['aos', 'rellax', 'lazysizes', 'select2', 'flatpickr'];

const shipped = (file) => readFileSync(join(PACKAGES, file));

const OURS =
  '<link rel="stylesheet" href="/archipel/archipel.css"><script type="module" src="/archipel/archipel.js"></script>';
const pathOf = ({ system }, policy) => `/page/${system.replaceAll(' ', '-')}/${policy}`;
const addressOf = (file) => `/peer/${file}`;

function headOf({ parts, files = {} }) {
  if (parts) return OURS;
  return Object.keys(files)
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${addressOf(file)}">`
        : `<script nonce="${NONCE}" src="${addressOf(file)}"></script>`,
    )
    .join('');
}

const writePage = (
  one,
) => `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css"><script nonce="${NONCE}">window.shift = 0; window.violations = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
addEventListener('securitypolicyviolation', () => (violations += 1));</script>
${headOf(one)}</head><body><main data-page><h1>Bench</h1>${one.body}<p>end</p></main>
${one.end ? `<script nonce="${NONCE}">try { ${one.end} } catch {}</script>` : ''}</body></html>`;

const PAGE_CSS =
  'body { margin: 1rem; } .far { block-size: 2000px; } .frame { block-size: 300px; overflow: clip; } .frame img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>';

/** Returns all files of the pages by address. */
export function publish() {
  const files = new Map([
    ['/page.css', { body: PAGE_CSS }],
    [PICTURE, { body: SVG, headers: { 'content-type': 'image/svg+xml' } }],
  ]);
  for (const [file, body] of readProduct('preact')) files.set(`/archipel/${file}`, { body });
  for (const one of SYSTEMS) {
    for (const [file, path] of Object.entries(one.files ?? {}))
      files.set(addressOf(file), { body: shipped(path) });
    const body = writePage(one);
    files.set(pathOf(one, 'none'), { body });
    files.set(pathOf(one, 'strict'), { body, headers: { 'content-security-policy': STRICT } });
  }
  return files;
}

const weigh = (bytes) => brotliCompressSync(bytes).length;

const filesOf = ({ parts, files = {} }) =>
  parts ? filesOfLayers(parts) : Object.entries(files).map(([file, path]) => [file, shipped(path)]);

const weighKind = (one, ending) =>
  filesOf(one)
    .filter(([file]) => file.endsWith(ending))
    .reduce((sum, [, bytes]) => sum + weigh(bytes), 0);

/** Scrolls through the page; returns the widest strip in px that the picture left empty in its frame. */
const toTheEnd = (page) =>
  page.evaluate(async () => {
    const frame = document.querySelector('.frame');
    let gap = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const outer = frame?.getBoundingClientRect();
      if (!outer || outer.bottom < 0 || outer.top > innerHeight) continue;
      const inner = frame.firstElementChild.getBoundingClientRect();
      gap = Math.max(gap, inner.top - outer.top, outer.bottom - inner.bottom);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return frame ? Math.round(gap) : undefined;
  });

/** Returns how many keys of a select have the expected result. */
async function countKeys(page, tests) {
  await page.evaluate(`document.querySelector('label').click()`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  let right = await page.evaluate(`{ ${tests}; Number(box()?.contains(document.activeElement) ?? false) }`);
  for (const [key, test] of SELECT_KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
    right += Number(await page.evaluate(`{ ${tests}; box() ? ${test} : false }`).catch(() => false));
  }
  return right;
}

/** Returns 1 if a click shows the calendar, otherwise 0. */
async function opensCalendar(page, { press, shown }) {
  await page.locator('#d').dispatchEvent('pointermove');
  const pressed = page.locator(press).click({ timeout: 3_000 });
  const visible = pressed.then(() => page.locator(shown).waitFor({ timeout: 3_000 }));
  return visible.then(
    () => 1,
    () => 0,
  );
}

async function visit(browser, origin, one, policy) {
  const { page, close } = await openPage(browser);
  await page.goto(origin + pathOf(one, policy), { waitUntil: 'networkidle' });
  const gap = await toTheEnd(page);
  const shift = await page.evaluate('shift');
  const keys = one.tests ? await countKeys(page, one.tests) : undefined;
  const opens = one.opens ? await opensCalendar(page, one.opens) : undefined;
  const violations = await page.evaluate('violations');
  await close();
  return { shift, gap, keys, opens, violations };
}

/** Returns how many elements remain invisible when the script never loads. */
async function hiddenWithoutScript(browser, origin, one) {
  const { page, close } = await openPage(browser);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(origin + pathOf(one, 'none'), { waitUntil: 'networkidle' });
  const hidden = await page
    .locator('main *')
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity === '0').length);
  await close();
  return hidden;
}

/** Opens, scrolls and uses each system's page, without a policy and under the strict one. */
export async function measure(browser, origin) {
  const values = [];
  for (const one of SYSTEMS) {
    const loose = await visit(browser, origin, one, 'none');
    const strict = await visit(browser, origin, one, 'strict');
    const add = (metric, value, unit = '') => {
      if (value !== undefined) values.push({ system: one.system, metric, unit, value });
    };
    add('JavaScript of its own', weighKind(one, '.js'), 'B');
    add('CSS', weighKind(one, '.css'), 'B');
    add('layout shift', loose.shift);
    add('hidden without its script', await hiddenWithoutScript(browser, origin, one));
    add('empty edge', loose.gap, 'px');
    add('keys of 5', loose.keys);
    add('keys of 5, strict', strict.keys);
    add('calendar opens', loose.opens);
    add('calendar opens, strict', strict.opens);
    add('violations, strict', strict.violations);
  }
  return values;
}
