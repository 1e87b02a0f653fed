import type { Locator, Page } from '@playwright/test';
import { poll } from '../poll.ts';
import { resultOf, type MatcherResult } from './result.ts';

/** Most presses of the tab key, each way. */
const MAX_PRESSES = 40;

interface Focus {
  readonly isInside: boolean;
  /** Whether the focus is on no element: the browser’s own controls have it, or it was lost. */
  readonly isNowhere: boolean;
  readonly element: string;
}

const readFocus = (container: Locator): Promise<Focus> =>
  container.evaluate((element) => {
    const focused = document.activeElement;
    const isNowhere =
      !document.hasFocus() || !focused || focused === document.body || focused === document.documentElement;
    return {
      isInside: !isNowhere && element.contains(focused),
      isNowhere,
      element: isNowhere ? 'no element' : `${focused.outerHTML.split('>')[0]!}>`,
    };
  });

const countStops = (container: Locator) =>
  container
    .locator('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')
    .filter({ visible: true })
    .count();

/** Presses a key until the focus is on an element outside; the browser’s own controls are no element. */
async function findWayOut(container: Locator, key: string, presses: number): Promise<Focus | undefined> {
  for (let press = 0; press < presses; press += 1) {
    await container.page().keyboard.press(key);
    const focus = await readFocus(container);
    if (!focus.isInside && !focus.isNowhere) return focus;
  }
  return undefined;
}

/** Presses the tab key until an element inside has the focus again, which the browser’s own controls had. */
async function goBackIn(container: Locator, presses: number): Promise<void> {
  for (let press = 0; press < presses && !(await readFocus(container)).isInside; press += 1)
    await container.page().keyboard.press('Tab');
}

async function afterAction(container: Locator, action: () => Promise<unknown>): Promise<MatcherResult> {
  await action();
  let focus = await readFocus(container);
  const pass = await poll(async () => {
    focus = await readFocus(container);
    return focus.isInside;
  }, 2000);
  return resultOf(
    pass,
    pass ? `The focus stays at ${focus.element}.` : `The focus is lost: ${focus.element} has it.`,
  );
}

/**
 * Expects that the focus does not leave an element: while the tab key goes round, or after an action.
 *
 * @param page The page.
 * @param container The element, such as a dialog or a row.
 * @param action What the visitor does; without it the tab key is pressed, forwards and back.
 */
export async function expectFocusInside(
  this: { readonly isNot: boolean },
  _page: Page,
  container: Locator,
  action?: () => Promise<unknown>,
): Promise<MatcherResult> {
  if (action) return afterAction(container, action);
  const start = await readFocus(container);
  if (!start.isInside) return resultOf(false, `The focus is not inside: ${start.element} has it.`);
  const presses = Math.min((await countStops(container)) + 2, MAX_PRESSES);
  const out =
    (await findWayOut(container, 'Tab', presses)) ?? (await findWayOut(container, 'Shift+Tab', presses));
  if (!out) await goBackIn(container, presses);
  return resultOf(!out, out ? `The tab key leads out, to ${out.element}.` : 'The tab key stays inside.');
}
