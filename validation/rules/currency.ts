import type { Rule } from '../engine/rule.ts';

const AMOUNT = /^(?:[1-9]\d{0,2}(?:,\d{3})*|[1-9]\d*|0)?(?:\.\d{0,2})?$/;

const startsWith = (text: string, symbols: string) => text !== '' && symbols.includes(text.slice(0, 1));

/** An amount after one of the characters in `-symbol`; with `-soft="false"` the symbol may be missing. */
export const currency: Rule = {
  test: (value, { param }) => {
    const symbols = param('symbol').replace(/,/g, '');
    const hasSymbol = startsWith(value, symbols);
    const isNeeded = symbols !== '' && param('soft').toLowerCase() !== 'false';
    const amount = hasSymbol ? value.slice(1) : value;
    return (hasSymbol || !isNeeded) && AMOUNT.test(amount) && /\d/.test(amount);
  },
};
