import type { Locator, Page } from '@playwright/test';

/** The time in ms after which the button of a form is free again, though the browser shows no new page. */
export const BUSY_LIMIT_MS = 12_000;

/** Something that a visitor does in the shop: a page is prepared, one control is used, and something is done. */
export interface Flow {
  readonly name: string;
  /** The `match` of a fault for the request that the press sends. */
  readonly match: string;
  /** Opens the page as a new visitor, up to the press. */
  open(page: Page): Promise<void>;
  /** Returns the control that is used. */
  control(page: Page): Locator;
  /** Uses the control; a click by default. */
  press?(page: Page): Promise<void>;
  /** The text that each field of the page has before the press, by the field's selector. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Whether the page shows that it is done. */
  isDone(page: Page): Promise<boolean>;
  /** The entry of the ledger, as "METHOD /path"; flows that only read have none. */
  readonly write?: RegExp;
  /** Whether the write has a key: even a second press applies it once. */
  readonly isKeyed?: true;
  /** Whether the write sets a value: the same value again changes nothing. */
  readonly isIdempotent?: true;
  /**
   * Selector of the button, where the browser itself sends the form since another user is signed in afterwards:
   * its failures are pages of the browser.
   */
  readonly native?: string;
  /** Whether the page may not be stored: Firefox then brings no text back after Back from a page of the browser. */
  readonly isUnstored?: true;
  /** Whether the page sends it once, even where the answer is empty: the visitor loads the page again. */
  readonly isOnce?: true;
  /** Whether the press leads to another page: Back from any page that answers shows this one as the server has it. */
  readonly isVisit?: true;
  /** Whether each press of a double press means one more. */
  readonly isStep?: true;
}

/** Uses the control of a flow, without waiting for a page that may never come. */
export const pressFlow = (page: Page, flow: Flow): Promise<void> =>
  flow.press?.(page) ?? flow.control(page).click({ noWaitAfter: true, timeout: 5_000 });
