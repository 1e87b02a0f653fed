/** What a one-step order shows that depends on its fields. */
export type CheckoutPart = 'methods' | 'totals' | 'vat' | 'pickup';

/** Which parts are older than the form once a field has changed (CHK-01, CHK-05). */
export const CHECKOUT_DEPENDENCIES = {
  BillingCountry: ['methods', 'totals', 'vat', 'pickup'],
  ShippingCountryId: ['methods', 'totals', 'pickup'],
  SameAddressForShipping: ['methods', 'totals', 'pickup'],
  ShippingMethodId: ['totals', 'pickup'],
  PrepaidAccountId: ['totals'],
  BillingVAT: ['totals'],
} as const satisfies Readonly<Record<string, readonly CheckoutPart[]>>;

/** A field of the order that something of the page depends on. */
export type CheckoutField = keyof typeof CHECKOUT_DEPENDENCIES;

export const isCheckoutField = (name: string): name is CheckoutField =>
  Object.hasOwn(CHECKOUT_DEPENDENCIES, name);

/**
 * Lists the parts that are older than the form.
 *
 * @param fields The fields that have changed since the page was read.
 */
export const listStaleParts = (fields: Iterable<CheckoutField>): CheckoutPart[] => [
  ...new Set([...fields].flatMap((field): readonly CheckoutPart[] => CHECKOUT_DEPENDENCIES[field])),
];

const KNOWN = new Set<string>(Object.values(CHECKOUT_DEPENDENCIES).flat());

/**
 * Whether a part of the page is older than the form.
 *
 * @param name What the page calls it: `totals`, or `totals-phone` where there are several; one of another name depends on all.
 * @param stale What is old.
 */
export function isStalePart(name: string, stale: readonly string[]): boolean {
  const [kind = ''] = name.split('-');
  return KNOWN.has(kind) ? stale.includes(kind) : stale.length > 0;
}
