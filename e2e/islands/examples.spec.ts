import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Names are read from disk, so that a new island is checked without an entry here.
const names = readdirSync('islands').filter((name) => existsSync(`islands/${name}/example.html`));

// A test loads several examples: starting a browser context takes longer than loading a page.
const inBatches = (size: number): string[][] =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, index) =>
    names.slice(index * size, (index + 1) * size),
  );
const span = (batch: string[]) => `the examples from ${batch[0]} to ${batch.at(-1)}`;

// Cultures alternate from example to example: the same view runs in both flavours and both cultures.
const cultureOf = (name: string) => (names.indexOf(name) % 2 ? 'nl' : 'fr');

async function expectAccessibleExample(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/styleguide/${name}?culture=${cultureOf(name)}`);
  await whenIdle(page);
  // The browser reports which islands are in view with its next frame.
  await page.evaluate(afterPaint);
  await whenIdle(page);
  await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
  await expectAccessible(page);
  // The surroundings of an example are the same on every page; styleguide.spec.ts checks them, narrow too.
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page, '.guide-live');
}

for (const batch of inBatches(4)) {
  test(`${span(batch)} mount and are accessible, wide and narrow`, async ({ page }) => {
    for (const name of batch) await test.step(name, () => expectAccessibleExample(page, name));
  });
}

for (const batch of inBatches(10)) {
  test(`${span(batch)} mount in React @react-only`, async ({ page }) => {
    for (const name of batch) {
      await page.goto(`/styleguide/${name}`);
      await whenIdle(page);
      await expect(page.locator('[data-island-state="failed"]'), name).toHaveCount(0);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${span(batch)} show something useful`, async ({ page }) => {
      for (const name of batch) {
        await page.goto(`/styleguide/${name}`);
        const example = page.locator('.guide-live');
        const useful = example.locator('a, button, input, p, summary').filter({ visible: true });

        await expect(useful.first(), name).toBeVisible();
        await expect(example, name).toContainText(/\S/);
      }
    });
  });
}

const withSubmit = names.filter((name) =>
  readFileSync(`islands/${name}/example.html`, 'utf8').includes('type="submit"'),
);

test('a button without `type` is a submit button for every island [CRT-03] [TGS-01] [PRD-06]', async ({
  page,
}) => {
  await page.goto('/styleguide/tag-search');
  await whenIdle(page);
  const shown = await page.evaluate(async (islands) => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const archipel = await import(script.src);
    const stage = document.querySelector<HTMLElement>('.guide-live')!;
    // A document parsed by XMLHttpRequest is no sink of Trusted Types.
    const read = (name: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.onload = () => resolve(request.response as Document);
        request.open('GET', `/styleguide/${name}`);
        request.send();
      });
    const show = async (example: HTMLElement, hasType: boolean) => {
      const copy = document.importNode(example, true);
      if (!hasType)
        copy.querySelectorAll('[type=submit]').forEach((button) => button.removeAttribute('type'));
      // Whether an island has been visible depends on frames.
      for (const host of copy.querySelectorAll<HTMLElement>('[data-island]'))
        host.dataset['islandWhen'] = 'load';
      archipel.unmount(stage);
      stage.replaceChildren(...copy.childNodes);
      archipel.mount(stage);
      for (const host of stage.querySelectorAll('[data-island]'))
        host.dispatchEvent(new Event('pointermove'));
      await archipel.whenIdle();
      return [...stage.querySelectorAll('button')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.textContent.trim());
    };
    const results: [string, string[], string[]][] = [];
    for (const name of islands) {
      const example = (await read(name)).querySelector<HTMLElement>('.guide-live')!;
      results.push([name, await show(example, true), await show(example, false)]);
    }
    return results;
  }, withSubmit);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.map(([name, , bare]) => [name, bare])).toEqual(shown.map(([name, typed]) => [name, typed]));
});
