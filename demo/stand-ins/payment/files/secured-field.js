/*
 * One field of a card, like the provider's frames: it notifies the page of focus, errors and, when valid,
 * of an encrypted text. The stand-in encrypts nothing, so it accepts only numbers that no real card has.
 */
const field = document.querySelector('input');
let config;

const send = (message) =>
  parent.postMessage(
    JSON.stringify({ numKey: config.numKey, fieldType: config.fieldType, ...message }),
    location.origin,
  );

const digitsOf = (text) => text.replace(/\D/g, '');

function isLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isFuture(month, year) {
  const end = new Date(2000 + year, month, 1);
  return month >= 1 && month <= 12 && end > new Date();
}

const brandOf = (digits) =>
  digits.startsWith('4') ? 'visa' : /^5[1-5]|^2[2-7]/.test(digits) ? 'mc' : 'card';

/** Kinds of a field: its format, length, errors and encrypted values. */
const KINDS = {
  encryptedCardNumber: {
    autocomplete: 'cc-number',
    size: 16,
    format: (digits) => digits.replace(/(.{4})(?=.)/g, '$1 '),
    empty: 'cc.num.900',
    short: 'cc.num.901',
    wrong: (digits) => (isLuhn(digits) ? '' : 'cc.num.902'),
    encrypt: (digits) => ({
      type: 'number',
      encryptedCardNumber: [
        { type: 'number', encryptedFieldName: 'encryptedCardNumber', blob: `stand-in:${btoa(digits)}` },
      ],
      endDigits: digits.slice(-4),
      issuerBin: digits.slice(0, 8),
      brand: brandOf(digits),
    }),
  },
  encryptedExpiryDate: {
    autocomplete: 'cc-exp',
    size: 4,
    format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits),
    empty: 'cc.dat.910',
    short: 'cc.dat.911',
    wrong: (digits) => (isFuture(Number(digits.slice(0, 2)), Number(digits.slice(2))) ? '' : 'cc.dat.912'),
    encrypt: (digits) => ({
      type: 'year',
      encryptedExpiryDate: [
        {
          type: 'month',
          encryptedFieldName: 'encryptedExpiryMonth',
          blob: `stand-in:${btoa(digits.slice(0, 2))}`,
        },
        {
          type: 'year',
          encryptedFieldName: 'encryptedExpiryYear',
          blob: `stand-in:${btoa(digits.slice(2))}`,
        },
      ],
    }),
  },
  encryptedSecurityCode: {
    autocomplete: 'cc-csc',
    size: 3,
    format: (digits) => digits,
    empty: 'cc.cvc.920',
    short: 'cc.cvc.921',
    wrong: () => '',
    encrypt: () => ({
      type: 'cvc',
      encryptedSecurityCode: [
        { type: 'cvc', encryptedFieldName: 'encryptedSecurityCode', blob: 'stand-in:code' },
      ],
    }),
  },
};

function look(styles, placeholder) {
  for (const [name, value] of Object.entries(styles?.base ?? {})) field.style[name] = value;
  if (placeholder) field.placeholder = placeholder;
}

function configure(data) {
  config = data;
  const { ariaConfig = {}, sfStyles, placeholders = {} } = data.iframeUIConfig ?? {};
  const aria = ariaConfig[data.fieldType] ?? {};
  field.setAttribute('aria-label', aria.label ?? data.fieldType);
  document.querySelector('h1').textContent = field.getAttribute('aria-label');
  document.querySelector('main').setAttribute('aria-label', field.getAttribute('aria-label'));
  field.autocomplete = KINDS[data.fieldType].autocomplete;
  document.documentElement.lang = (ariaConfig.lang ?? 'fr').slice(0, 2);
  look(sfStyles, placeholders[data.fieldType]);
  send({ action: 'config' });
}

function complain(error) {
  send({ action: 'incorrect', error });
}

function validate(isLeft) {
  const kind = KINDS[config.fieldType];
  const digits = digitsOf(field.value);
  const isWhole = digits.length === kind.size;
  const error = isWhole ? kind.wrong(digits) : isLeft && digits ? kind.short : '';
  field.setAttribute('aria-invalid', String(error !== ''));
  if (!isWhole || error) complain(error);
  // Like the provider's field, it is encrypted when typed, not again when left: a date that is encrypted moves
  // the focus to the security code.
  else if (!isLeft) send({ action: 'encryption', ...kind.encrypt(digits) });
}

addEventListener('message', ({ data, origin }) => {
  if (origin !== location.origin || typeof data !== 'string') return;
  let message;
  try {
    message = JSON.parse(data);
  } catch {
    return;
  }
  if (!config && message.numKey) configure(message);
  else if (message.focus) field.focus();
});

field.addEventListener(
  'focus',
  () => config && send({ action: 'focus', focus: true, numChars: field.value.length }),
);
field.addEventListener('blur', () => {
  if (!config) return;
  send({ action: 'focus', focus: false, numChars: field.value.length });
  validate(true);
});
field.addEventListener('input', () => {
  const { size, format } = KINDS[config.fieldType];
  field.value = format(digitsOf(field.value).slice(0, size));
  validate(false);
});
field.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter' && config) send({ action: 'enterKeyPressed' });
});
