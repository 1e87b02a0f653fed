import { readFileSync } from 'node:fs';
import type { Archipel } from '../../tools/playwright/archipel.ts';
import { exampleNames, expectNoPayment, inBatches, mockAllCalls } from '../support/examples.ts';
import { expect, test } from '../support/kit.ts';

const span = (batch: string[]) => `the examples from ${batch[0]} to ${batch.at(-1)}`;

// Cultures alternate from example to example: the same view runs in both flavours and both cultures.
const cultureOf = (name: string) => (exampleNames.indexOf(name) % 2 ? 'nl' : 'fr');

const failed = '[data-island-state="failed"]';

test.beforeEach(({ archipel }) => mockAllCalls(archipel));

for (const batch of inBatches(10)) {
  test(`${span(batch)} mount and are accessible, wide and narrow`, async ({ archipel, page }) => {
    expectNoPayment(archipel, batch);
    for (const name of batch)
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await archipel.open(name, { culture: cultureOf(name), interact: false });
        await expect(page.locator(failed)).toHaveCount(0);
        await expect(page).toBeAccessible();
        await page.setViewportSize({ width: 375, height: 800 });
        await expect(page).toBeAccessible();
      });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const batch of inBatches(28))
    test(`${span(batch)} show something useful`, async ({ archipel, page }) => {
      for (const name of batch) {
        await archipel.open(name);
        const example = page.locator('main');
        const useful = example.locator('a, button, input, p, summary').filter({ visible: true });

        await expect(useful.first(), name).toBeVisible();
      }
    });
});

const withSubmit = exampleNames.filter((name) =>
  readFileSync(`islands/${name}/example.html`, 'utf8').includes('type="submit"'),
);

/** Serves the examples at addresses of their own, which a page reads. */
function serveExamples(archipel: Archipel): void {
  for (const name of withSubmit) archipel.fragment(`/examples/${name}`, archipel.html(name));
}

test('a button without `type` is a submit button for every island [CRT-03] [TGS-01] [PRD-06]', async ({
  archipel,
  page,
}) => {
  serveExamples(archipel);
  await archipel.open('tag-search');
  const shown = await page.evaluate(async (islands) => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const app = await import(script.src);
    const stage = document.querySelector<HTMLElement>('main')!;
    // A document parsed by XMLHttpRequest is no sink of Trusted Types.
    const read = (name: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.onload = () => resolve(request.response as Document);
        request.open('GET', `/examples/${name}`);
        request.send();
      });
    const show = async (example: HTMLElement, hasType: boolean) => {
      const copy = document.importNode(example, true);
      if (!hasType)
        copy.querySelectorAll('[type=submit]').forEach((button) => button.removeAttribute('type'));
      // Whether an island has been visible depends on frames.
      for (const host of copy.querySelectorAll<HTMLElement>('[data-island]'))
        host.dataset['islandWhen'] = 'load';
      app.unmount(stage);
      stage.replaceChildren(...copy.childNodes);
      app.mount(stage);
      for (const host of stage.querySelectorAll('[data-island]'))
        host.dispatchEvent(new Event('pointermove'));
      await app.whenIdle();
      return [...stage.querySelectorAll('button')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.textContent.trim());
    };
    const results: [string, string[], string[]][] = [];
    for (const name of islands) {
      const example = (await read(name)).querySelector<HTMLElement>('main')!;
      results.push([name, await show(example, true), await show(example, false)]);
    }
    return results;
  }, withSubmit);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.map(([name, , bare]) => [name, bare])).toEqual(shown.map(([name, typed]) => [name, typed]));
});
