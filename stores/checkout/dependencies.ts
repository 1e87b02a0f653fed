/** A part of a one-step order that depends on its fields. */
export type CheckoutPart = 'methods' | 'totals' | 'vat' | 'pickup';

/** The parts that become stale when a field changes (CHK-01, CHK-05). */
export const CHECKOUT_DEPENDENCIES = {
  BillingCountry: ['methods', 'totals', 'vat', 'pickup'],
  ShippingCountryId: ['methods', 'totals', 'pickup'],
  SameAddressForShipping: ['methods', 'totals', 'pickup'],
  ShippingMethodId: ['totals', 'pickup'],
  PrepaidAccountId: ['totals'],
  BillingVAT: ['totals'],
} as const satisfies Readonly<Record<string, readonly CheckoutPart[]>>;

/** A field of the order that parts of the page depend on. */
export type CheckoutField = keyof typeof CHECKOUT_DEPENDENCIES;

export const isCheckoutField = (name: string): name is CheckoutField =>
  Object.hasOwn(CHECKOUT_DEPENDENCIES, name);

/**
 * Lists the stale parts.
 *
 * @param fields The fields that have changed since the page was read.
 */
export const listStaleParts = (fields: Iterable<CheckoutField>): CheckoutPart[] => [
  ...new Set([...fields].flatMap((field): readonly CheckoutPart[] => CHECKOUT_DEPENDENCIES[field])),
];

const KNOWN = new Set<string>(Object.values(CHECKOUT_DEPENDENCIES).flat());

/**
 * Whether a part of the page is stale.
 *
 * @param name The part's name in the page: `totals`, or `totals-phone` when there are several. An unknown name
 * depends on all fields.
 * @param stale The stale parts.
 */
export function isStalePart(name: string, stale: readonly string[]): boolean {
  const [kind = ''] = name.split('-');
  return KNOWN.has(kind) ? stale.includes(kind) : stale.length > 0;
}
