import { getCulture, getSetting } from '#runtime';
import { parseFragment } from '#runtime/html/parse.ts';

/**
 * Returns the text of an amount that the server formatted as HTML; text needs no sanitizing. Usual amounts are
 * not parsed: a cart may have thousands.
 *
 * @param html For example `45,00&nbsp;€`.
 */
export function amountText(html: string): string {
  const text = html.replaceAll('&nbsp;', '\u00A0').replaceAll('&euro;', '€');
  return (/[<&]/.test(text) ? (parseFragment(html).textContent ?? '') : text).trim();
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(culture: string, currency: string): Intl.NumberFormat {
  const id = `${culture} ${currency}`;
  const known = formatters.get(id);
  if (known) return known;
  const made = new Intl.NumberFormat(culture, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(id, made);
  return made;
}

/**
 * Returns the locale for amounts of the page. A culture without a country gets the configured region, else
 * Belgium (T31).
 */
export function moneyLocale(): string {
  const { lang } = document.documentElement;
  const region = getSetting('region');
  return lang.includes('-') ? lang : `${getCulture()}-${typeof region === 'string' ? region : 'BE'}`;
}

/** Returns the number of decimals of a currency: 2 for euros, 0 for yen. */
export function minorDigits(currency: string): number {
  return formatterFor('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Formats an amount computed in the browser (a live total), with a real minus sign: `−€ 22,66`, `−22,66 €`.
 *
 * @param minor Whole minor units, such as cents.
 * @param currency ISO code, for example `EUR`.
 * @param culture For example `fr-BE`.
 */
export function formatMoney(minor: number, currency: string, culture: string): string {
  const text = formatterFor(culture, currency).format(Math.abs(minor) / 10 ** minorDigits(currency));
  return minor < 0 ? `\u2212${text}` : text;
}

const AMOUNT = /^([-\u2212]?)(\d+)(?:[.,](\d+))?$/;

/**
 * Parses an amount with a comma or a point into whole minor units; extra decimals are rounded half away from
 * zero.
 *
 * @param text For example `12,5`; white space between digits is ignored.
 * @param currency ISO code.
 * @returns Minor units; undefined if the text is no amount.
 */
export function parseMoney(text: string, currency: string): number | undefined {
  const [, sign, whole = '', fraction = ''] = AMOUNT.exec(text.replace(/\s/g, '')) ?? [];
  if (sign === undefined) return undefined;
  const digits = minorDigits(currency);
  const truncated = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = truncated + (Number(fraction[digits] ?? 0) >= 5 ? 1 : 0);
  return sign && rounded > 0 ? -rounded : rounded;
}
