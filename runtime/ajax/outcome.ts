import { toError } from '../page/errors.ts';
import { emit, type EventTable } from '../page/events.ts';
import { handleFailure } from '../requests/failures.ts';
import { fullLoad } from '../navigation/full-load.ts';
import { leaveIfOnline } from '../navigation/offline.ts';
import { isAway } from '../navigation/record.ts';
import { runVisit } from '../navigation/visit.ts';
import { isAborted, RequestError } from '../requests/request-error.ts';
import type { Answer } from '../requests/answer.ts';
import type { Destination } from './destination.ts';
import { showMessage } from './message.ts';
import type { Order } from './order.ts';
import { renderRejection } from './rejection.ts';
import { readResult, type Result } from './result.ts';
import { contains, isInDocument } from '../dom/safe.ts';

const NO_CONTENT = 204;

type AjaxEvent = 'ajax-begin' | 'ajax-success' | 'ajax-failure' | 'ajax-complete';

/**
 * Dispatches an event of a request from its form or link, or from the document when the element has left the
 * page.
 *
 * @param order The request.
 * @param name The event's name.
 * @param detail The event's detail.
 * @returns False when a listener has cancelled it.
 */
export function emitOrderEvent<Name extends AjaxEvent>(
  { element }: Order,
  name: Name,
  detail: EventTable[Name],
): boolean {
  return emit(isInDocument(element) ? element : document, name, detail);
}

/** A request in progress, with its destination and the functions that report its end. */
export interface AjaxRequest {
  order: Order;
  destination: Destination;
  /** The failure message at the form, where no dialog shows one. */
  failed(): string;
  /** The message after a write whose answer is empty. */
  done(): string;
  /** Sends the request again. */
  retry(): void;
}

function reject({ order, failed }: AjaxRequest, { text }: Result, error: RequestError): void {
  showMessage(order.element, text || failed(), true);
  emitOrderEvent(order, 'ajax-failure', { url: error.url, status: error.status, error });
}

// Nothing inserted would show the visitor nothing, or take the form away with what was typed in it.
const isLostOn = ({ element, placement: { selector } }: Order, { isPage, current }: Destination) =>
  selector === undefined || (!isPage && current().some((target) => contains(target, element)));

// An empty answer to a write means success, but shows the visitor nothing.
const isSilentWrite = ({ order, destination }: AjaxRequest, { status, text }: Answer) =>
  order.isWrite && (status === NO_CONTENT || (text.trim() === '' && isLostOn(order, destination)));

async function render(requested: AjaxRequest, answer: Answer, result?: Result): Promise<void> {
  const { order, destination } = requested;
  const { url, status } = answer;
  const isSilent = !result && isSilentWrite(requested, answer);
  if (result) showMessage(order.element, result.text, false);
  else if (!isSilent && status !== NO_CONTENT) await destination.render(answer);
  const isOurs = emitOrderEvent(order, 'ajax-success', {
    url,
    status,
    ...(result && { message: result.text }),
  });
  if (isSilent && isOurs) showMessage(order.element, requested.done(), false);
}

/**
 * Handles a successful answer: a result is shown at the form, HTML is inserted (FRM-06).
 *
 * @param requested The request.
 * @param answer The answer, of a status below 400.
 * @throws {RequestError} When nothing in it can be used.
 */
export async function succeed(requested: AjaxRequest, answer: Answer): Promise<void> {
  const { url, status, text } = answer;
  const { order, destination } = requested;
  // A superseded read is not inserted. A write is always reported, because the server has applied it.
  if (!order.isWrite && !destination.isCurrent()) return;
  const result = readResult(answer);
  if (result?.isError) reject(requested, result, new RequestError('status', url, { status, body: text }));
  else await render(requested, answer, result);
}

function readRejection({ body, url, isHtml }: RequestError): Result | undefined {
  try {
    return readResult({ text: body, url, isHtml });
  } catch {
    return undefined;
  }
}

const isForBrowser = ({ kind }: RequestError) => kind === 'type' || kind === 'origin';

function leaveToBrowser(error: RequestError, { order, destination }: AjaxRequest): boolean {
  const isLeft = destination.isPage && !order.isWrite && isForBrowser(error);
  if (isLeft) fullLoad(order.url);
  return isLeft;
}

// A newer request has superseded this one, so its end is not reported.
const isGivenUp = (error: RequestError, { order, destination }: AjaxRequest) =>
  isAborted(error) || (!order.isWrite && !destination.isCurrent());

/** Shows the server's rejection where it belongs; false when the answer has nothing to show. */
function showRejection(error: RequestError, requested: AjaxRequest): boolean {
  const { order, destination } = requested;
  const result = readRejection(error);
  if (result) reject(requested, result, error);
  else if (!renderRejection(error, order, destination.current())) return false;
  else emitOrderEvent(order, 'ajax-failure', { url: error.url, status: error.status, error });
  return true;
}

// A read of the page itself may be repeated by the browser; a write never.
const leaveFor = ({ order, destination }: AjaxRequest) =>
  destination.isPage && !order.isWrite ? { leave: () => leaveIfOnline(order.url) } : {};

function showFailure(error: Error, requested: AjaxRequest): void {
  const { order, failed, retry } = requested;
  const status = error instanceof RequestError ? error.status : 0;
  const { href: url } = order.url;
  emitOrderEvent(order, 'ajax-failure', { url, status, error });
  const isUntold = handleFailure(error, { url, retry, ...leaveFor(requested) });
  if (isUntold && isInDocument(order.element)) showMessage(order.element, failed(), true);
}

/**
 * Handles a failed request: typed text stays, and can be sent again (FRM-05).
 *
 * @param requested The request.
 * @param thrown The error of the request, or of inserting its answer.
 */
export function failOrder(requested: AjaxRequest, thrown: unknown): void {
  const error = toError(thrown);
  if (error instanceof RequestError) {
    const isDone =
      isGivenUp(error, requested) || showRejection(error, requested) || leaveToBrowser(error, requested);
    if (isDone) return;
  }
  showFailure(error, requested);
  // A back or forward that this request interrupted is resumed, because the address has changed already.
  if (!requested.order.isWrite && isAway()) void runVisit(new URL(location.href), 'none');
}
