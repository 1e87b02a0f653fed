import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { SearchLocation } from './typed-location.ts';

/** A field of the order's form; outside the popup, which may have fields of the same name. */
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

/** The form whose typed values stay while the page's content is read again. */
export const findOrderForm = (host: Element): HTMLFormElement | undefined =>
  findField('BillingFirstName', host)?.form ?? findField('BillingPostalCode', host)?.form ?? undefined;

/** Reads the recipient of the parcel: the billing names, as they are in the page (PUP-04). */
export const readNames = (host: Element) => ({
  firstName: valueOf(host, 'BillingFirstName'),
  lastName: valueOf(host, 'BillingLastName'),
});

const SHIPPING = ['ShippingPostalCode', 'BillingPostalCode'];

/**
 * Reads where the shopper lives, as far as the page under the popup says it: what is typed there is newer than what the server
 * knew when it wrote the popup's address.
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
