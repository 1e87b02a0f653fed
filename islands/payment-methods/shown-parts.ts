/** The choice: a payment method, and whether a prepaid account pays it all. */
export interface PaymentChoice {
  readonly method: string;
  readonly isCovered: boolean;
}

/** The attributes of a part that decide when it shows; an absent one is null. */
export interface PartMarks {
  /** Ways to pay, with commas between them. */
  readonly methods: string | null;
  /** It shows while a prepaid account covers everything. */
  readonly covered: string | null;
  /** It shows while none does. */
  readonly uncovered: string | null;
}

const splitNames = (methods: string) => methods.split(',').map((word) => word.trim().toLowerCase());

/**
 * Whether a part shows (PAY-02): a prepaid account that covers everything needs no payment method.
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
 * Whether an account pays it all. One whose balance is not said, or is no number, does not.
 *
 * @param balance As the page has it, in cents.
 * @param amount The amount to pay, in cents.
 */
export function coversAmount(balance: string | null, amount: number | undefined): boolean {
  if (amount === undefined || balance === null || !/^\d+$/.test(balance.trim())) return false;
  return Number(balance) >= amount;
}
