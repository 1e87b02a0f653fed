import { parseQuantity } from '#kit/quantity';
import { isTokenField } from '#runtime/requests/antiforgery.ts';
import type { AddPayload, OrderPayload } from '#stores/cart/schema.ts';

// A server that expects a number rejects a numeric string; an id may also be a text.
const toId = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : text);

// A value that is not a number is sent unchanged, and the server reports the error.
const toQuantity = (text: string) => (text.trim() === '' ? 1 : (parseQuantity(text) ?? text));

// The antiforgery token is sent as a header; files are not sent.
function readTexts(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => !isTokenField(name)));
}

/**
 * Builds the payload of a line of an earlier order, with the form's field names (SAL-03).
 *
 * @param form The form's fields and the submitter's, if it has a name.
 */
export const toOrderPayload = (form: FormData): OrderPayload => readTexts(form);

/**
 * Builds the payload of a form: ProductVariantId, Quantity, Name, and the order-origin fields under the form's
 * names (PRD-06).
 *
 * @param form The form's fields and the submitter's, if it has a name.
 */
export function toPayload(form: FormData): AddPayload {
  const { ProductVariantId = '', Name = '', Quantity = '', ...origin } = readTexts(form);
  return { ...origin, ProductVariantId: toId(ProductVariantId), Quantity: toQuantity(Quantity), Name };
}
