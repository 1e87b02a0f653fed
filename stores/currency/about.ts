import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { writeStatuses } from '../about/statuses.ts';
import { currencyAnswer } from './schema.ts';

const path = '/api/v1/currencyconverter/currency/changeto/{currency}';
const variables = { currency: { description: 'Code of the currency.', example: 'CHF' } };
const fields = {
  ResponseCode: '`OK`: the currency is changed and the page is loaded anew. Any other code: it is not.',
  ReasonType: '`warning`: a question that the visitor confirms; anything else is a rejection.',
  ReasonResourceKey: 'Key of the string resource with the question or the reason.',
};
const statuses = {
  ...writeStatuses,
  204: 'Empty: a wrong answer, which counts as rejected.',
  409: 'Rejected: the Message is shown, and the select shows the earlier currency.',
  '5XX': 'Failed: the select shows the earlier currency.',
};

/** Calls of the currency. */
export const currencyCalls: AboutCalls = {
  'currency.change': {
    method: 'POST',
    path,
    isOfSite: true,
    purpose: 'Changes the currency of the visit, behind the writes of the cart.',
    variables,
    answer: {
      description: 'Done, a question, or a rejection.',
      ...aboutContent({
        schema: currencyAnswer,
        example: { ResponseCode: 'KO', ReasonType: 'warning', ReasonResourceKey: 'Currency.CartIsEmptied' },
        fields,
      }),
    },
    statuses,
    via: ['changeCurrency'],
  },
  'currency.confirm': {
    method: 'POST',
    path: `${path}/true`,
    isOfSite: true,
    purpose: 'Changes the currency after the visitor has confirmed the question.',
    variables,
    answer: {
      description: 'Done, or a rejection.',
      ...aboutContent({ schema: currencyAnswer, example: { ResponseCode: 'OK' }, fields }),
    },
    statuses,
    via: ['changeCurrency'],
  },
};
