import type { Page } from '@playwright/test';
import { whenIdle } from './test.ts';

/**
 * Replaces the content of an element by a template's, as a script of the page would. The nodes move: the
 * scripts of a clone, even of JSON, would be new to the policy.
 *
 * @param page A page with `<template id="…">` elements.
 * @param selector Selector of the element.
 */
export async function insertTemplate(page: Page, id: string, selector = '#place'): Promise<void> {
  await page.evaluate(
    ([name, target]) => {
      const template = document.querySelector<HTMLTemplateElement>(`template#${name}`)!;
      document.querySelector(target)!.replaceChildren(template.content);
    },
    [id, selector] as const,
  );
  await whenIdle(page);
}

/** Returns the steps that the fixture page has logged: name, state, phase. */
export const stepsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { log: string[] }).log);
