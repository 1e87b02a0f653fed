import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { SearchLocation } from './typed-location.ts';

/** Returns a field of the order's form, not one of the same name in the popup. */
function findField(name: string, host: Element): HTMLInputElement | undefined {
  const found = querySelectorAll<HTMLInputElement>(document, `[name="${name}"]`);
  return found.find(
    (field) => !field.disabled && !querySelectorAll(host, `[name="${name}"]`).includes(field),
  );
}

const valueOf = (host: Element, ...names: string[]): string => {
  for (const name of names) {
    const value = findField(name, host)?.value.trim();
    if (value) return value;
  }
  return '';
};

/** Returns the order's form: its typed values are preserved when the page's content is reloaded. */
export const findOrderForm = (host: Element): HTMLFormElement | undefined =>
  findField('BillingFirstName', host)?.form ?? findField('BillingPostalCode', host)?.form ?? undefined;

/** Reads the recipient of the parcel: the billing names in the page (PUP-04). */
export const readNames = (host: Element) => ({
  firstName: valueOf(host, 'BillingFirstName'),
  lastName: valueOf(host, 'BillingLastName'),
});

const SHIPPING = ['ShippingPostalCode', 'BillingPostalCode'];

/**
 * Reads the shopper's location from the page under the popup: values typed there are newer than the server's.
 *
 * @param host The island's host.
 * @param known The server's values.
 */
export function readLocationOfPage(host: Element, known: SearchLocation): SearchLocation {
  const postalCode = valueOf(host, ...SHIPPING);
  if (!postalCode) return known;
  const prefix = findField('ShippingPostalCode', host)?.value ? 'Shipping' : 'Billing';
  const houseNumber = valueOf(host, `${prefix}HouseNumber`);
  return {
    postalCode,
    city: valueOf(host, `${prefix}City`),
    address: `${valueOf(host, `${prefix}Street1`)} ${houseNumber}`.trim(),
  };
}
