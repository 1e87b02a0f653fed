import { promised } from './promised.ts';

import type { frCheckout } from './fr-checkout.ts';

export const nlCheckout: typeof frCheckout = {
  accountType: 'U bestelt',
  types: { Private: 'Als particulier', Company: 'Voor een bedrijf' },
  billing: 'Factuuradres',
  shipping: 'Leveringsadres',
  sameHelp: 'Vink dit uit om elders te laten leveren, bijvoorbeeld op kantoor of bij familie.',
  vatHelp: 'Met of zonder spaties, bijvoorbeeld BE 0403.170.701.',
  vatInfoName: 'Meer over het btw-nummer',
  vatInfo:
    'We controleren het bij de Europese dienst VIES. Een bedrijf uit een ander land van de Unie dat buiten België wordt geleverd, koopt zonder btw (btw verlegd). Antwoordt de dienst niet, dan kunt u bestellen: de btw wordt dan aangerekend.',
  vatDemo:
    'Demonstratie: FR 83 404 833 048 en NL 009291477B01 zijn geldig, 301 doet alsof het register plat ligt.',
  vatValid: 'Geldig btw-nummer.',
  vatInvalid: 'Dit nummer is niet geregistreerd voor de btw. Vraag het na bij uw boekhouder.',
  vatUnknown: 'De controledienst antwoordt niet. U kunt bestellen; de btw wordt aangerekend.',
  vatOutside: 'Nummers van dit land kunnen niet worden gecontroleerd; de btw wordt aangerekend.',
  vatOtherCountry: 'Dit nummer is van een bedrijf in {0}, maar de factuur gaat naar {1}.',
  methodInfo: 'Meer informatie: {0}',
  methodInfos: {
    home: 'Afgegeven tegen handtekening, van maandag tot vrijdag, van 8 tot 18 uur. Niet thuis? De postbode komt de volgende dag terug.',
    express: 'Vóór 14 uur besteld, de volgende dag voor de middag geleverd, ook op zaterdag.',
    relais: `Het pakje ligt ${promised.nl.pickup} voor u klaar. U krijgt een e-mail; een identiteitsbewijs volstaat.`,
    poste: `Het pakje ligt ${promised.nl.pickup} voor u klaar aan het loket van het gekozen kantoor.`,
  },
  noMethods: 'In dit land ({0}) leveren we nog niet. Kies een ander leveringsadres.',
  prepaid: 'Prepaidrekening',
  prepaidNone: 'Geen prepaidrekening gebruiken',
  prepaidAccount: 'Rekening “{0}”',
  prepaidBalance: 'Saldo: {0}',
  prepaidTaken: 'Prepaidrekening',
  due: 'Nog te betalen',
  goodsExcl: 'Artikelen, exclusief btw',
  totalReverse: 'Totaal exclusief btw',
  taxReverse: 'Btw (verlegd)',
  reverseNote: 'Btw verlegd, artikel 196 van richtlijn 2006/112/EG.',
  refresh: 'De bedragen bijwerken',
  toPay: 'Te betalen',
  totalChanged: 'De bedragen zijn veranderd: er is nu {0} te betalen. Kijk ze na en bestel dan.',
  billTo: 'Facturatie',
  paid: 'Alles is betaald met uw prepaidrekening.',
};
