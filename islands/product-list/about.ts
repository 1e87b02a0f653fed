import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Liste de produits', nl: 'Productlijst', en: 'Product list' },
  purpose: {
    fr: 'Une liste qui suit ce qu’on choisit : filtre, tri, taille de page. Le retour du navigateur défait un choix.',
    nl: 'Een lijst die volgt wat men kiest: filter, volgorde, aantal per pagina. Terug maakt één keuze ongedaan.',
    en: 'A list that follows the choice of filter, order and page size. Going back undoes one choice.',
  },
  group: 'shop',
  synonyms: {
    fr: ['filtre', 'facettes', 'tri', 'catalogue', 'pagination'],
    nl: ['filter', 'facetten', 'sorteren', 'catalogus', 'paginering'],
    en: ['filter', 'facets', 'sort', 'catalogue', 'pagination'],
  },
  host: '*',
  contains: ['[data-list-form]', '[data-list-part]'],
  props: {
    submit: {
      fr: 'change : chaque choix s’applique tout de suite. delay : après un moment. button : quand on presse le bouton.',
      nl: 'change: elke keuze geldt meteen. delay: na een moment. button: als op de knop wordt gedrukt.',
      en: 'When a choice applies: at once, after a delay, or when the form’s button is pressed.',
      examples: ['button'],
    },
    delay: {
      fr: 'Combien de temps `delay` attend après le dernier choix.',
      nl: 'Hoe lang `delay` wacht na de laatste keuze.',
      en: 'Delay after the last choice before `delay` applies them all.',
      examples: [1000],
    },
    filterUrl: {
      fr: 'L’adresse du nombre de produits par valeur, demandé avant qu’un choix soit appliqué.',
      nl: 'Het adres van het aantal producten per waarde, opgevraagd voor een keuze wordt toegepast.',
      en: 'Address of the number of products of each value, requested before a choice is applied.',
      examples: ['/fr/widget/catalog/ListFilter'],
    },
    defaults: {
      fr: 'Les valeurs par défaut des paramètres, par nom ; un paramètre à sa valeur par défaut ne figure pas dans l’adresse.',
      nl: 'De standaardwaarden van parameters, per naam; een parameter met zijn standaardwaarde blijft uit het adres.',
      en: 'Default values of parameters, by name; a parameter with its default is omitted from addresses.',
      examples: ['{"sort":"relevance","pageSize":"12"}'],
    },
    indexParam: {
      fr: 'Le paramètre de la page ; tout autre choix ramène à la première.',
      nl: 'De parameter van de pagina; elke andere keuze leidt naar de eerste.',
      en: 'Page parameter, removed by any other choice.',
      examples: ['pagenbr'],
    },
  },
  parts: {
    '[data-list-form]': {
      fr: 'Un formulaire GET de la liste. Les champs du filtre s’appellent `f.Brand` ou `f.ProductAttributes.7`.',
      nl: 'Een GET-formulier van de lijst. De velden van de filter heten `f.Brand` of `f.ProductAttributes.7`.',
      en: 'A GET form of the list. The fields of the filter are named `f.Brand` or `f.ProductAttributes.7`.',
    },
    '[data-list-part]': {
      fr: 'Ce que la réponse remplace, avec un id ; aussi la cible des liens de la liste.',
      nl: 'Wat het antwoord vervangt, met een id; ook het doel van de links van de lijst.',
      en: 'The element that a response replaces, with an id; also the target of the list’s links.',
    },
    '[data-list-status]': {
      fr: 'Le titre qui dit combien de produits il y a : il est lu à voix haute.',
      nl: 'De titel die zegt hoeveel producten er zijn: hij wordt voorgelezen.',
      en: 'The heading with the number of products; it is announced.',
    },
    '[data-list-state]': {
      fr: 'Un script JSON dans une partie : `{"total":12,"counts":{"f.Brand":{"2":5}}}`.',
      nl: 'Een JSON-script in een deel: `{"total":12,"counts":{"f.Brand":{"2":5}}}`.',
      en: 'A JSON script inside a part: `{"total":12,"counts":{"f.Brand":{"2":5}}}`.',
    },
    '[data-list-count]': {
      fr: 'Dans le label d’une valeur : combien de produits elle montre. À zéro, la valeur est désactivée.',
      nl: 'In het label van een waarde: hoeveel producten ze toont. Bij nul is de waarde uitgeschakeld.',
      en: 'In the label of a value: its number of products. At zero, the value is disabled.',
    },
    '[data-list-drawer]': {
      fr: 'Le details autour du filtre : sur un petit écran son titre ouvre un tiroir, que le retour ferme.',
      nl: 'De details rond de filter: op een klein scherm opent zijn titel een lade, die Terug sluit.',
      en: 'The details around the filter: on a small screen, its title opens a drawer, which Back closes.',
    },
    '[data-list-panel]': {
      fr: 'Ce que le tiroir montre, sous les valeurs choisies ; son bouton en devient le pied.',
      nl: 'Wat de lade toont, onder de gekozen waarden; zijn knop wordt de voet.',
      en: 'Content of the drawer, below the chosen values; its button becomes the foot.',
    },
    '[data-list-apply]': {
      fr: 'Le bouton d’un formulaire ; caché quand chaque choix s’applique tout de suite.',
      nl: 'De knop van een formulier; verborgen als elke keuze meteen geldt.',
      en: 'The button of a form; hidden if every choice applies at once.',
    },
  },
  emits: ['list-changed'],
};
