import type { Page } from '@playwright/test';

/** Opens the address of a page in a context without JavaScript, which ends with that of the page. */
export async function openPlain(page: Page): Promise<Page> {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  page.once('close', () => void context.close());
  const plain = await context.newPage();
  await plain.goto(page.url());
  return plain;
}
