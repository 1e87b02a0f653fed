import { apiUrl } from '#runtime';
import { requestJson } from '#runtime/requests/request-json.ts';
import { safeParse } from 'valibot';
import { requestApi } from '../api.ts';
import { parseApiAnswer } from '../answer-check.ts';
import { pushAnswerTag } from '../answer-tags.ts';
import {
  cartSummary,
  writeAnswer,
  type AddPayload,
  type CartSummary,
  type OrderPayload,
  type WriteAnswer,
} from './schema.ts';

export const SUMMARY_PATH = '/api/v1/shoppingcarts';

const itemUrl = (id: string) => apiUrl(`${SUMMARY_PATH}/shoppingcartitems/${encodeURIComponent(id)}`);

/**
 * Reads the cart's summary (CRT-02).
 *
 * @param signal Aborts the read.
 * @throws As `requestApi`.
 */
export function fetchSummary(signal: AbortSignal): Promise<CartSummary> {
  return requestApi(cartSummary, apiUrl(SUMMARY_PATH), { signal });
}

// The specification leaves the answer to a write open: understood fields are used, the rest is read again.
async function write(url: string, method: string, body?: unknown): Promise<WriteAnswer> {
  // `keepalive`: a write outlives the page, so that leaving it does not undo the visitor's change.
  const value = await requestJson(url, { method, body, keepalive: true });
  const answer = parseApiAnswer(writeAnswer, url, value);
  if (!answer.success) return {};
  const { Message, Item, DataLayer } = answer.output;
  void pushAnswerTag(answer.output);
  const summary = safeParse(cartSummary, answer.output);
  return { Message, Item, DataLayer, ...(summary.success && { summary: summary.output }) };
}

/**
 * Sets the quantity of a line (CRT-02). The quantity is absolute, so the call may be repeated.
 *
 * @param id The line's id.
 * @param Quantity The new quantity.
 * @throws {RequestError} When the server fails or rejects the call.
 */
export function putQuantity(id: string, Quantity: number): Promise<WriteAnswer> {
  return write(itemUrl(id), 'PUT', { Quantity });
}

/**
 * Deletes a line (CRT-02).
 *
 * @param id The line's id.
 * @throws {RequestError} When the server fails or rejects the call.
 */
export function deleteLine(id: string): Promise<WriteAnswer> {
  return write(itemUrl(id), 'DELETE');
}

/**
 * Adds to the cart (PRD-06). Never repeated automatically: a second call would add a second time.
 *
 * @param payload The product and quantity to add.
 * @throws {RequestError} When the server fails or rejects the call.
 */
export function postAdd(payload: AddPayload): Promise<WriteAnswer> {
  return write(apiUrl('/api/v1/catalog/products/addtocart'), 'POST', payload);
}

/**
 * Adds a line of an earlier order (SAL-03), encoded as a form. Although it is a `PUT` it is never repeated
 * automatically: a second call would add a second time.
 *
 * @param payload The form's fields.
 * @throws {RequestError} When the server fails or rejects the call.
 */
export function putOrderLine(payload: OrderPayload): Promise<WriteAnswer> {
  return write(apiUrl('/api/v1/sales/orders/addtocart'), 'PUT', new URLSearchParams(payload));
}
