import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** `salt.key`, both as base64url: what is stored instead of a password. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return [salt, scryptSync(password, salt, keyLength)].map((part) => part.toString('base64url')).join('.');
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/**
 * Checks a password. Without a stored hash it takes just as long, so nobody learns which addresses have an account.
 *
 * @param password What was typed.
 * @param stored The hash of the account, if there is one.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? nobody).split('.');
  const given = await derive(password, Buffer.from(salt, 'base64url'), keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && stored !== undefined;
}
