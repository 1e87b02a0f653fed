/** The chosen payment method, and whether a prepaid account covers the whole amount. */
export interface PaymentChoice {
  readonly method: string;
  readonly isCovered: boolean;
}

/** The attributes of a part that decide when it shows; an absent one is null. */
export interface PartMarks {
  /** Payment methods, separated by commas. */
  readonly methods: string | null;
  /** On a part that shows while a prepaid account covers the whole amount. */
  readonly covered: string | null;
  /** On a part that shows while no account covers the whole amount. */
  readonly uncovered: string | null;
}

const splitNames = (methods: string) => methods.split(',').map((word) => word.trim().toLowerCase());

/**
 * Returns whether a part shows (PAY-02): a covered amount needs no payment method.
 *
 * @param marks The part's attributes.
 * @param choice The choice.
 */
export function isPartShown(
  { methods, covered, uncovered }: PartMarks,
  { method, isCovered }: PaymentChoice,
): boolean {
  if (isCovered) return covered !== null;
  if (uncovered !== null) return true;
  return methods !== null && splitNames(methods).includes(method.toLowerCase());
}

/**
 * Returns whether a balance covers an amount; a missing or invalid balance does not.
 *
 * @param balance The attribute of the account, in cents.
 * @param amount The amount to pay, in cents.
 */
export function coversAmount(balance: string | null, amount: number | undefined): boolean {
  if (amount === undefined || balance === null || !/^\d+$/.test(balance.trim())) return false;
  return Number(balance) >= amount;
}
