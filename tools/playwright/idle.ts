import type { Page } from '@playwright/test';
import { limitTime } from '../browser/limit-time.ts';
import { APP, waitForApp } from './in-page/app.ts';
import { PAUSES } from './in-page/typing-pauses.ts';
import { KitError } from './kit-error.ts';
import { isPageGone } from './page-gone.ts';
import type { ListOpenRequests } from './open-requests.ts';

/** Rounds without change after which a page counts as idle. */
const QUIET_ROUNDS = 2;

const DEFAULT_TIMEOUT_MS = 10_000;

/** Evaluates in the page; a document that is replaced meanwhile counts as not idle. */
async function isAppIdle(page: Page): Promise<boolean | undefined> {
  try {
    return await page.evaluate(waitForApp, { app: APP, pauses: PAUSES });
  } catch (thrown) {
    if (isPageGone(thrown) && !page.isClosed()) return undefined;
    throw thrown;
  }
}

const timeoutError = (timeout: number, addresses: readonly string[]) =>
  new KitError(
    addresses.length > 0
      ? `The page is not idle after ${timeout} ms. Open requests: ${addresses.join(', ')}. A mock with a longer delay needs archipel.idle({ timeout }).`
      : `The page is not idle after ${timeout} ms, without an open request. A paused page.clock stops timers and frames: let it run with page.clock.runFor() or resume().`,
  );

const noScript = (page: Page) =>
  new KitError(
    `${page.url()} has no script of Archipel. Its head needs <script type="module" src="…/archipel.js"></script>; "npx archipel copy" prints the line. A page without it is opened by page.goto().`,
  );

async function untilIdle(page: Page, listOpen: ListOpenRequests, hasEnded: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < QUIET_ROUNDS && !hasEnded();) {
    const hasApp = await isAppIdle(page);
    if (hasApp === false) throw noScript(page);
    if (hasApp && listOpen().length === 0) {
      quiet += 1;
      continue;
    }
    quiet = 0;
    // Requests of the site's own scripts have no promise here: the next event of one of them goes on.
    if (hasApp) await page.waitForTimeout(20);
  }
}

/**
 * Waits until nothing of a page is being loaded, mounted, sent or written.
 *
 * @param page The page.
 * @param listOpen Lists its open requests.
 * @param timeout Milliseconds until it fails.
 * @throws KitError after the timeout, and for a page without the library's script.
 */
export async function waitUntilIdle(
  page: Page,
  listOpen: ListOpenRequests,
  timeout = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  let hasEnded = false;
  await limitTime(
    untilIdle(page, listOpen, () => hasEnded),
    timeout,
    () => {
      hasEnded = true;
      return timeoutError(timeout, listOpen());
    },
  );
}
