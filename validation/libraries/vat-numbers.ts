import { checkVAT, countries } from 'jsvat';
import { validate as canadianCompany } from 'stdnum/lib/esm/ca/bn';
import { validate as canadianSales } from 'stdnum/lib/esm/ca/gst';
import { validate as americanEmployer } from 'stdnum/lib/esm/us/ein';

type Validate = (text: string) => { isValid: boolean };

const prefixed = countries.filter(({ name }) => name !== 'Brazil');

/** Registration numbers of companies in countries without value added tax. */
const OTHERS: ReadonlyMap<string, readonly Validate[]> = new Map([
  ['CA', [canadianCompany, canadianSales]],
  ['US', [americanEmployer]],
]);

/** Prefixes of numbers that differ from the ISO code. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['CH', 'CHE'],
  ['GR', 'EL'],
]);

const compact = (text: string) => text.replace(/[\s./-]/g, '').toUpperCase();

/**
 * Whether a VAT number with its country prefix is valid.
 *
 * @param text The typed text.
 */
export const isVat = (text: string) => checkVAT(compact(text), prefixed).isValid;

/**
 * Whether a VAT number is valid in a country; for an unknown country every number passes.
 *
 * @param text The typed text; the prefix may be missing.
 * @param country ISO code.
 */
export function isVatOf(text: string, country: string): boolean {
  const others = OTHERS.get(country);
  if (others) return others.some((validate) => validate(text).isValid);
  const found = countries.filter(({ codes }) => codes[0] === country);
  if (found.length === 0) return true;
  const number = compact(text);
  const prefix = PREFIXES.get(country) ?? country;
  return checkVAT(number.startsWith(prefix) ? number : prefix + number, found).isValid;
}
