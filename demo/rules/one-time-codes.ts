import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* One-time codes by time (RFC 6238, RFC 4226), as in authenticator apps: SHA-1, six digits, 30 seconds. */

const stepSeconds = 30;
const digits = 6;
/** Number of steps by which a phone's clock may differ. */
const drift = 1;
/** Number of past steps whose codes count as old, so that the message can name the clock as the cause. */
const memory = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes as base32 without padding, as apps expect it (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Decodes a base32 text; spaces and lower case are allowed. */
export function fromBase32(text: string): Buffer {
  const letters = text.toUpperCase().replace(/[\s=]/g, '').split('');
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Creates a secret of 160 bits, in base32. */
export const createSecret = (): string => toBase32(randomBytes(20));

/** Returns the secret in groups of four, to be typed from a screen. */
export const groupSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Returns the time step of a timestamp in ms. */
export const counterAt = (time: number): number => Math.floor(time / 1000 / stepSeconds);

/**
 * Calculates a code (RFC 4226).
 *
 * @param key Bytes of the secret.
 * @param counter Time step.
 * @param length Number of digits.
 * @param hash SHA-1, unless a test of the RFC needs another one.
 */
export function codeOf(key: Uint8Array, counter: number, length = digits, hash = 'sha1'): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac(hash, key).update(message).digest();
  const offset = mac[mac.length - 1]! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** Returns a typed code without its separators. */
export const readCode = (typed: string): string => typed.replace(/[\s.\-\u00a0\u202f]/g, '');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export type CodeVerdict =
  | { readonly kind: 'right'; readonly counter: number }
  | { readonly kind: 'used' | 'old' | 'wrong' };

interface CodeAttempt {
  readonly secret: string;
  readonly code: string;
  /** Current time in ms. */
  readonly time: number;
  /** Time step of the last accepted code; it and all earlier ones are used up. */
  readonly lastUsed: number;
}

/**
 * Validates a code: right within one step of drift, and only once.
 *
 * @param attempt Secret, code, time, and last used step.
 * @returns Right with its step; used, old, or wrong.
 */
export function checkCode({ secret, code, time, lastUsed }: CodeAttempt): CodeVerdict {
  const [given, key, now] = [readCode(code), fromBase32(secret), counterAt(time)];
  const fits = (counter: number) => counter >= 0 && isSame(given, codeOf(key, counter));
  const near = [0, -1, 1].slice(0, 1 + 2 * drift).map((step) => now + step);
  const found = near.filter(fits);
  const fresh = found.find((counter) => counter > lastUsed);
  if (fresh !== undefined) return { kind: 'right', counter: fresh };
  if (found.length > 0) return { kind: 'used' };
  const past = Array.from({ length: memory }, (_, back) => now - drift - 1 - back);
  return { kind: past.some(fits) ? 'old' : 'wrong' };
}

/** Returns the URI of the QR code for an authenticator app. */
export function otpauthUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?${query}`;
}
