import type { Cell } from './cell.ts';

/** Closes what lies over the page, as a visitor does before the next try. */
export async function recover({ page }: Cell): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await page.locator('dialog[open]').count()) === 0) return;
    await page.keyboard.press('Escape');
    await page
      .waitForFunction(() => !document.querySelector('dialog[open]'), undefined, { timeout: 1_000 })
      .catch(() => {});
  }
}
