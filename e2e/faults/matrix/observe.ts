import { isDoneHere, isForgotten, type Cell } from './cell.ts';
import type { Outcome } from './invariants.ts';
import { readPage, type PageState } from './read-page.ts';

/** The page before the press. */
export interface Before {
  readonly state: PageState;
  readonly url: string;
  /** Writes in the ledger. */
  readonly writes: number;
}

const REPORTS = 'dialog.ar-login[open], dialog.ar-error-dialog[open]';

/** Returns the outline of a control that is there, but can't be used. */
async function findDead({ page, flow }: Cell): Promise<string | undefined> {
  const control = flow.control(page).first();
  if ((await control.count()) === 0) return undefined;
  const isUsable = await control.evaluate(
    (element) => !element.matches(':disabled, [aria-disabled="true"]') && !element.closest('[inert]'),
  );
  return isUsable ? undefined : `The control of "${flow.name}"`;
}

/** Whether another page has taken the place of the flow's; it is then loaded to its end. */
async function hasLeftPage({ page }: Cell, before: Before): Promise<boolean> {
  const hasLeft = page.url() !== before.url || (await readPage(page, [])).isErrorPage;
  await page.waitForLoadState().catch(() => {});
  return hasLeft;
}

/** Goes back from a page that took the place of the flow's; the visitor would do so. */
async function returnToPage(cell: Cell, before: Before): Promise<void> {
  const { page } = cell;
  cell.isReported = true;
  cell.returns += 1;
  await page.goBack().catch(() => {});
  // An error page of the same address has taken the place of the flow's page in the history.
  if (page.url() !== before.url) await page.goto(before.url).catch(() => {});
}

/** Returns the first line that differs between two states of a page. */
function findChange(before: PageState, after: PageState): string | undefined {
  const [old, now] = [before.lines, after.lines];
  const index = Array.from({ length: Math.max(old.length, now.length) }).findIndex(
    (_, line) => old[line] !== now[line],
  );
  return index < 0 ? undefined : `"${old[index] ?? ''}" is "${now[index] ?? ''}" now.`;
}

/** Closes a dialog that reports the fault or offers to sign in. */
async function closeReport(cell: Cell): Promise<void> {
  if ((await cell.page.locator(REPORTS).count()) === 0) return;
  cell.isReported = true;
  await cell.page.keyboard.press('Escape');
}

/** Returns the fields whose text may not be lost, by selector. */
async function findPreservedFields(cell: Cell): Promise<string[]> {
  const { page, flow, fault, returns } = cell;
  const fields = Object.keys(flow.typed ?? {});
  if (isForgotten(cell) || (flow.isVisit && returns > 0)) return [];
  if (!fault.reopens) return fields;
  // The browser gives the text back after Back, but not to a field of suggestions.
  const isSuggested = (selector: string) => page.locator(`${selector}[autocomplete="off"]`).count();
  const counts = await Promise.all(fields.map(isSuggested));
  return fields.filter((_, index) => counts[index] === 0);
}

/** Looks at the page as the visitor does: a report is closed, a strange page is left by Back. */
export async function observe(cell: Cell, before: Before): Promise<Outcome> {
  const { page, flow, fault } = cell;
  await page.waitForLoadState().catch(() => {});
  // A page that comes in the meantime may be the one that says that it is done.
  const hasLeft = await hasLeftPage(cell, before);
  const isDoneAtOnce = await isDoneHere(cell);
  await closeReport(cell);
  if (hasLeft && !isDoneAtOnce) await returnToPage(cell, before);
  const isDone = isDoneAtOnce || (hasLeft && (await isDoneHere(cell)));
  const fields = await findPreservedFields(cell);
  const state = await readPage(page, fields);
  return {
    isDone,
    hasMessage: cell.isReported || state.messages.some((message) => !before.state.messages.includes(message)),
    change: fault.reopens ? undefined : findChange(before.state, state),
    lost: fields.filter((field) => state.values[field] !== flow.typed![field]),
    busy: state.busy,
    dead: await findDead(cell),
    focus: state.focus,
  };
}
