import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * One-time codes by the clock (RFC 6238 over RFC 4226), as authenticator apps calculate them: SHA-1, six digits, thirty seconds.
 */

const stepSeconds = 30;
const digits = 6;
/** How many steps a telephone's clock may be wrong. */
const drift = 1;
/** How far back a code is known as an old one, so that the visitor is told that it is the clock. */
const memory = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 without padding, as apps take them (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a base32 text; spaces and small letters are what people make of it. */
export function fromBase32(text: string): Buffer {
  const letters = text.toUpperCase().replace(/[\s=]/g, '').split('');
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A secret of 160 bits, in base32. */
export const createSecret = (): string => toBase32(randomBytes(20));

/** The secret in groups of four, to be typed from a screen. */
export const groupSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The step of the clock at a time in milliseconds. */
export const counterAt = (time: number): number => Math.floor(time / 1000 / stepSeconds);

/**
 * Calculates a code (RFC 4226).
 *
 * @param key The secret's bytes.
 * @param counter The step of the clock.
 * @param length How many digits.
 * @param hash SHA-1, unless a test of the RFC asks for another.
 */
export function codeOf(key: Uint8Array, counter: number, length = digits, hash = 'sha1'): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac(hash, key).update(message).digest();
  const offset = mac[mac.length - 1]! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** What is typed in any grouping, as digits. */
export const readCode = (typed: string): string => typed.replace(/[\s.\-\u00a0\u202f]/g, '');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export type CodeVerdict =
  { readonly kind: 'right'; readonly counter: number } | { readonly kind: 'used' | 'old' | 'wrong' };

interface Asked {
  readonly secret: string;
  /** As it was typed. */
  readonly code: string;
  /** Now, in milliseconds. */
  readonly time: number;
  /** The step of the last code that was accepted; it and all before it are used up. */
  readonly lastUsed: number;
}

/**
 * Judges a code: right within a step of drift, and only once.
 *
 * @param asked The secret, the code, the time, and what was used.
 * @returns Right with its step; used, old, or wrong.
 */
export function judgeCode({ secret, code, time, lastUsed }: Asked): CodeVerdict {
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

/** The address that a QR code carries to an authenticator app. */
export function otpauthUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?${query}`;
}
