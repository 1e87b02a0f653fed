import type { frPayment } from './fr-payment.ts';

export const nlPayment: typeof frPayment = {
  title: 'Bestelling {0} betalen',
  placed: 'Uw bestelling is geregistreerd. U hoeft ze alleen nog te betalen.',
  due: 'Te betalen',
  method: 'Betaalwijze',
  prepaid: 'Prepaidrekening (optioneel)',
  noPrepaid: 'Niet gebruiken',
  account: '{0}, saldo {1}',
  accountTooLow: '{0}, saldo {1}: volstaat niet',
  Card: 'Bankkaart',
  CardHelp: 'Visa, Mastercard, Bancontact met kaartnummer.',
  BankTransfer: 'Overschrijving',
  transferTitle: 'Met een overschrijving',
  transfer:
    'Schrijf {0} over op rekening BE71 0961 2345 6769, mededeling {1}. We verzenden zodra het bedrag er is.',
  cardTitle: 'Uw kaart',
  cardSafe: 'De velden zijn van de betaaldienst: Îlot ziet uw kaartnummer nooit.',
  cardNeedsScript:
    'Met de kaart betalen vraagt JavaScript. Zet het aan en herlaad de pagina, of kies de overschrijving.',
  choose: 'Kies een betaalwijze.',
  notCovered: 'Deze prepaidrekening dekt het bedrag niet; er is niets afgeschreven.',
  covered: 'De prepaidrekening dekt alles.',
  submit: 'Bevestigen',
  back: 'Terug naar de bestelling',
  pay: 'Nu online betalen',
  payTitle: 'Betaling',
  toPay: 'Betaal met de kaart of met een prepaidrekening, of met een overschrijving:',
  paidBy: {
    Card: 'Deze bestelling is met de kaart betaald.',
    BankTransfer: 'Deze bestelling is met een overschrijving betaald.',
    Prepaid: 'Deze bestelling is met uw prepaidrekening betaald.',
  },
  returned: 'Voor deze bestelling is {0} te veel betaald; u krijgt dat bedrag terug.',
  noOrder: 'Deze bestelling bestaat niet.',
  nothingDue: 'Deze bestelling is al betaald; er is niets een tweede keer afgeschreven.',
  testTitle: 'Testkaarten van deze demonstratie',
  testHelp:
    'Elke vervaldatum in de toekomst, elke code van drie cijfers. Echte kaarten worden niet aanvaard.',
  testCards: {
    authorise: 'aanvaard',
    refuse: 'geweigerd door de bank',
    challenge: 'de bank vraagt een bevestiging in de pagina (3-D Secure)',
    redirect: 'de bank vraagt een bevestiging op haar eigen pagina',
    expire: 'de betaalsessie verloopt',
  },
};
