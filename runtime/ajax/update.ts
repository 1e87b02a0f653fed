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
import { failOrder, succeed, emitOrderEvent, type AjaxRequest } from './outcome.ts';
import { confirmLeave } from './page.ts';
import { isPending, showPending } from './pending.ts';
import { inLine } from './request-token.ts';
import { isInDocument } from '../dom/safe.ts';
import { toKey } from './scopes.ts';

const ACCEPT = 'text/html, application/json';

/** Messages at the form, where no dialog shows one. */
export type ReadMessages = () => { failed: string; done: string };

/** Orders whose request was sent: the browser must not send them again, even if a later step fails. */
const sent = new WeakSet<Order>();

async function requestAnswer(order: Order, signal: AbortSignal | undefined): Promise<Answer> {
  const { address, request } = order;
  sent.add(order);
  const answer = await writeText(address, ACCEPT, signal ? { ...request, signal } : request);
  return { ...answer, url: unmarkAddress(answer.url).href };
}

async function exchange(requested: AjaxRequest, before: Promise<unknown>[]): Promise<void> {
  const { order, destination } = requested;
  if (before.length > 0) await Promise.allSettled(before);
  try {
    await succeed(requested, await requestAnswer(order, destination.signal));
  } catch (thrown) {
    await expectTeller(thrown);
    failOrder(requested, thrown);
  }
}

// The key of the placement stays the same when an earlier write replaces the target itself.
const linesOf = ({ element, placement }: Order, targets: readonly Element[]) =>
  targets.length > 0 ? [...targets, toKey(placement)] : [element];

async function send(order: Order, targets: HTMLElement[], readLabels: ReadMessages): Promise<void> {
  const isPage = isForPage(order, targets);
  const before = isPage ? confirmLeave(order.url) : [];
  if (!before) return;
  const done = showPending(order, isPage ? [] : targets);
  clearMessage(order.element);
  const destination = takeDestination(order, targets);
  const retry = () => void carryOut(order, readLabels);
  const work = () =>
    exchange(
      { order, destination, retry, failed: () => readLabels().failed, done: () => readLabels().done },
      before,
    );
  try {
    await (order.isWrite ? inLine(linesOf(order, targets), work) : work());
  } finally {
    destination.end();
    done();
    emitOrderEvent(order, 'ajax-complete', { url: order.url.href });
  }
}

async function carryOut(order: Order, readLabels: ReadMessages): Promise<void> {
  const targets = isPending(order) ? undefined : findTargets(order.placement, order.element);
  const { url, method } = order;
  if (targets && emitOrderEvent(order, 'ajax-begin', { url: url.href, method }))
    await track(send(order, targets, readLabels)).catch((thrown: unknown) => {
      if (!sent.has(order)) throw thrown;
      report(thrown);
    });
}

// The element left the page while this code was loading: a write is still sent, but its answer is not
// inserted.
async function carryOutUnseen(order: Order, readLabels: ReadMessages): Promise<void> {
  const placement = { ...order.placement, selector: undefined };
  if (order.isWrite) await carryOut({ ...order, placement }, readLabels);
}

/**
 * Creates the action of `data-ajax="true"`: a form or link requests HTML for its target (FRM-01 to FRM-06).
 *
 * @param readLabels Messages in the page's language.
 */
export function createAjax(readLabels: ReadMessages): Action {
  return async (element, { submitter, proceed }) => {
    warnOfFunctions(element);
    const order = readOrder(element, submitter);
    if (order && !isInDocument(element)) await carryOutUnseen(order, readLabels);
    else if (order && findTargets(order.placement, element)) await carryOut(order, readLabels);
    else proceed();
  };
}
