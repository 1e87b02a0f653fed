import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Read from disk, so that a new island is checked without anybody remembering to.
const names = readdirSync('islands').filter((name) => existsSync(`islands/${name}/example.html`));

// So many are looked at in one test: a browser's start takes longer than a page.
const BATCH = 10;
const batches = Array.from({ length: Math.ceil(names.length / BATCH) }, (_, index) =>
  names.slice(index * BATCH, (index + 1) * BATCH),
);

// Each in one culture, by turns: both flavours and both cultures run the same view.
for (const [index, name] of names.entries()) {
  const culture = index % 2 ? 'nl' : 'fr';
  test(`the example of ${name} is accessible in ${culture}, wide and narrow`, async ({ page }) => {
    await page.goto(`/styleguide/${name}?culture=${culture}`);
    await whenIdle(page);
    // What is in view is told to an island with a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await whenIdle(page);
    await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
    await expectAccessible(page);
    // What stands around an example is the same on every page; styleguide.spec.ts looks at it, narrow too.
    await page.setViewportSize({ width: 375, height: 800 });
    await expectAccessible(page, '.guide-live');
  });
}

for (const batch of batches) {
  test(`the examples from ${batch[0]} to ${batch.at(-1)} mount @react`, async ({ page }) => {
    for (const name of batch) {
      await page.goto(`/styleguide/${name}`);
      await whenIdle(page);
      await expect(page.locator('[data-island-state="failed"]'), name).toHaveCount(0);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`the examples from ${batch[0]} to ${batch.at(-1)} show something useful`, async ({ page }) => {
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
    // A parsed answer is no sink of Trusted Types.
    const read = (name: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.onload = () => resolve(request.response as Document);
        request.open('GET', `/styleguide/${name}`);
        request.send();
      });
    const show = async (example: HTMLElement, isTyped: boolean) => {
      const copy = document.importNode(example, true);
      if (!isTyped)
        copy.querySelectorAll('[type=submit]').forEach((button) => button.removeAttribute('type'));
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
