import { expect, type Page } from '@playwright/test';
import { afterPaint } from '../../support/after-paint.ts';
import { ledgerOf } from '../../support/shop.ts';
import { whenIdle } from '../../support/test.ts';
import { isDoneHere, isForgotten, press, type Cell } from './cell.ts';
import { BUSY_LIMIT_MS } from './flow.ts';
import { untilSent } from './events.ts';
import { checkInvariants, checkWrites } from './invariants.ts';
import { observe, type Before } from './observe.ts';
import { readPage, type PageState } from './read-page.ts';
import { recover } from './recover.ts';
import { watchPage } from './watch-page.ts';

const OUTCOME_TIMEOUT_MS = 8_000;

/** Returns how often the server has applied the flow's write. */
async function countWrites({ page, flow }: Cell): Promise<number> {
  if (!flow.write) return 0;
  const entries = await ledgerOf(page);
  const writes = entries.filter(({ method, path }) => flow.write!.test(`${method} ${path}`));
  if (!flow.isIdempotent) return writes.length;
  return new Set(writes.map((entry) => JSON.stringify(entry))).size;
}

// A page that is opened again has a form with another key.
const checkLedger = async (cell: Cell, { writes }: Before): Promise<string[]> =>
  checkWrites(
    (await countWrites(cell)) - writes,
    cell.meant,
    cell.flow.isKeyed === true && !cell.fault.reopens,
  );

async function pressAndWait(cell: Cell): Promise<void> {
  await press(cell);
  if (!cell.fault.isSilent) await untilSent(cell);
}

/** Whether the fault makes the policy of the page block something; its requests then report no end. */
const isBlocked = ({ fault }: Cell) => fault.effect?.redirect?.to.startsWith('http') === true;

/** Waits until each request of the flow has ended and the library is idle; a dialog that waits is never idle. */
async function waitForEnd(cell: Cell): Promise<void> {
  await expect
    .poll(() => isBlocked(cell) || cell.ended >= cell.sent, { timeout: OUTCOME_TIMEOUT_MS })
    .toBe(true)
    .catch(() => {});
  const idle = whenIdle(cell.page).then(
    () => true,
    () => true,
  );
  const isWaiting = cell.page
    .waitForFunction(() => document.querySelector('dialog[open]') !== null, undefined, {
      timeout: OUTCOME_TIMEOUT_MS,
    })
    .catch(() => {});
  await Promise.race([idle, isWaiting]);
}

async function findProblems(cell: Cell, before: Before): Promise<string[]> {
  let problems: string[] = [];
  const look = async () => {
    problems = checkInvariants(await observe(cell, before));
    return problems;
  };
  const timeout = cell.flow.native ? BUSY_LIMIT_MS : OUTCOME_TIMEOUT_MS;
  await expect
    .poll(look, { timeout })
    .toEqual([])
    .catch(() => {});
  return problems;
}

const NO_CONTENT = 204;

/**
 * Presses again what the browser sent and what was answered by nothing. A script presses it, since the driver
 * waits for a navigation that never ends.
 */
async function pressStayed(cell: Cell): Promise<void> {
  const { page, flow, sent } = cell;
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const isSent = async () => {
    // The page may leave during the press, whose result is then no longer reported.
    if (cell.sent === sent) await page.evaluate(click, flow.native!).catch(() => {});
    return cell.sent > sent;
  };
  cell.meant += 1;
  await expect.poll(isSent, { timeout: BUSY_LIMIT_MS }).toBe(true);
}

const hasStayed = ({ flow, fault }: Cell) => flow.native !== undefined && fault.effect?.status === NO_CONTENT;

async function pressAgain(cell: Cell): Promise<void> {
  const { page, flow } = cell;
  if (isForgotten(cell)) await flow.open(page);
  if (!hasStayed(cell)) return press(cell);
  if (!flow.isOnce) return pressStayed(cell);
  await page.goto(page.url());
  await whenIdle(page);
  await press(cell);
}

/** Presses again until it is done; returns the problem of a press that does nothing. */
async function tryPress(cell: Cell): Promise<string | undefined> {
  try {
    await pressAgain(cell);
    await expect.poll(() => isDoneHere(cell)).toBe(true);
    return undefined;
  } catch (error) {
    return `The next press does nothing: ${String(error).split('\n')[0]}`;
  }
}

/**
 * Presses again, unless it is done: also by the page itself, which may have read it when the press begins. A page
 * of the browser, or of a form that was sent without a script, may take the place of the flow's during the press:
 * the visitor goes back from it, and presses there.
 */
async function useAgain(cell: Cell, before: Before): Promise<string[]> {
  // After an answer by nothing the driver waits for a page that never comes, which an observer would do, too.
  const isDone = async () => (hasStayed(cell) ? isDoneHere(cell) : (await observe(cell, before)).isDone);
  if (await isDone()) return [];
  await recover(cell);
  await cell.fault.mend?.(cell);
  const { returns } = cell;
  let problem = await tryPress(cell);
  if (problem === undefined || (await isDone())) return [];
  if (cell.returns > returns) problem = await tryPress(cell);
  return problem === undefined ? [] : [problem];
}

/** Firefox reports what the policy blocks as an error, too. */
const isOwn = (text: string) => !text.startsWith('Security Error: ');

function readTrouble(cell: Cell): string[] {
  const { errors, violations } = cell.trouble;
  const found = isBlocked(cell) ? errors.filter(isOwn) : [...errors, ...violations];
  errors.splice(0);
  violations.splice(0);
  return found.map((text) => `Uncaught: ${text}`);
}

/** A cell proves nothing unless the text is typed and nothing is done before the press. */
async function checkStart({ flow, page }: Cell, { values }: PageState): Promise<void> {
  for (const [field, text] of Object.entries(flow.typed ?? {}))
    if (values[field] !== text) throw new Error(`Not "${text}" but "${values[field]}" is typed in ${field}.`);
  if (await flow.isDone(page)) throw new Error(`The flow "${flow.name}" is done before its press.`);
}

/** Waits for the islands in view: they may start a frame after the page is idle, and change its text. */
async function untilMounted(page: Page): Promise<void> {
  await page.evaluate(afterPaint);
  await expect(page.locator('[data-island-state="loading"]')).toHaveCount(0);
}

/** Opens the flow's page, with the fault in place. */
async function begin(cell: Cell): Promise<Before> {
  const { flow, fault, page, setFaults } = cell;
  if (fault.run) await page.clock.install();
  await fault.prepare?.(cell);
  if (fault.hasPast) await page.goto('/fr/terms');
  await flow.open(page);
  await untilMounted(page);
  watchPage(page, cell);
  const before = await readPage(page, Object.keys(flow.typed ?? {}));
  await checkStart(cell, before);
  if (fault.effect) await setFaults({ ...fault.effect, match: fault.match ?? flow.match });
  return { state: before, url: page.url(), writes: await countWrites(cell) };
}

/**
 * Plays one cell of the matrix.
 *
 * @returns One sentence for each broken invariant.
 */
export async function playCell(cell: Cell): Promise<string[]> {
  const before = await begin(cell);
  await (cell.fault.run ?? pressAndWait)(cell);
  await waitForEnd(cell);
  const problems = await findProblems(cell, before);
  problems.push(...(await checkLedger(cell, before)));
  await cell.setFaults();
  problems.push(...(await useAgain(cell, before)));
  problems.push(...(await checkLedger(cell, before)));
  return [...problems, ...readTrouble(cell)];
}
