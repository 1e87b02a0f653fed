import { toError } from '../errors.ts';
import { emit, type EventTable } from '../events.ts';
import { handleFailure } from '../failures.ts';
import { fullLoad } from '../navigation/full-load.ts';
import { RequestError } from '../request-error.ts';
import type { Answer } from '../answer.ts';
import type { Destination } from './destination.ts';
import { showMessage } from './message.ts';
import type { Order } from './order.ts';
import { placeRefusal } from './refusal.ts';
import { readResult, type Result } from './result.ts';
import { isInDocument } from './safe-element.ts';

const NO_CONTENT = 204;

type AjaxEvent = 'ajax-begin' | 'ajax-success' | 'ajax-failure' | 'ajax-complete';

/**
 * Dispatches an event of an order from its form or link; what has left the page can't be heard, the document can.
 *
 * @param order What is asked for.
 * @param name The event's name.
 * @param detail What it carries.
 * @returns False when a listener has cancelled it.
 */
export function tell<Name extends AjaxEvent>(
  { element }: Order,
  name: Name,
  detail: EventTable[Name],
): boolean {
  return emit(isInDocument(element) ? element : document, name, detail);
}

/** An order that was asked for, and what its end is told by. */
export interface Asked {
  order: Order;
  destination: Destination;
  /** What the visitor is told when nobody else tells it. */
  failed(): string;
  /** Asks once more. */
  retry(): void;
}

function refuse({ order, failed }: Asked, { text }: Result, error: RequestError): void {
  showMessage(order.element, text || failed(), true);
  tell(order, 'ajax-failure', { url: error.url, status: error.status, error });
}

async function place({ order, destination }: Asked, answer: Answer, result?: Result): Promise<void> {
  const { url, status } = answer;
  if (result) showMessage(order.element, result.text, false);
  else if (status !== NO_CONTENT) await destination.place(answer);
  tell(order, 'ajax-success', { url, status, ...(result && { message: result.text }) });
}

/**
 * Does what an answer asks for: a result is told at the form, HTML is placed (FRM-06).
 *
 * @param asked What was asked.
 * @param answer The answer, of a status below 400.
 * @throws {RequestError} When nothing of it can be used.
 */
export async function succeed(asked: Asked, answer: Answer): Promise<void> {
  const { url, status, text } = answer;
  const { order, destination } = asked;
  // A newer read has the target; what a write has done is done.
  if (!order.isWrite && !destination.isCurrent()) return;
  const result = readResult(text, url);
  if (result?.isError) refuse(asked, result, new RequestError('status', url, { status, body: text }));
  else await place(asked, answer, result);
}

function readRefusal({ body, url }: RequestError): Result | undefined {
  try {
    return readResult(body, url);
  } catch {
    return undefined;
  }
}

const isForBrowser = ({ kind }: RequestError) => kind === 'type' || kind === 'origin';

function leaveToBrowser(error: RequestError, { order, destination }: Asked): boolean {
  const isLeft = destination.isPage && !order.isWrite && isForBrowser(error);
  if (isLeft) fullLoad(order.url);
  return isLeft;
}

// Given up for something newer: nobody waits for it.
const isGivenUp = ({ kind }: RequestError, { order, destination }: Asked) =>
  kind === 'aborted' || (!order.isWrite && !destination.isCurrent());

/** What the server says about a refusal is shown where it belongs; false when it says nothing of use. */
function showRefusal(error: RequestError, asked: Asked): boolean {
  const { order, destination } = asked;
  const result = readRefusal(error);
  if (result) refuse(asked, result, error);
  else if (!placeRefusal(error, order, destination.current())) return false;
  else tell(order, 'ajax-failure', { url: error.url, status: error.status, error });
  return true;
}

function showFailure(error: Error, { order, failed, retry }: Asked): void {
  const status = error instanceof RequestError ? error.status : 0;
  const { href: url } = order.url;
  tell(order, 'ajax-failure', { url, status, error });
  const isUntold = handleFailure(error, { url, retry });
  if (isUntold && isInDocument(order.element)) showMessage(order.element, failed(), true);
}

/**
 * Does what can be done about a request that failed: what is typed stays, and can be sent again (FRM-05).
 *
 * @param asked What was asked.
 * @param thrown What the request, or the placing of its answer, has thrown.
 */
export function fail(asked: Asked, thrown: unknown): void {
  const error = toError(thrown);
  if (error instanceof RequestError) {
    const isDone = isGivenUp(error, asked) || showRefusal(error, asked) || leaveToBrowser(error, asked);
    if (isDone) return;
  }
  showFailure(error, asked);
}
