import type { frCookies } from './fr-cookies.ts';

export const nlCookies: typeof frCookies = {
  title: 'Cookies',
  lead: 'Îlot bewaart alleen wat de winkel nodig heeft. Over de rest beslist u, en u kunt altijd van gedachten veranderen.',
  bannerTitle: 'Cookies, met of zonder?',
  banner: 'De winkel werkt ook zonder. Met uw akkoord vertellen ze ons wat bevalt, en niets anders.',
  settings: 'Zelf kiezen',
  manage: 'Cookies beheren',
  necessary: 'Noodzakelijk',
  necessaryText: 'Uw winkelwagen, uw taal en deze keuze. Zonder die cookies kan de winkel u niet helpen.',
  categories: [
    ['preferences', 'Voorkeuren', 'Onthouden hoe u de winkel graag ziet.'],
    ['statistics', 'Statistieken', 'Tellen de gelezen pagina’s, zonder te zeggen door wie.'],
    ['marketing', 'Marketing', 'Tonen elders wat u hier hebt bekeken.'],
  ],
  gpc: 'Uw browser vraagt om uw gegevens niet door te geven: ‘Marketing’ is niet aangevinkt.',
  accept: 'Alles aanvaarden',
  decline: 'Alles weigeren',
  save: 'Deze keuze opslaan',
  open: 'U hebt nog niet gekozen.',
  all: 'U aanvaardt alle cookies.',
  none: 'U weigert alle optionele cookies.',
  some: 'U aanvaardt: {0}. U weigert: {1}.',
};
