import type { Texts } from '#runtime/page/texts.ts';

/** Labels of the overlay; sentences about a page are English, as in the console. */
export interface DebugTexts {
  readonly title: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly close: string;
  readonly resize: string;
  readonly tabs: Readonly<Record<TabName, string>>;
  readonly empty: Readonly<Record<'islands' | 'stores' | 'requests' | 'events' | 'check' | 'visit', string>>;
  readonly show: string;
  readonly props: string;
  readonly origins: Readonly<Record<'attribute' | 'JSON' | 'default' | 'missing', string>>;
  readonly changed: string;
  readonly pending: string;
  readonly readyAt: string;
  readonly load: string;
  readonly visit: string;
  readonly version: string;
  readonly checking: string;
  readonly checkFailed: string;
  readonly checkedDocument: string;
  readonly line: string;
  readonly faults: string;
  readonly faultHint: string;
  readonly kinds: Readonly<Record<'none' | 'slow' | 'error' | 'offline', string>>;
}

/** The tabs, in their order. */
export const TABS = ['islands', 'stores', 'requests', 'events', 'page', 'check', 'faults'] as const;

export type TabName = (typeof TABS)[number];

export const debugTexts: Texts<DebugTexts> = {
  fr: {
    title: 'Débogage Archipel',
    copy: 'Copier le rapport',
    copied: 'Rapport copié.',
    copyByHand: 'Le presse-papiers n’est pas accessible. Copiez le rapport ici\u00A0:',
    close: 'Fermer',
    resize: 'Hauteur du panneau',
    tabs: {
      islands: 'Îles',
      stores: 'Stores',
      requests: 'Requêtes',
      events: 'Événements',
      page: 'Page',
      check: 'Vérification',
      faults: 'Pannes',
    },
    empty: {
      islands: 'Cette page n’a pas d’île.',
      stores: 'Aucun store n’est chargé.',
      requests: 'Aucune requête.',
      events: 'Aucun événement.',
      check: 'Aucune faute dans le HTML.',
      visit: 'Aucune visite depuis le chargement.',
    },
    show: 'Montrer dans la page',
    props: 'Propriétés',
    origins: { attribute: 'attribut', JSON: 'JSON', default: 'par défaut', missing: 'manquante' },
    changed: 'A changé\u00A0:',
    pending: 'en cours',
    readyAt: 'prête à',
    load: 'Pourquoi un chargement complet\u00A0?',
    visit: 'Remplacé par la dernière visite',
    version: 'Version des fichiers',
    checking: 'Vérification en cours…',
    checkFailed: 'La vérification a échoué.',
    checkedDocument: 'Le document affiché a été vérifié, et non le HTML du serveur.',
    line: 'ligne',
    faults: 'Panne des requêtes de cette page',
    faultHint: 'Elle touche seulement cette page, jusqu’à son rechargement ou la fermeture de ce panneau.',
    kinds: {
      none: 'Aucune',
      slow: 'Lente\u00A0: 3 secondes de plus',
      error: 'Erreur 500',
      offline: 'Hors ligne',
    },
  },
  nl: {
    title: 'Archipel-debugger',
    copy: 'Rapport kopiëren',
    copied: 'Rapport gekopieerd.',
    copyByHand: 'Het klembord is niet toegankelijk. Kopieer het rapport hier\u00A0:',
    close: 'Sluiten',
    resize: 'Hoogte van het paneel',
    tabs: {
      islands: 'Eilanden',
      stores: 'Stores',
      requests: 'Aanvragen',
      events: 'Gebeurtenissen',
      page: 'Pagina',
      check: 'Controle',
      faults: 'Storingen',
    },
    empty: {
      islands: 'Deze pagina heeft geen eilanden.',
      stores: 'Er is geen store geladen.',
      requests: 'Geen aanvragen.',
      events: 'Geen gebeurtenissen.',
      check: 'Geen fouten in de HTML.',
      visit: 'Geen bezoek sinds het laden.',
    },
    show: 'Tonen op de pagina',
    props: 'Eigenschappen',
    origins: { attribute: 'attribuut', JSON: 'JSON', default: 'standaard', missing: 'ontbreekt' },
    changed: 'Gewijzigd\u00A0:',
    pending: 'bezig',
    readyAt: 'klaar na',
    load: 'Waarom volledig geladen\u00A0?',
    visit: 'Vervangen door het laatste bezoek',
    version: 'Versie van de bestanden',
    checking: 'Bezig met controleren…',
    checkFailed: 'De controle is mislukt.',
    checkedDocument: 'Het getoonde document is gecontroleerd, niet de HTML van de server.',
    line: 'regel',
    faults: 'Storing van de aanvragen van deze pagina',
    faultHint: 'Ze geldt alleen voor deze pagina, tot die opnieuw laadt of dit paneel sluit.',
    kinds: {
      none: 'Geen',
      slow: 'Traag\u00A0: 3 seconden meer',
      error: 'Fout 500',
      offline: 'Offline',
    },
  },
  en: {
    title: 'Archipel debug',
    copy: 'Copy report',
    copied: 'Report copied.',
    copyByHand: 'The clipboard is not available. Copy the report from here:',
    close: 'Close',
    resize: 'Height of the panel',
    tabs: {
      islands: 'Islands',
      stores: 'Stores',
      requests: 'Requests',
      events: 'Events',
      page: 'Page',
      check: 'Check',
      faults: 'Faults',
    },
    empty: {
      islands: 'This page has no islands.',
      stores: 'No store is loaded.',
      requests: 'No requests.',
      events: 'No events.',
      check: 'No mistakes in the HTML.',
      visit: 'No visit since the load.',
    },
    show: 'Show on the page',
    props: 'Props',
    origins: { attribute: 'attribute', JSON: 'JSON', default: 'default', missing: 'missing' },
    changed: 'Changed:',
    pending: 'pending',
    readyAt: 'ready at',
    load: 'Why was this a full load?',
    visit: 'Replaced by the last visit',
    version: 'Version of the files',
    checking: 'Checking…',
    checkFailed: 'The check failed.',
    checkedDocument: 'The shown document was checked, not the server’s HTML.',
    line: 'line',
    faults: 'Fault of this page’s requests',
    faultHint: 'It affects this page alone, until it is reloaded or this panel is closed.',
    kinds: { none: 'None', slow: 'Slow: 3 more seconds', error: 'Error 500', offline: 'Offline' },
  },
};
