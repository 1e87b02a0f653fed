import { createHash, randomInt } from 'node:crypto';

/** Without what is mistaken for something else: 0 and O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codes = 8;
const letters = 10;

const createCode = (): string => {
  const text = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** Eight codes of 50 bits, for whoever has lost their telephone. */
export const createRecoveryCodes = (): string[] => Array.from({ length: codes }, createCode);

/** What is stored of a code, whatever its case and grouping; so long a code at random needs no salt. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');
