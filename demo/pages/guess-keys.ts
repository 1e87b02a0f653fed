import type { Guess, GuessKey } from '../data/guesses.ts';
import type { Ctx } from '../http/env.ts';
import type { RuleUse } from '../rules/form.ts';
import type { Shop } from '../shop.ts';
import { isPassword } from '../rules/passwords.ts';

const FREE_OF_ACCOUNT = 5;
const FREE_OF_SESSION = 20;
const FREE_CODES = 10;
const FREE_MAILS = 10;
const FREE_OF_ADDRESS = 40;

/** Returns the key of the network address; none in tests, which all share one address. */
const addressKeys = (c: Ctx, { hasSwitches }: Pick<Shop, 'hasSwitches'>, what: string): GuessKey[] =>
  hasSwitches ? [] : [{ name: `${what} from ${addressOf(c)}`, free: FREE_OF_ADDRESS }];

function addressOf(c: Ctx): string {
  const { incoming } = (c.env as Partial<Ctx['env']> | undefined) ?? {};
  return incoming?.socket.remoteAddress ?? '';
}

const accountKey = (email: string): GuessKey => ({
  name: `account ${email.trim().toLowerCase()}`,
  free: FREE_OF_ACCOUNT,
});

/** Checks an account's password; wrong guesses slow down the next ones. */
export function guessPassword<T>(
  c: Ctx,
  shop: Shop,
  email: string,
  check: () => Promise<T | undefined>,
): Promise<Guess<T>> {
  return shop.guesses.attempt([accountKey(email), ...addressKeys(c, shop, 'passwords')], check);
}

/** Checks the password of the signed-in user again; returns the error. */
export async function currentPasswordComplaint(
  c: Ctx,
  shop: Shop,
  password: string,
): Promise<RuleUse | undefined> {
  const { email, passwordHash } = c.get('user')!;
  const check = async () => ((await isPassword(password, passwordHash)) ? true : undefined);
  const guess = await guessPassword(c, shop, email, check);
  if ('waitSeconds' in guess) return slowDown(guess.waitSeconds);
  return guess.found ? undefined : { rule: 'credentials', message: 'currentPassword' };
}

const sessionKeys = (c: Ctx, shop: Shop, what: string, free: number): GuessKey[] => [
  { name: `${what} of ${c.get('session').id}`, free },
  ...addressKeys(c, shop, what),
];

/** Counts every attempt; returns the seconds to wait, 0 for none. */
function countAttempt({ guesses }: Shop, keys: readonly GuessKey[]): number {
  const wait = guesses.waitSeconds(keys);
  if (wait === 0) guesses.fail(keys);
  return wait;
}

/** Counts a check whether an address has an account; returns the seconds to wait, 0 for none. */
export const countEmailCheck = (c: Ctx, shop: Shop): number =>
  countAttempt(shop, sessionKeys(c, shop, 'questions', FREE_OF_SESSION));

/** Counts a mail that a visitor causes to any address; returns the seconds to wait, 0 for none. */
export const countMail = (c: Ctx, shop: Shop): number =>
  countAttempt(shop, sessionKeys(c, shop, 'mails', FREE_MAILS));

/** Counts a coupon code; only unknown ones slow down. Returns the seconds to wait, 0 for none. */
export function countCode(c: Ctx, shop: Shop, isKnown: boolean): number {
  const keys = sessionKeys(c, shop, 'codes', FREE_CODES);
  return isKnown ? shop.guesses.waitSeconds(keys) : countAttempt(shop, keys);
}

export const slowDown = (seconds: number): RuleUse => ({
  rule: 'tries',
  message: 'slowDown',
  params: { seconds },
});
