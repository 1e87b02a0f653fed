import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** Returns the stored form of a password: `salt.key`, both as base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return [salt, scryptSync(password, salt, keyLength)].map((part) => part.toString('base64url')).join('.');
}

const dummyHash = hashPassword(randomBytes(16).toString('hex'));

/**
 * Checks a password. It takes as long without a stored hash, so that it doesn't reveal who has an account.
 *
 * @param password Typed password.
 * @param stored Hash of the account, if there is one.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? dummyHash).split('.');
  const given = await derive(password, Buffer.from(salt, 'base64url'), keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && stored !== undefined;
}
