/** Languages of an editor. */
export const BLOCK_CULTURES = ['fr', 'nl', 'en'] as const;

export type BlockCulture = (typeof BLOCK_CULTURES)[number];

type Texts = Readonly<Record<BlockCulture, readonly [label: string, description: string]>>;

/** Texts of the field for the name of a host. */
export const NAME_TEXTS: Texts = {
  fr: ['Nom', 'Ce que disent les lecteurs d’écran.'],
  nl: ['Naam', 'Wat schermlezers zeggen.'],
  en: ['Name', 'Read out by screen readers.'],
};

/** Label of the field for the content. */
export const CONTENT_LABELS: Readonly<Record<BlockCulture, string>> = {
  fr: 'Contenu',
  nl: 'Inhoud',
  en: 'Content',
};
