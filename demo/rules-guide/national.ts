import { guideField as field } from './model.ts';
import type { GuideGroup } from './model.ts';

const belgium = { country: 'BE' };

/** Group of fields whose rules depend on the selected country. */
export const countryGroup: GuideGroup = {
  legend: { fr: 'Selon le pays', nl: 'Volgens het land' },
  fields: [
    field('postalcode', ['5000', '500'], ['un code postal belge', 'een Belgische postcode'], {
      countryfield: 'Rule.country',
    }),
    field(
      'phone',
      ['+32 81 55 01 23', '12'],
      ['un numéro de téléphone belge', 'een Belgisch telefoonnummer'],
      {
        countryfield: 'Rule.country',
      },
    ),
    field(
      'vat',
      ['BE 0403.019.261', 'BE 0403.019.262'],
      ['un numéro de TVA belge', 'een Belgisch btw-nummer'],
      belgium,
    ),
    field(
      'taxid',
      ['85.07.30-033 28', '85.07.30-033 61'],
      ['un numéro national belge', 'een Belgisch rijksregisternummer'],
      belgium,
    ),
    field(
      'bankaccount',
      ['BE71 0961 2345 6769', '0961'],
      ['un numéro de compte belge', 'een Belgisch rekeningnummer'],
      belgium,
    ),
  ],
};

/** Group inside a closed `details`. */
export const bankGroup: GuideGroup = {
  legend: { fr: 'Banque', nl: 'Bank' },
  fields: [
    field('iban', ['BE71 0961 2345 6769', 'BE71 0961 2345 6768'], ['un IBAN', 'een IBAN']),
    field('bic', ['DEUTDEFF', 'PBNKDEF'], ['un BIC', 'een BIC']),
    field(
      'bankaccountnl',
      ['75 54 90 975', '123 45 67 89'],
      ['un numéro de compte néerlandais', 'een Nederlands rekeningnummer'],
    ),
    field(
      'giroaccountnl',
      ['123', '12345678'],
      ['un compte de la poste néerlandaise', 'een Nederlandse girorekening'],
    ),
    field(
      'bankorgiroaccountnl',
      ['755490975', '12345678'],
      ['un compte de banque ou de la poste', 'een bank- of girorekening'],
    ),
    field(
      'abaroutingnumber',
      ['021000021', '123456789'],
      ['un numéro de banque américain', 'een Amerikaans banknummer'],
    ),
  ],
};

/** Group inside a closed panel. */
export const phoneGroup: GuideGroup = {
  legend: { fr: 'Téléphones', nl: 'Telefoons' },
  fields: [
    field(
      'phoneus',
      ['212-999-0983', '212 123 4567'],
      ['un numéro de téléphone américain', 'een Amerikaans telefoonnummer'],
    ),
    field(
      'phoneuk',
      ['0117 333 5555', '7222 555555'],
      ['un numéro fixe britannique', 'een Brits vast nummer'],
    ),
    field(
      'phonesuk',
      ['07911 123456', '12345'],
      ['un numéro de téléphone britannique', 'een Brits telefoonnummer'],
    ),
    field(
      'mobileuk',
      ['07334 234323', '044342343234'],
      ['un numéro de mobile britannique', 'een Brits mobiel nummer'],
    ),
    field(
      'phonenl',
      ['020-1234567', '020-12345678'],
      ['un numéro de téléphone néerlandais', 'een Nederlands telefoonnummer'],
    ),
    field(
      'mobilenl',
      ['06-12345678', '06-1234567'],
      ['un numéro de mobile néerlandais', 'een Nederlands mobiel nummer'],
    ),
    field(
      'phonepl',
      ['+48 123 456 789', '111 111 111'],
      ['un numéro de téléphone polonais', 'een Pools telefoonnummer'],
    ),
    field(
      'mobileru',
      ['+74957207089', '+447604234323'],
      ['un numéro de mobile russe', 'een Russisch mobiel nummer'],
    ),
  ],
};

/** Group in the first tab. */
export const addressGroup: GuideGroup = {
  legend: { fr: 'Lieux', nl: 'Plaatsen' },
  fields: [
    field('postcodeuk', ['SW1A 1AA', 'A AAAA'], ['un code postal britannique', 'een Britse postcode']),
    field('postalcodenl', ['1234 AB', '123AA'], ['un code postal néerlandais', 'een Nederlandse postcode']),
    field('postalcodeit', ['00100', '1234'], ['un code postal italien', 'een Italiaanse postcode']),
    field('postalcodeca', ['H0H 0H0', 'Z0H 0H0'], ['un code postal canadien', 'een Canadese postcode']),
    field(
      'postalcodebr',
      ['99.999-999', '99.999999'],
      ['un code postal brésilien', 'een Braziliaanse postcode'],
    ),
    field('zipcodeus', ['90210-4567', '1234'], ['un code postal américain', 'een Amerikaanse postcode']),
    field(
      'ziprange',
      ['90210-1234', '90610-1234'],
      ['un code postal de Los Angeles', 'een postcode van Los Angeles'],
    ),
    field('stateus', ['OH', 'MP'], ['un État américain', 'een Amerikaanse staat'], { casesensitive: 'true' }),
  ],
};

/** Group in a tab that is not selected. */
export const numberGroup: GuideGroup = {
  legend: { fr: 'Numéros', nl: 'Nummers' },
  fields: [
    field('vinus', ['1FTFX1CT9CFD06231', '11111111X1111112'], ['un numéro de châssis', 'een chassisnummer']),
    field('nifes', ['11441059P', '11440059R'], ['un NIF espagnol', 'een Spaans NIF']),
    field('niees', ['X1923000Q', '11440059R'], ['un NIE espagnol', 'een Spaans NIE']),
    field('cifes', ['A60917978', 'A7908224D'], ['un CIF espagnol', 'een Spaans CIF']),
    field('nippl', ['8117892840', '234565545'], ['un NIP polonais', 'een Pools NIP']),
    field('cpfbr', ['11144477735', '111444777355'], ['un CPF brésilien', 'een Braziliaans CPF']),
    field('cnpjbr', ['18517604000175', '99999999999999'], ['un CNPJ brésilien', 'een Braziliaans CNPJ']),
    field('nisbr', ['107.57995.75-3', '111444777355'], ['un NIS brésilien', 'een Braziliaans NIS']),
    field('cnhbr', ['12345678900', '11111111111'], ['un permis brésilien', 'een Braziliaans rijbewijs']),
  ],
};
