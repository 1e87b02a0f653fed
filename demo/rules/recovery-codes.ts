import { createHash, randomInt } from 'node:crypto';

/** Letters and digits without those that are easily confused: 0 and O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codes = 8;
const letters = 10;

const createCode = (): string => {
  const text = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** Creates eight codes of 50 bits, for users who have lost their phone. */
export const createRecoveryCodes = (): string[] => Array.from({ length: codes }, createCode);

/** Returns a code's stored hash, independent of case and grouping; a long random code needs no salt. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');
