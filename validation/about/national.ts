import type { AboutPack } from './about-rule.ts';
import { countryParameters } from './parameters.ts';

/** The rules of validation/packs/national.ts. */
export const about: AboutPack = {
  abaroutingnumber: { description: 'A routing number of a bank in the United States.' },
  bankaccountnl: { description: 'An old Dutch account number of nine digits.' },
  bankorgiroaccountnl: { description: 'An old Dutch account or giro number.' },
  cifes: { description: 'A tax number of a company in Spain.' },
  cnhbr: { description: 'A driving licence of Brazil.' },
  cnpjbr: { description: 'A tax number of a company in Brazil.' },
  cpfbr: { description: 'A tax number of a person in Brazil.' },
  giroaccountnl: { description: 'An old Dutch giro number.' },
  mobilenl: { description: 'A mobile number of the Netherlands.' },
  mobileru: { description: 'A mobile number of Russia.' },
  mobileuk: { description: 'A mobile number of the United Kingdom.' },
  niees: { description: 'A tax number of a foreigner in Spain.' },
  nifes: { description: 'A tax number of a person in Spain.' },
  nippl: { description: 'A tax number of Poland.' },
  nisbr: { description: 'A social security number of Brazil.' },
  phonenl: { description: 'A telephone number of the Netherlands.' },
  phonepl: { description: 'A telephone number of Poland.' },
  phonesuk: { description: 'A landline or mobile number of the United Kingdom, without premium numbers.' },
  phoneuk: { description: 'A telephone number of the United Kingdom.' },
  phoneus: { description: 'A telephone number of the United States or Canada.' },
  postalcode: {
    description: 'A postal code of the country; of another country, or without one, any code passes.',
    params: countryParameters,
  },
  postalcodebr: { description: 'A postal code of Brazil.' },
  postalcodeca: { description: 'A postal code of Canada.' },
  postalcodeit: { description: 'A postal code of Italy.' },
  postalcodenl: { description: 'A postal code of the Netherlands.' },
  postcodeuk: { description: 'A postcode of the United Kingdom.' },
  stateus: {
    description: 'The two letters of a state of the United States.',
    params: {
      includeterritories: { description: '`true`: territories count, too.', kind: 'flag' },
      includemilitary: { description: '`true`: military zones count, too.', kind: 'flag' },
      casesensitive: { description: '`true`: capital letters only.', kind: 'flag' },
    },
  },
  vinus: { description: 'A vehicle’s number with its check digit.' },
  zipcodeus: { description: 'A ZIP code of the United States.' },
  ziprange: { description: 'A ZIP code from 902xx-xxxx to 905xx-xxxx.' },
};
