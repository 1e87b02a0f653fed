import { isIPv6 } from 'node:net';
import { fc } from '../../support/properties.ts';
import type { RuleModel } from './rule-model.ts';

/* Models of rules for one text, without the expressions of the rules themselves. */

const isDigit = (sign: string) => sign.length === 1 && sign >= '0' && sign <= '9';
const areDigits = (text: string) => text !== '' && text.split('').every(isDigit);
const isBetween = (text: string, min: number, max: number) =>
  areDigits(text) && Number(text) >= min && Number(text) <= max;

const isNumber = (text: string) => {
  const parts = text.replaceAll(',', '.').split('.');
  return parts.length <= 2 && parts.every(areDigits);
};

const of = (letters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), maxLength });

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const withText = (arbitrary: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: anyText });

const isTime = (text: string) => {
  const parts = text.split(':');
  const [hour = '', ...rest] = parts;
  const isHour = hour.length <= 2 && isBetween(hour, 0, 23);
  return (
    isHour &&
    rest.length > 0 &&
    rest.length < 3 &&
    rest.every((part) => part.length === 2 && isBetween(part, 0, 59))
  );
};

const times = fc
  .array(
    fc.oneof(
      fc.nat(70).map(String),
      fc.nat(70).map((part) => String(part).padStart(2, '0')),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(':'));

const isByte = (part: string) => part.length <= 3 && isBetween(part, 0, 255);
const isIpv4 = (text: string) => text.split('.').length === 4 && text.split('.').every(isByte);

const isMask = (text: string) => {
  if (!isIpv4(text)) return false;
  const bits = text
    .split('.')
    .flatMap((part) => Array.from({ length: 8 }, (_, bit) => (Number(part) >> (7 - bit)) & 1));
  return bits[0] === 1 && bits.every((bit, index) => index === 0 || bit <= bits[index - 1]!);
};

const bytes = fc
  .array(fc.oneof(fc.constantFrom(0, 128, 192, 224, 240, 248, 252, 254, 255), fc.nat(300)), {
    minLength: 3,
    maxLength: 5,
  })
  .map((parts) => parts.join('.'));

const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();
const latin = of("abzABZéÏñç019_- .'", 12);

const LOCAL = "abcdefghijklmnopqrstuvwxyz0123456789.!#$%&'*+/=?^_`{|}~-";
const isLabel = (label: string) =>
  label.length > 0 &&
  label.length <= 63 &&
  !label.startsWith('-') &&
  !label.endsWith('-') &&
  label
    .toLowerCase()
    .split('')
    .every((sign) => isDigit(sign) || (sign >= 'a' && sign <= 'z') || sign === '-');

const isEmail = (text: string) => {
  const [local = '', domain, ...more] = text.trim().split('@');
  const hasLocal =
    local !== '' &&
    local
      .toLowerCase()
      .split('')
      .every((sign) => LOCAL.includes(sign));
  return hasLocal && domain !== undefined && more.length === 0 && domain.split('.').every(isLabel);
};

const addresses = fc
  .tuple(of('ab.+_é ', 8), fc.constantFrom('@', '@', '@', '', '@@'), of('ab1-.', 70))
  .map((parts) => parts.join(''));

const groups = fc
  .array(fc.oneof(of('09afAFg', 5), fc.constantFrom('', '', '0', '1.2.3.4')), { maxLength: 10 })
  .map((parts) => parts.join(':'));

export const TEXT_MODELS: readonly RuleModel[] = [
  { rule: 'digits', values: withText(of('0123٣- ', 6)), isValid: areDigits },
  {
    rule: 'integer',
    values: withText(of('0123-', 6)),
    isValid: (text) => areDigits(text.startsWith('-') ? text.slice(1) : text),
  },
  { rule: 'number', values: withText(of('0123.,-', 6)), isValid: isNumber },
  {
    rule: 'nowhitespace',
    values: anyText,
    isValid: (text) => Array.from(text).every((sign) => sign.trim() !== ''),
  },
  { rule: 'lettersonly', values: latin, isValid: (text) => text.split('').every(isLetter) },
  {
    rule: 'alphanumeric',
    values: latin,
    isValid: (text) => text.split('').every((sign) => isLetter(sign) || isDigit(sign) || sign === '_'),
  },
  { rule: 'time', values: withText(times), isValid: isTime },
  { rule: 'ipv4', values: withText(bytes), isValid: isIpv4 },
  { rule: 'netmask', values: withText(bytes), isValid: isMask },
  { rule: 'ipv6', values: withText(groups), isValid: (text) => !text.includes('%') && isIPv6(text) },
  { rule: 'email', values: withText(addresses), isValid: isEmail },
];
