import type { AboutPack } from './about-rule.ts';
import { countryParameters } from './parameters.ts';

/** The rules of validation/packs/bank.ts. */
export const aboutBank: AboutPack = {
  bankaccount: {
    description: 'An account number of the country; without one any IBAN.',
    params: countryParameters,
  },
  bic: { description: 'The code of a bank (BIC).' },
  iban: { description: 'An IBAN of any country; spaces are allowed.' },
};

/** The rule of validation/packs/vat.ts. */
export const aboutVat: AboutPack = {
  vat: {
    description: 'A VAT number, with its country prefix or without; without a country the prefix decides.',
    params: countryParameters,
  },
};

/** The rule of validation/packs/taxid.ts. */
export const aboutTaxid: AboutPack = {
  taxid: {
    description: 'A tax number of a person or company in the country; without one any value passes.',
    params: countryParameters,
  },
};

/** The rule of validation/packs/remote.ts. */
export const aboutRemote: AboutPack = {
  remote: {
    description: 'The server’s answer is JSON: `true`, `false`, or a text that is the message.',
    params: {
      url: { description: 'Address of the check.', kind: 'url', required: true },
      type: { description: 'Method of the request.', kind: 'choice', allowed: ['GET', 'POST'] },
      additionalfields: { description: 'Names of further fields to send, with commas.', kind: 'list' },
    },
  },
};
