import { parseQuantity } from '#kit/quantity';
import { isTokenField } from '#runtime/requests/antiforgery.ts';
import type { AddPayload, OrderPayload } from '#stores/cart/schema.ts';

// A server that expects a number refuses its digits in quotes; an id may also be a text.
const toId = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : text);

// What is no number is sent as it is: the server says what is wrong with it.
const toQuantity = (text: string) => (text.trim() === '' ? 1 : (parseQuantity(text) ?? text));

// The antiforgery token travels as a header; files do not travel.
function readTexts(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => !isTokenField(name)));
}

/**
 * Makes the payload of a line of an earlier order: its fields as the form names them (SAL-03).
 *
 * @param form The form's fields and, if it has a name, the button that sent it.
 */
export const toOrderPayload = (form: FormData): OrderPayload => readTexts(form);

/**
 * Makes the payload of a form: ProductVariantId, Quantity, Name, and the order-origin fields as the form names them
 * (PRD-06).
 *
 * @param form The form's fields and, if it has a name, the button that sent it.
 */
export function toPayload(form: FormData): AddPayload {
  const { ProductVariantId = '', Name = '', Quantity = '', ...origin } = readTexts(form);
  return { ...origin, ProductVariantId: toId(ProductVariantId), Quantity: toQuantity(Quantity), Name };
}
