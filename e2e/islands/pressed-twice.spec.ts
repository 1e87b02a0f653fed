import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/archipel.ts';
import { expectNoPayment, inBatches, mockAllCalls } from '../support/examples.ts';
import { expect, test } from '../support/kit.ts';
import { pressAll, watchPresses, type Presses } from '../support/press.ts';

/** Buttons that change nothing on purpose, with the reason. */
const QUIET: Record<string, readonly string[]> = {
  'bigger-link': ['Un bouton à part'], // A plain button of the page: it shows that the card's link leaves it alone.
  'country-switch': ['Changer'], // The choice is unchanged; the select itself switches.
  'currency-switch': ['Changer'], // The same reason.
};

interface Stage {
  readonly archipel: Archipel;
  readonly page: Page;
}

/** Opens an example and triggers its waiting islands, so that no press counts for having loaded the code. */
async function open({ archipel, page }: Stage, name: string) {
  await archipel.open(name, { culture: 'fr' });
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island-state="waiting"]'))
      for (const type of ['pointermove', 'pointerover', 'pointerdown', 'focusin'])
        host.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await archipel.idle();
  await watchPresses(page);
}

/** Changes another part of the page by a form of its own, like a filter or a newsletter. */
async function changeAnotherPart({ archipel, page }: Stage) {
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
  await archipel.idle();
}

/** Presses all buttons of an example; if a press leaves the page, the rest is pressed after reopening it. */
async function pressExample(stage: Stage, name: string, again: () => Promise<void>): Promise<Presses> {
  const presses: Presses = {};
  for (let round = 0; round < 8; round += 1) {
    const run = await pressAll(stage.page, 'main', Object.keys(presses));
    Object.assign(presses, run.presses);
    if (!run.hasLeft) break;
    await open(stage, name);
    await again();
  }
  return presses;
}

const deadOf = (presses: Presses, name: string) =>
  Object.keys(presses).filter((label) => !presses[label] && !QUIET[name]?.includes(label));

for (const batch of inBatches(7)) {
  test(`each button from ${batch[0]} to ${batch.at(-1)} answers, and again after another part has changed`, async ({
    archipel,
    page,
  }) => {
    const stage = { archipel, page };
    expectNoPayment(archipel, batch);
    let shown = batch[0]!;
    // An island that reads its page again finds itself there.
    archipel.fragment(/./, () => archipel.html(shown));
    mockAllCalls(archipel);
    archipel.fragment('/another-part', '<p id="changed">Changed</p>');
    for (const name of batch) {
      shown = name;
      await open(stage, name);
      const first = await pressExample(stage, name, async () => {});
      expect.soft(deadOf(first, name), `${name}, first press`).toEqual([]);
      if (Object.keys(first).length === 0) continue;
      await changeAnotherPart(stage);
      const second = await pressExample(stage, name, () => changeAnotherPart(stage));
      expect.soft(deadOf(second, name), `${name}, after another part has changed`).toEqual([]);
    }
  });
}
