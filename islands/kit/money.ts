import { getCulture, getSetting } from '#runtime';
import { parseFragment } from '#runtime/html/parse.ts';

/**
 * Reads the amount that the server formatted as HTML. It is shown as text: amounts need no markup, and text can do no harm.
 *
 * @param html For example `45,00&nbsp;€`.
 */
export function amountText(html: string): string {
  return (parseFragment(html).textContent ?? '').trim();
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
 * The locale that amounts of the page are written in: a culture without a region has no format of its own, so it is Belgium's
 * unless the page names another region (T31).
 */
export function moneyLocale(): string {
  const { lang } = document.documentElement;
  const region = getSetting('region');
  return lang.includes('-') ? lang : `${getCulture()}-${typeof region === 'string' ? region : 'BE'}`;
}

/** How many digits a currency has after its point: 2 for euros, 0 for yen. */
export function minorDigits(currency: string): number {
  return formatterFor('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Formats an amount that only the browser knows (a live total), with a real minus before it: `−€ 22,66`, `−22,66 €`.
 *
 * @param minor Whole minor units: cents.
 * @param currency ISO code, for example `EUR`.
 * @param culture For example `fr-BE`.
 */
export function formatMoney(minor: number, currency: string, culture: string): string {
  const text = formatterFor(culture, currency).format(Math.abs(minor) / 10 ** minorDigits(currency));
  return minor < 0 ? `\u2212${text}` : text;
}

const AMOUNT = /^([-\u2212]?)(\d+)(?:[.,](\d+))?$/;

/**
 * Reads an amount with a comma or a point, into whole minor units; more digits than the currency has are rounded
 * half away from zero.
 *
 * @param text For example `12,5`; white space between digits is ignored.
 * @param currency ISO code.
 * @returns Minor units, or nothing when it is no amount.
 */
export function parseMoney(text: string, currency: string): number | undefined {
  const [, sign, whole = '', fraction = ''] = AMOUNT.exec(text.replace(/\s/g, '')) ?? [];
  if (sign === undefined) return undefined;
  const digits = minorDigits(currency);
  const truncated = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = truncated + (Number(fraction[digits] ?? 0) >= 5 ? 1 : 0);
  return sign && rounded > 0 ? -rounded : rounded;
}
