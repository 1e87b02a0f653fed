import type { frJournal } from './fr-journal.ts';

/** The journal: texts about the workshops. */
export const nlJournal: typeof frJournal = {
  journal: {
    title: 'Het magazine',
    lead: 'Ateliers, materialen en tafels: wat we hebben gezien, geproefd en gebroken.',
    home: 'Uit het magazine',
    all: 'Het hele magazine lezen',
    read: 'Lezen: {0}',
    published: 'Gepubliceerd op',
    share: 'Dit artikel delen',
    byMail: 'per e-mail',
    about: 'Het stuk waarover het gaat',
    see: '{0} bekijken',
    more: 'Lees ook',
    none: 'Die dag verscheen er niets.',
    newest: 'De nieuwste artikelen',
    calendar: 'De kalender',
    articles: 'Alle artikelen',
    ticker: 'De nieuwste titels',
    categories: 'Rubrieken',
    allCategories: 'Alles',
    look: 'Weergave:',
    looks: { list: 'lijst', tiles: 'mozaïek' },
    count: '{0} artikelen.',
    posts: { one: '{0} artikel', other: '{0} artikelen' },
    morePosts: { one: 'Nog {0} artikel op die dag', other: 'Nog {0} artikelen op die dag' },
    photos: 'In beeld',
    bannerTitle: 'Twaalfhonderdtachtig graden',
    bannerText: 'Hoe steengoed zijn kleur krijgt, in dertig uur en zonder de deur te openen.',
    bannerLink: 'Lees het verhaal van de oven',
  },
};
