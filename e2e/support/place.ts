import type { Page } from '@playwright/test';
import { whenIdle } from './test.ts';

/**
 * Places a template of the fixture page, as a script of the page would; what stood there leaves. The nodes move:
 * a cloned script, even of JSON, would be one that no policy has seen.
 *
 * @param page A page with `<template id="…">` elements.
 * @param id The template's id.
 * @param selector Where its content goes.
 */
export async function position(page: Page, id: string, selector = '#place'): Promise<void> {
  await page.evaluate(
    ([name, target]) => {
      const template = document.querySelector<HTMLTemplateElement>(`template#${name}`)!;
      document.querySelector(target)!.replaceChildren(template.content);
    },
    [id, selector] as const,
  );
  await whenIdle(page);
}

/** The steps that the fixture page has noted: name, state, phase. */
export const stepsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { log: string[] }).log);
