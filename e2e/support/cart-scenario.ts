import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { loginModal } from './dialogs.ts';
import { island } from './cart.ts';
import { expect, whenIdle, type Fault } from './test.ts';

/** A line as the shopper sees it, or as the server has it. */
export interface SeenLine {
  key: string;
  quantity: number;
  isRemoved: boolean;
}

/** One scenario: its moves in order, and the state that the shopper intends for each line. */
export interface CartScenario {
  page: Page;
  log: string[];
  /** Whether the last fault is one of a reading. */
  failsReading?: boolean;
  meant: Map<string, SeenLine>;
  /** State of each line before its removal. */
  shown: Map<string, SeenLine>;
  /** Returns an integer below the limit; equal seeds return equal numbers. */
  below: (limit: number) => number;
}

type Move = (scenario: CartScenario) => Promise<unknown>;

export const seenLines = (page: Page): Promise<SeenLine[]> =>
  page.locator('[data-cart-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      key: row.getAttribute('data-cart-row')!,
      quantity: Number(row.querySelector('input')?.value ?? 0),
      isRemoved: row.classList.contains('cart-removed'),
    })),
  );

/** Returns the lines that the server has. */
export async function serverLines(page: Page): Promise<SeenLine[]> {
  const html = await (await page.request.get('/fr/shoppingcarts')).text();
  const json = /data-island="cart"[^>]*>\s*<script[^>]*>(.*?)<\/script>/s.exec(html)![1]!;
  const { lines } = JSON.parse(json) as { lines: { ItemOriginAndKey: string; Quantity: number }[] };
  return lines.map(({ ItemOriginAndKey: key, Quantity: quantity }) => ({ key, quantity, isRemoved: false }));
}

const PRESSES = {
  plus: '[data-quantity-plus]:not(:disabled)',
  minus: '[data-quantity-minus]:not(:disabled)',
  remove: '[aria-label^="Supprimer"]',
  undo: '[aria-label^="Remettre"]',
  retry: '[aria-label^="Réessayer"]',
};

/** Clicks in the page, as fast as possible, and records the state that the shopper then sees. */
const press =
  (what: keyof typeof PRESSES): Move =>
  async ({ page, below, meant, shown }) => {
    const before = await seenLines(page);
    const line = before[below(3)];
    if (!line) return;
    await page.evaluate(
      ([key, selector, count]) => {
        const row = document.querySelector(`[data-cart-row="${key}"]`);
        for (let times = 0; times < count; times += 1) row?.querySelector<HTMLElement>(selector)?.click();
      },
      [line.key, PRESSES[what], 1 + below(what === 'plus' ? 4 : 1)] as const,
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (!line.isRemoved) shown.set(line.key, line);
    const after = (await seenLines(page)).find(({ key }) => key === line.key);
    // An undone line returns with the response: the shopper intends its state before the removal.
    const meaning = what === 'undo' && line.isRemoved ? shown.get(line.key) : after;
    if (meaning && !isDeepStrictEqual(meaning, line)) meant.set(line.key, meaning);
  };

const FAULTS: Omit<Fault, 'match' | 'times'>[] = [
  { status: 500 },
  { status: 503, delay: 200 },
  { drop: true },
  { truncate: 3 },
  { delay: 600 },
  { status: 401 },
];

async function fail(scenario: CartScenario): Promise<void> {
  const { page, below } = scenario;
  const isWrite = below(4) > 0;
  scenario.failsReading = !isWrite;
  const match = isWrite ? '/(PUT|DELETE) .*shoppingcartitems/' : 'GET /fr/shoppingcarts';
  const faults: Fault[] = [{ match, times: 1 + below(2), ...FAULTS[below(FAULTS.length)] }];
  await page.request.post('/demo/faults', { data: faults });
}

async function comeBack(page: Page): Promise<void> {
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
}

// A whole page must not meet the fault of a reading, whose address it has.
async function endFailingReads({ page, failsReading }: CartScenario): Promise<void> {
  if (failsReading) await page.request.delete('/demo/faults');
}

async function visit(scenario: CartScenario): Promise<void> {
  const { page } = scenario;
  await page.evaluate(() => document.querySelector<HTMLElement>('header a.brand')!.click());
  await expect(page).toHaveURL(/\/fr$/);
  await endFailingReads(scenario);
  await page.goBack();
  await comeBack(page);
}

async function reload(scenario: CartScenario): Promise<void> {
  const { page } = scenario;
  await endFailingReads(scenario);
  await page.reload();
  await comeBack(page);
}

const MOVES: Record<string, Move> = {
  plus: press('plus'),
  minus: press('minus'),
  remove: press('remove'),
  undo: press('undo'),
  retry: press('retry'),
  wait: ({ page }) => whenIdle(page),
  fail,
  visit,
  reload,
};

const OFTEN = ['plus', 'plus', 'plus', 'remove', 'undo', 'undo', 'fail', 'wait', ...Object.keys(MOVES)];

/** Plays moves drawn from the seed. */
export async function runMoves(scenario: CartScenario, moves: number): Promise<void> {
  for (let left = moves; left > 0; left -= 1) {
    const name = OFTEN[scenario.below(OFTEN.length)]!;
    scenario.log.push(name);
    await MOVES[name]!(scenario);
  }
}

// A rejected write (401) waits for a login; cancelling leaves it at its line, where it can be retried.
async function cancelLogin(page: Page): Promise<void> {
  if (await loginModal(page).isVisible()) await page.keyboard.press('Escape');
}

/** Ends the faults: failed writes are retried, and leaving the page ends what could be undone. */
export async function recover(scenario: CartScenario): Promise<void> {
  const { page } = scenario;
  await page.request.delete('/demo/faults');
  const retries = page.locator('.cart-note-error button, .cart-removed:has([role=alert]) button');
  await expect(async () => {
    await cancelLogin(page);
    await whenIdle(page);
    await retries.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await whenIdle(page);
    await expect(retries).toHaveCount(0, { timeout: 100 });
    await expect(page.locator('[data-cart-row][aria-busy=true]')).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await visit(scenario);
  await whenIdle(page);
}
