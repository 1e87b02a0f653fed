import type { BrowserContext, Page } from '@playwright/test';
import { KitError } from '../kit-error.ts';
import { resultOf, type MatcherResult } from './result.ts';

/** Finds buttons that nothing answers without scripts. It is sent to the browser as text. */
function findDeadControls(): string[] {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isAlive = (button: HTMLButtonElement | HTMLInputElement) =>
    button.disabled ||
    button.closest('summary') !== null ||
    button.hasAttribute('popovertarget') ||
    button.hasAttribute('commandfor') ||
    (button.form !== null && button.type !== 'button');
  const controls = document.querySelectorAll<HTMLButtonElement>('button, input[type="button"]');
  const links = document.querySelectorAll('a:not([href])[role="button"]');
  return [...[...controls].filter((control) => !isAlive(control)), ...links]
    .filter(isVisible)
    .map((control) => `${control.outerHTML.split('>')[0]!}>${control.textContent.trim().slice(0, 40)}`);
}

/** Reads which islands show something. It is sent to the browser as text. */
function readShown(): { name: string; isShown: boolean }[] {
  const isShown = (host: HTMLElement) =>
    host.checkVisibility({ visibilityProperty: true }) &&
    (host.innerText.trim() !== '' ||
      host.querySelector('img, picture, video, iframe, input, select, textarea, svg') !== null);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].map((host) => ({
    name: host.dataset['island']!,
    isShown: isShown(host),
  }));
}

/** Returns whether a script of the library has run. It is sent to the browser as text. */
const hasRun = () => document.querySelector('[data-island-state]') !== null;

async function openPlain(page: Page, context: BrowserContext): Promise<Page> {
  const plain = await context.newPage();
  const answer = await plain.goto(page.url());
  if (!answer?.ok())
    throw new KitError(
      `${page.url()} answers ${answer?.status() ?? 'nothing'} to a browser without JavaScript.`,
    );
  // Firefox by WebDriver BiDi runs scripts in such a context, too.
  if (await plain.evaluate(hasRun))
    throw new KitError(
      'toWorkWithoutScript: this browser runs scripts although it is not to. Use Chromium, WebKit or Playwright’s own Firefox.',
    );
  return plain;
}

async function describeFaults(page: Page, plain: Page): Promise<string[]> {
  const text = await plain.locator('body').innerText();
  if (text.trim() === '') return ['The page is empty.'];
  const dead = await plain.evaluate(findDeadControls);
  const before = await page.evaluate(readShown);
  const after = await plain.evaluate(readShown);
  const names = before.filter(({ isShown }) => isShown).map(({ name }) => name);
  const shown = new Set(after.filter(({ isShown }) => isShown).map(({ name }) => name));
  const missing = [...new Set(names.filter((name) => !shown.has(name)))];
  return [
    ...dead.map((control) => `Without JavaScript nothing answers ${control}.`),
    ...missing.map((name) => `Without JavaScript the island ${name} shows nothing.`),
  ];
}

/**
 * Expects that a page is of use without JavaScript: its islands show something, and no button is dead.
 *
 * @param page The page, with its scripts.
 * @param steps Steps of the visitor on the same page without scripts.
 */
export async function toWorkWithoutScript(
  this: { readonly isNot: boolean },
  page: Page,
  steps?: (plain: Page) => Promise<void>,
): Promise<MatcherResult> {
  const browser = page.context().browser();
  if (!browser) throw new KitError('toWorkWithoutScript needs a browser that opens further contexts.');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  try {
    const plain = await openPlain(page, context);
    const faults = await describeFaults(page, plain);
    if (faults.length === 0) await steps?.(plain);
    return resultOf(
      faults.length === 0,
      faults.length === 0 ? 'The page works without JavaScript.' : faults.join('\n'),
    );
  } finally {
    await context.close();
  }
}
