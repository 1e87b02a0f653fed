import { guideField as field } from './model.ts';
import type { GuideGroup } from './model.ts';

const text: GuideGroup = {
  legend: { fr: 'Textes', nl: 'Teksten' },
  fields: [
    field('required', ['Anne', ''], ['un nom', 'een naam']),
    field('email', ['anne@exemple.be', 'anne'], ['une adresse e-mail', 'een e-mailadres']),
    field('url', ['https://exemple.be', 'http://intranet'], ['une adresse web', 'een webadres']),
    field('url2', ['http://intranet', 'in tranet'], ['une adresse du réseau', 'een adres van het netwerk']),
    field('minlength', ['tasse', 'bol'], ['quatre lettres ou plus', 'vier letters of meer'], { min: 4 }),
    field('maxlength', ['bol', 'assiette'], ['six lettres au plus', 'maximaal zes letters'], { max: 6 }),
    field('length', ['tasse', 'bol'], ['un mot de 4 à 6 lettres', 'een woord van 4 tot 6 letters'], {
      min: 4,
      max: 6,
    }),
    field(
      'rangelength',
      ['tasse', 'assiette'],
      ['un mot de quatre à six lettres', 'een woord van vier tot zes letters'],
      { min: 4, max: 6 },
    ),
    field('regex', ['IL-24001', 'IL-1'], ['un numéro de commande', 'een bestelnummer'], {
      pattern: 'IL-\\d{5}',
    }),
    field('pattern', ['AB12', 'A1'], ['deux lettres et deux chiffres', 'twee letters en twee cijfers'], {
      pattern: '[A-Z]{2}\\d{2}',
    }),
    field('password', ['bol-bleu-7', 'bol'], ['un mot de passe', 'een wachtwoord'], {
      min: 8,
      nonalphamin: 1,
      regex: '.*\\d.*',
    }),
    field('minwords', ['deux mots', 'un'], ['deux mots ou plus', 'twee woorden of meer'], { min: 2 }),
    field('maxwords', ['deux mots', 'cela en fait quatre'], ['trois mots au plus', 'maximaal drie woorden'], {
      max: 3,
    }),
    field('rangewords', ['deux mots', 'un'], ['deux ou trois mots', 'twee of drie woorden'], {
      min: 2,
      max: 3,
    }),
    field(
      'strippedminlength',
      ['<b>tasse</b>', '<b>a</b>'],
      ['quatre lettres hors balises', 'vier letters zonder de tags'],
      { min: 4 },
    ),
    field('lettersonly', ['Zoë', 'Zoë 2'], ['des lettres', 'letters']),
    field('letterswithbasicpunc', ['Oui, non', '2 fois'], ['une phrase', 'een zin']),
    field('alphanumeric', ['ABC_123', 'a-b'], ['des lettres et des chiffres', 'letters en cijfers']),
    field('nowhitespace', ['sans', 'a b'], ['un mot sans espace', 'een woord zonder spatie']),
  ],
};

const numbers: GuideGroup = {
  legend: { fr: 'Nombres', nl: 'Getallen' },
  fields: [
    field('number', ['3,5', 'trois'], ['un nombre', 'een getal']),
    field('digits', ['2026', '20,26'], ['des chiffres', 'cijfers']),
    field('integer', ['5', '5,5'], ['un nombre entier', 'een geheel getal']),
    field('range', ['15', '25'], ['un nombre de 10 à 20', 'een getal van 10 tot 20'], { min: 10, max: 20 }),
    field('min', ['10', '9'], ['dix ou plus', 'tien of meer'], { min: 10 }),
    field('max', ['20', '21'], ['vingt ou moins', 'twintig of minder'], { max: 20 }),
    field('step', ['12', '13'], ['un multiple de 6', 'een veelvoud van 6'], { step: 6 }),
    field('currency', ['€9.50', '9.50'], ['un montant avec son signe', 'een bedrag met het teken'], {
      symbol: '€',
    }),
    field('creditcard', ['4111 1111 1111 1111', '4111'], ['un numéro de carte', 'een kaartnummer']),
    field('creditcardtypes', ['4111111111111111', '340000000000009'], ['une carte Visa', 'een Visakaart'], {
      types: 'visa',
    }),
  ],
};

const times: GuideGroup = {
  legend: { fr: 'Dates et heures', nl: 'Datums en tijden' },
  fields: [
    field('date', ['31/12/2026', '12/31/2026'], ['une date', 'een datum']),
    field('dateiso', ['2026-12-31', '2026-13-01'], ['une date internationale', 'een internationale datum']),
    field('dateita', ['17/10/2010', '17-10-2010'], ['une date italienne', 'een Italiaanse datum']),
    field('datenl', ['1-1-2026', '00-01-2026'], ['une date néerlandaise', 'een Nederlandse datum']),
    field('datefa', ['1403/12/30', '1403/13/01'], ['une date persane', 'een Perzische datum']),
    field('time', ['23:59', '24:60'], ['une heure', 'een tijd']),
    field('time12h', ['11:59 AM', '9 am'], ['une heure anglaise', 'een Engelse tijd']),
  ],
};

const network: GuideGroup = {
  legend: { fr: 'Réseau', nl: 'Netwerk' },
  fields: [
    field('ipv4', ['192.0.2.1', '256.1.1.1'], ['une adresse IPv4', 'een IPv4-adres']),
    field('ipv6', ['2001:db8::1', '1:2:3'], ['une adresse IPv6', 'een IPv6-adres']),
    field('netmask', ['255.255.255.0', '255.1.0.255'], ['un masque de réseau', 'een netwerkmasker']),
  ],
};

export const commonGroups: readonly GuideGroup[] = [text, numbers, times, network];
