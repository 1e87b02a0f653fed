import { fc } from '../../support/properties.ts';
import type { RuleModel } from './rule-model.ts';

/* Models of rules with check digits: right numbers are computed, and made wrong by one digit. */

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));

const sumOf = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text.charAt(index)), 0);

/** Sum of Luhn, from the right: every second digit counts twice, digit by digit. */
function luhn(text: string): number {
  let sum = 0;
  for (let index = text.length - 1, isDouble = false; index >= 0; index -= 1, isDouble = !isDouble) {
    const value = Number(text.charAt(index)) * (isDouble ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return sum;
}

/** Numbers of which about half have the right last digit. */
const completed = (length: number, isRight: (text: string) => boolean) =>
  fc.tuple(digits(length - 1), fc.nat(9), fc.boolean()).map(([head, last, isFound]) => {
    const right = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`).find(isRight);
    return isFound && right ? right : `${head}${last}`;
  });

const summed = (rule: string, length: number, isRight: (text: string) => boolean): RuleModel => ({
  rule,
  values: completed(length, isRight),
  isValid: isRight,
});

const cards = fc
  .integer({ min: 12, max: 20 })
  .chain((length) => completed(length, (text) => luhn(text) % 10 === 0));
const isCard = (text: string) =>
  text.length >= 13 && text.length <= 19 && Number(text) > 0 && luhn(text) % 10 === 0;

/** A Belgian account: twelve digits whose last two are the rest by 97, and the check digits of its IBAN. */
const accounts = digits(10).map((head) => {
  const rest = Number(BigInt(head) % 97n) || 97;
  const account = head + String(rest).padStart(2, '0');
  const check = 98 - Number(BigInt(`${account}111400`) % 97n);
  return `BE${String(check).padStart(2, '0')}${account}`;
});
const changed = fc.tuple(
  accounts,
  fc.option(fc.tuple(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 9 }))),
);
const ibans = changed.map(([iban, change]) => {
  if (!change) return iban;
  const [at, by] = change;
  return iban.slice(0, at) + ((Number(iban.charAt(at)) + by) % 10) + iban.slice(at + 1);
});
const isIban = (text: string) => BigInt(`${text.slice(4)}1114${text.slice(2, 4)}`) % 97n === 1n;

export const CHECK_MODELS: readonly RuleModel[] = [
  { rule: 'creditcard', values: cards, isValid: isCard },
  {
    rule: 'creditcard',
    values: cards.map((text) => text.replace(/(\d{4})(?=\d)/g, '$1 ')),
    isValid: (text) => isCard(text.replaceAll(' ', '')),
  },
  { rule: 'iban', values: ibans, isValid: isIban },
  {
    rule: 'iban',
    values: ibans.map((text) => text.replace(/(.{4})(?=.)/g, '$1 ').toLowerCase()),
    isValid: (text) => isIban(text.replaceAll(' ', '').toUpperCase()),
  },
  summed(
    'abaroutingnumber',
    9,
    (text) => Number(text) > 0 && sumOf(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  ),
  summed('bankaccountnl', 9, (text) => sumOf(text, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  summed('nippl', 10, (text) => (sumOf(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) - Number(text[9])) % 11 === 0),
];
