import { expect } from '@playwright/test';
import { watchTrouble } from '../../support/test.ts';
import { press, type Cell } from './cell.ts';
import { watchPage } from './watch-page.ts';

const DAY = '24:00:00';
const FORWARD_TIMEOUT_MS = 5_000;

/** Name of the shop's cookie of the sign-in. */
const SIGN_IN = 'ilot-sign-in';

/** Waits until the flow's request has left. */
export const untilSent = async (cell: Cell, count = 1): Promise<void> =>
  expect.poll(() => cell.sent, { message: 'requests of the press' }).toBeGreaterThanOrEqual(count);

/** Lets the clock of the page run on while the answer is paused, then lets the answer come. */
export const releaseAfter = (seconds: number) => async (cell: Cell) => {
  await press(cell);
  await untilSent(cell);
  // The clock of a page stands still while the browser leaves it.
  if (!cell.flow.native) await cell.page.clock.fastForward(seconds * 1_000);
  await cell.setFaults();
};

/** Loses the network before the press, and finds it again after it. */
export async function goOffline(cell: Cell): Promise<void> {
  const context = cell.page.context();
  await context.setOffline(true);
  await press(cell);
  await untilSent(cell).catch(() => {});
  await context.setOffline(false);
}

/** Uses the control twice, faster than any answer. */
export async function pressTwice(cell: Cell): Promise<void> {
  await press(cell);
  if (cell.flow.isStep) cell.meant += 1;
  const control = cell.flow.control(cell.page).first();
  await control.click({ noWaitAfter: true, timeout: 300, force: true }).catch(() => {});
}

/** Ignores that going back has ended the browser's own sending. */
function ignoreAborted(error: Error): void {
  if (!/ERR_ABORTED|NS_BINDING_CANCELLED/.test(error.message)) throw error;
}

/** Counts requests as ended: a page that was left doesn't report them. */
function endRequests(cell: Cell): void {
  cell.ended = cell.sent;
}

/** Goes back and forward; the answer is paused until the page is left. */
export async function goBackAndForth(cell: Cell): Promise<void> {
  const { page } = cell;
  await press(cell);
  await untilSent(cell);
  const url = page.url();
  await page.goBack().catch(ignoreAborted);
  // An answer that arrives before is shown in the page that is left: Forward then leads to a form of the next message.
  await page.waitForURL(({ href }) => href !== url, { waitUntil: 'commit' });
  await cell.setFaults();
  // The browser may still be leaving the page.
  await expect(async () => void (await page.goForward())).toPass({ timeout: FORWARD_TIMEOUT_MS });
  endRequests(cell);
}

/** Signs the visitor out as another tab does: this tab is not notified. */
export async function signOut(cell: Cell): Promise<void> {
  const context = cell.page.context();
  cell.cookies = (await context.cookies()).filter(({ name }) => name === SIGN_IN);
  await context.clearCookies({ name: SIGN_IN });
  await press(cell);
}

/** Signs the visitor in again in the other tab. */
export const signInAgain = async ({ page, cookies }: Cell): Promise<void> =>
  page.context().addCookies(cookies);

/** Closes the tab while the answer is paused, and opens its address again. */
export async function closeAndReopen(cell: Cell): Promise<void> {
  const { page } = cell;
  const url = page.url();
  await press(cell);
  await untilSent(cell);
  const reopened = await page.context().newPage();
  await page.close();
  await cell.setFaults();
  watchTrouble(reopened, cell.trouble);
  watchPage(reopened, cell);
  cell.page = reopened;
  endRequests(cell);
  await reopened.goto(url);
}

/** Moves the clock of the page by a day. */
export async function moveClock(cell: Cell): Promise<void> {
  await cell.page.clock.fastForward(DAY);
  await press(cell);
}

/** Denies one storage and fills the other one. */
export const fillStorage = async ({ page }: Cell): Promise<void> => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    const overflow = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get: deny });
    Storage.prototype.setItem = overflow;
  });
};
