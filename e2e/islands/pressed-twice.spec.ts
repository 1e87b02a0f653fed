import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pressAll, watchPresses, type Presses } from '../support/press.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Names are read from disk, so that a new island is checked without an entry here.
const names = readdirSync('islands').filter((name) => existsSync(`islands/${name}/example.html`));

const BATCH = 7;
const batches = Array.from({ length: Math.ceil(names.length / BATCH) }, (_, index) =>
  names.slice(index * BATCH, (index + 1) * BATCH),
);

/** Buttons that change nothing on purpose, with the reason. */
const QUIET: Record<string, readonly string[]> = {
  'bigger-link': ['Un bouton à part'], // A plain button of the page: it shows that the card's link leaves it alone.
  'country-switch': ['Changer'], // The choice is unchanged; the select itself switches.
  'currency-switch': ['Changer'], // The same reason.
};

/** Opens an example and triggers its waiting islands, so that no press counts for having loaded the code. */
async function open(page: Page, name: string) {
  await page.goto(`/styleguide/${name}?culture=fr`);
  await whenIdle(page);
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island-state="waiting"]'))
      for (const type of ['pointermove', 'pointerover', 'pointerdown', 'focusin'])
        host.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await whenIdle(page);
  await watchPresses(page);
}

/** Changes another part of the page by a form of its own, like a filter or a newsletter. */
async function changeAnotherPart(page: Page) {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.setAttribute('data-ajax', 'true');
    form.setAttribute('data-ajax-update', '#another-part');
    form.setAttribute('action', '/another-part');
    const part = document.createElement('div');
    part.id = 'another-part';
    document.querySelector('main')!.append(form, part);
    form.requestSubmit();
  });
  await page.locator('#changed').waitFor({ state: 'attached' });
  await whenIdle(page);
}

/** Presses all buttons of an example; if a press leaves the page, the rest is pressed after reopening it. */
async function pressExample(page: Page, name: string, again: () => Promise<void>): Promise<Presses> {
  const presses: Presses = {};
  for (let round = 0; round < 8; round += 1) {
    const run = await pressAll(page, '.guide-live', Object.keys(presses));
    Object.assign(presses, run.presses);
    if (!run.hasLeft) break;
    await open(page, name);
    await again();
  }
  return presses;
}

const deadOf = (presses: Presses, name: string) =>
  Object.keys(presses).filter((label) => !presses[label] && !QUIET[name]?.includes(label));

for (const batch of batches) {
  test(`each button from ${batch[0]} to ${batch.at(-1)} answers, and again after another part has changed`, async ({
    page,
  }) => {
    await page.route('**/another-part*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p id="changed">Changed</p>' }),
    );
    for (const name of batch) {
      await open(page, name);
      const first = await pressExample(page, name, async () => {});
      expect.soft(deadOf(first, name), `${name}, first press`).toEqual([]);
      if (Object.keys(first).length === 0) continue;
      await changeAnotherPart(page);
      const second = await pressExample(page, name, () => changeAnotherPart(page));
      expect.soft(deadOf(second, name), `${name}, after another part has changed`).toEqual([]);
    }
  });
}
