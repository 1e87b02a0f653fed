import type { Page } from '@playwright/test';
import { whenIdle } from './test.ts';

/** Returns whether the page has loaded the framework of views. */
export async function hasFramework(page: Page): Promise<boolean> {
  await whenIdle(page);
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const folder = new URL(
    '.',
    scripts.find((name) => name.endsWith('/archipel.js')),
  ).href;
  const answer = await page.request.get(`${folder}manifest.json`);
  const { framework } = (await answer.json()) as { framework: string };
  return scripts.includes(folder + framework);
}
