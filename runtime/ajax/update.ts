import { track } from '../page/activity.ts';
import type { Action } from '../islands/definition.ts';
import type { Answer } from '../requests/answer.ts';
import { report } from '../page/errors.ts';
import { expectTeller } from '../requests/failures.ts';
import { writeText } from '../requests/request-write.ts';
import { isForPage, takeDestination } from './destination.ts';
import { unmarkAddress } from './fields.ts';
import { clearMessage } from './message.ts';
import { findTargets, warnOfFunctions } from './options.ts';
import { readOrder, type Order } from './order.ts';
import { failOrder, succeed, tellOfOrder, type Asked } from './outcome.ts';
import { askToLeave } from './page.ts';
import { isPending, showPending } from './pending.ts';
import { inLine } from './rights.ts';
import { isInDocument } from '../dom/safe.ts';
import { toKey } from './scopes.ts';

const ACCEPT = 'text/html, application/json';

/** What the visitor is told at the form, when no dialog tells it. */
export type Words = () => { failed: string; done: string };

/** Orders whose request was sent: the browser must not send them once more, whatever fails here afterwards. */
const sent = new WeakSet<Order>();

async function ask(order: Order, signal: AbortSignal | undefined): Promise<Answer> {
  const { address, request } = order;
  sent.add(order);
  const answer = await writeText(address, ACCEPT, signal ? { ...request, signal } : request);
  return { ...answer, url: unmarkAddress(answer.url).href };
}

async function exchange(asked: Asked, before: Promise<unknown>[]): Promise<void> {
  const { order, destination } = asked;
  if (before.length > 0) await Promise.allSettled(before);
  try {
    await succeed(asked, await ask(order, destination.signal));
  } catch (thrown) {
    await expectTeller(thrown);
    failOrder(asked, thrown);
  }
}

// A target that an earlier write has replaced is still the same place.
const linesOf = ({ element, place }: Order, targets: readonly Element[]) =>
  targets.length > 0 ? [...targets, toKey(place)] : [element];

async function send(order: Order, targets: HTMLElement[], words: Words): Promise<void> {
  const isPage = isForPage(order, targets);
  const before = isPage ? askToLeave(order.url) : [];
  if (!before) return;
  const done = showPending(order, isPage ? [] : targets);
  clearMessage(order.element);
  const destination = takeDestination(order, targets);
  const retry = () => void carryOut(order, words);
  const work = () =>
    exchange({ order, destination, retry, failed: () => words().failed, done: () => words().done }, before);
  try {
    await (order.isWrite ? inLine(linesOf(order, targets), work) : work());
  } finally {
    destination.end();
    done();
    tellOfOrder(order, 'ajax-complete', { url: order.url.href });
  }
}

async function carryOut(order: Order, words: Words): Promise<void> {
  const targets = isPending(order) ? undefined : findTargets(order.place, order.element);
  const { url, method } = order;
  if (targets && tellOfOrder(order, 'ajax-begin', { url: url.href, method }))
    await track(send(order, targets, words)).catch((thrown: unknown) => {
      if (!sent.has(order)) throw thrown;
      report(thrown);
    });
}

// The page was left while this code was on its way: what was to be written still is, but nothing is shown of it.
async function carryOutUnseen(order: Order, words: Words): Promise<void> {
  const place = { ...order.place, selector: undefined };
  if (order.isWrite) await carryOut({ ...order, place }, words);
}

/**
 * Makes the action of `data-ajax="true"`: a form or link asks for HTML that goes to its target (FRM-01 to FRM-06).
 *
 * @param words What the visitor is told, in the page's language.
 */
export function createAjax(words: Words): Action {
  return async (element, { submitter, proceed }) => {
    warnOfFunctions(element);
    const order = readOrder(element, submitter);
    if (order && !isInDocument(element)) await carryOutUnseen(order, words);
    else if (order && findTargets(order.place, element)) await carryOut(order, words);
    else proceed();
  };
}
