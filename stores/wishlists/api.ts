import { apiUrl } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { unknown, type GenericSchema, type InferOutput } from 'valibot';
import { requestApi } from '../api.ts';
import {
  addAnswer,
  countAnswer,
  deleteAnswer,
  editAnswer,
  isInAnswer,
  orderAnswer,
  quantityAnswer,
  type AddAnswer,
  type ListId,
  type OrderAnswer,
  type HeartProduct,
} from './schema.ts';

type Query = Readonly<Record<string, ListId | undefined>>;

const filled = (query: Query): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** Builds the address of a call; its values are in the query string, and its body is empty (WSH-09). */
function wishlistUrl(path: string, query: Query = {}): string {
  const text = String(new URLSearchParams(filled(query)));
  return apiUrl(`/api/v1/catalog/wishlist/${path}${text && `?${text}`}`);
}

// `keepalive`: a write outlives the page, so that leaving it does not undo the visitor's change.
const write = <Schema extends GenericSchema>(
  schema: Schema,
  method: 'POST' | 'DELETE',
  url: string,
): Promise<InferOutput<Schema>> => requestApi(schema, url, { method, keepalive: true });

const part = (id: ListId) => encodeURIComponent(id);

// A rejection sent with a success status is handled as any other, with the server's message.
function checkResult(url: string, isDone: boolean, message: string | null | undefined): void {
  if (isDone) return;
  const body = JSON.stringify({ Message: message ?? '' });
  throw new RequestError('status', url, { status: 422, body });
}

/** Adds a variant to a list. Not idempotent: a second call may add a second time. */
export const postToList = (
  { productId, productVariantId }: HeartProduct,
  WishlistId: ListId,
  Quantity: number,
): Promise<AddAnswer> =>
  write(
    addAnswer,
    'POST',
    wishlistUrl('addproductvariant', {
      WishlistId,
      ProductVariantId: productVariantId,
      Quantity,
      ProductId: productId,
    }),
  );

/** Removes a variant from a list. */
export const deleteFromList = (variantId: ListId, listId: ListId): Promise<unknown> =>
  write(unknown(), 'DELETE', wishlistUrl(`deletefromlist/${part(variantId)}/${part(listId)}`));

/** Removes a variant from all lists. */
export const deleteFromAllLists = (variantId: ListId): Promise<unknown> =>
  write(unknown(), 'DELETE', wishlistUrl(`deletefromalllist/${part(variantId)}`));

/** Removes a line from its list. */
export const deleteListLine = (Id: ListId): Promise<unknown> =>
  write(unknown(), 'DELETE', wishlistUrl('deletefromlist', { Id }));

/**
 * Sets the desired quantity of a line (WSH-06).
 *
 * @returns The server's quantity.
 * @throws {RequestError} Also when the answer rejects the quantity.
 */
export async function postQuantity(Id: ListId, Quantity: number): Promise<number> {
  const url = wishlistUrl('updatequantity', { Id, Quantity });
  const answer = await write(quantityAnswer, 'POST', url);
  checkResult(url, answer.IsSuccessfull, answer.Message);
  return answer.Quantity ?? Quantity;
}

async function postText(path: string, query: Query): Promise<void> {
  const url = wishlistUrl(path, query);
  const answer = await write(editAnswer, 'POST', url);
  checkResult(url, answer?.IsSuccessfull !== false, answer?.Message);
}

/** Renames a list. */
export const postName = (Id: ListId, Name: string): Promise<void> => postText('updatename', { Id, Name });

/** Changes the description of a list. */
export const postDescription = (Id: ListId, Description: string): Promise<void> =>
  postText('updatedescription', { Id, Description });

/** Deletes a list; the answer contains the next address. */
export const postDelete = (Id: ListId): Promise<{ Uri: string | undefined }> =>
  write(deleteAnswer, 'POST', wishlistUrl('delete', { Id }));

/** Adds the items of a list to the cart. Never repeated: a second call would order twice. */
export const postOrder = (
  WishlistId: ListId,
  Items: readonly { variantId: ListId; qty: number }[],
): Promise<OrderAnswer> =>
  requestApi(orderAnswer, apiUrl('/api/v1/catalog/products/addwishlisttocart'), {
    method: 'POST',
    keepalive: true,
    body: { WishlistId, Items },
  });

/** Fetches whether a product, or one variant of it in one list, is in a list. */
export async function fetchIsInList(
  { productId, productVariantId }: HeartProduct,
  WishlistId?: ListId,
): Promise<boolean> {
  const query = { ProductVariantId: productVariantId, ProductId: productId, WishlistId };
  const answer = await requestApi(isInAnswer, wishlistUrl('isinthelist', query), {
    cache: 'no-store',
    signInAfter: 'nothing',
  });
  return typeof answer === 'boolean' ? answer : answer.IsInTheList;
}

/** Fetches the number of products in all lists of the visitor. */
export async function fetchCount(): Promise<number> {
  const answer = await requestApi(countAnswer, wishlistUrl('products/count'), {
    cache: 'no-store',
    signInAfter: 'nothing',
  });
  return typeof answer === 'number' ? answer : answer.Count;
}
