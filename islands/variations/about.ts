import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Variantes', nl: 'Varianten', en: 'Variants' },
  purpose: {
    fr: 'Les couleurs et formats d’un article : prix, référence, stock et photos suivent ce que l’on choisit, et c’est ce choix qui est ajouté au panier.',
    nl: 'De kleuren en formaten van een artikel: prijs, artikelnummer, voorraad en foto’s volgen de keuze, en die keuze komt in de winkelwagen.',
    en: 'The colours and sizes of an article: price, reference, stock and photos follow the choice, which is also what the cart receives.',
  },
  group: 'shop',
  synonyms: {
    fr: ['déclinaisons', 'couleurs', 'tailles', 'options'],
    nl: ['varianten', 'kleuren', 'maten', 'opties'],
    en: ['variants', 'colours', 'sizes', 'options', 'swatches'],
  },
  host: '*',
  contains: ['form', '[data-variation]'],
  props: {
    productId: {
      fr: 'L’identifiant du produit.',
      nl: 'De id van het product.',
      en: 'Id of the product.',
      examples: ['101'],
    },
    addressKey: {
      fr: 'La clé de l’adresse de la page qui porte l’identifiant de la variante ; sans elle, l’adresse ne change pas.',
      nl: 'De sleutel van het adres van de pagina met de id van de variant; zonder die sleutel verandert het adres niet.',
      en: 'Query parameter of the variant’s id; without it the address does not change.',
      examples: ['variant'],
    },
    refresh: {
      fr: 'Demande la variante tout de suite : pour les pages qui ne dessinent pas de pastilles et ne savent pas ce qui est disponible.',
      nl: 'Vraagt de variant meteen op: voor pagina’s die geen kleurstalen tekenen en niet weten wat beschikbaar is.',
      en: 'Fetches the variant at once: for pages without swatches that do not know what is available.',
    },
  },
  attributes: {
    'data-variation': {
      value: 'Value',
      fr: 'Sur chaque groupe de boutons radio ou select : la `Value` de l’attribut dans la réponse ; vide, l’ordre décide.',
      nl: 'Op elke groep keuzerondjes of select: de `Value` van het attribuut in het antwoord; leeg beslist de volgorde.',
      en: 'On each group of radio buttons, or select: the attribute’s `Value` in the response; when empty, their order decides.',
    },
    'data-swatch': {
      fr: 'Dans l’étiquette d’une valeur : sa pastille vient du serveur, aucune n’est dessinée.',
      nl: 'In het label van een waarde: het kleurstaal komt van de server, er wordt geen getekend.',
      en: 'In the label of a value: its swatch is the server’s, none is drawn.',
    },
    'data-status': {
      value: 'StockStatus',
      fr: 'Sur l’état du stock : son code, que le script met à jour et que les styles lisent.',
      nl: 'Op de voorraad: de code ervan, die het script bijwerkt en stijlen lezen.',
      en: 'On the state of the stock: its code, which the script updates and styles read.',
    },
    'data-variation-scope': {
      fr: 'Sur l’élément qui contient tout ce qui suit la variante ; à défaut `.product`, sinon l’îlot lui-même.',
      nl: 'Op het element met alles wat de variant volgt; anders `.product`, anders het eiland zelf.',
      en: 'On the element around everything that follows the variant; by default `.product`, else the island itself.',
    },
  },
  parts: {
    '[data-variation-part="sku"], [data-variation-part="price"], [data-variation-part="stock"]': {
      fr: 'Où la référence, le prix et l’état du stock se lisent.',
      nl: 'Waar het artikelnummer, de prijs en de voorraad te lezen zijn.',
      en: 'Shows the reference, the price and the stock.',
    },
    '[data-variation-part][data-field]': {
      fr: 'Un autre champ de la réponse, par son nom.',
      nl: 'Een ander veld van het antwoord, bij naam.',
      en: 'Another field of the response, by its name.',
    },
    '[data-variation-part][data-url]': {
      fr: 'Un fragment du serveur : photos, disponibilité par magasin, prix dégressifs.',
      nl: 'Een fragment van de server: foto’s, voorraad per winkel, staffelprijzen.',
      en: 'A fragment of the server: photos, stock by warehouse, tier prices.',
    },
    '[data-variant-link]': {
      fr: 'Un lien qui parle de la variante ; `back-in-stock` ne se voit que sans stock.',
      nl: 'Een link over de variant; `back-in-stock` is alleen te zien zonder voorraad.',
      en: 'A link about the variant; `back-in-stock` shows only while there is no stock.',
    },
    '[data-tier-from][data-tier-percent]': {
      fr: 'Une ligne des prix dégressifs : celle que la quantité atteint est marquée.',
      nl: 'Een rij van de staffelprijzen: die van het gekozen aantal wordt aangeduid.',
      en: 'A row of the tier prices: the one that the quantity reaches is marked.',
    },
    '[data-variation-reason]': {
      fr: 'Dans le label d’une valeur : pourquoi elle n’est pas disponible ; sans lui, le script l’ajoute.',
      nl: 'In het label van een waarde: waarom ze niet beschikbaar is; zonder voegt het script het toe.',
      en: 'In the label of a value: why it is unavailable; without it the script adds it.',
    },
    '[data-tier-hint]': {
      fr: 'Où se lit combien il en manque pour le prix suivant.',
      nl: 'Waar staat hoeveel er nog nodig zijn voor de volgende prijs.',
      en: 'Shows the quantity missing for the next price.',
    },
  },
  emits: ['variant-changed'],
};
