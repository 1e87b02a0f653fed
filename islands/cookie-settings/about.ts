import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

const box = (fr: string, nl: string, en: string) => ({
  fr: `La case de la catégorie « ${fr} ».`,
  nl: `Het vakje van de categorie “${nl}”.`,
  en: `The checkbox of the category ${en}.`,
});

export const about: About<typeof props> = {
  title: { fr: 'Choix des cookies', nl: 'Cookiekeuze', en: 'Cookie settings' },
  purpose: {
    fr: 'Le formulaire où le visiteur choisit par catégorie, sur une page ou dans une boîte de dialogue.',
    nl: 'Het formulier waarin de bezoeker per categorie kiest, op een pagina of in een dialoogvenster.',
    en: 'The form to choose cookies by category, on a page or in a dialog.',
  },
  group: 'page',
  synonyms: {
    fr: ['rgpd', 'consentement', 'préférences', 'catégories'],
    nl: ['avg', 'toestemming', 'voorkeuren', 'categorieën'],
    en: ['gdpr', 'consent', 'preferences', 'categories'],
  },
  host: 'form',
  contains: ['input[name="preferences"]', 'input[name="statistics"]', 'input[name="marketing"]'],
  props: {},
  parts: {
    'input[name="preferences"]': box('préférences', 'voorkeuren', 'preferences'),
    'input[name="statistics"]': box('statistiques', 'statistieken', 'statistics'),
    'input[name="marketing"]': box('marketing', 'marketing', 'marketing'),
    'button[value="accept"]': {
      fr: 'Accepte tout, et ferme la boîte de dialogue.',
      nl: 'Aanvaardt alles, en sluit het dialoogvenster.',
      en: 'Accepts everything, and closes the dialog.',
    },
    'button[value="decline"]': {
      fr: 'Refuse tout, et ferme la boîte de dialogue.',
      nl: 'Weigert alles, en sluit het dialoogvenster.',
      en: 'Declines everything, and closes the dialog.',
    },
    'button[value="save"]': {
      fr: 'Enregistre ce que les cases disent.',
      nl: 'Slaat op wat de vakjes zeggen.',
      en: 'Saves the checkboxes.',
    },
    '[data-slot="status"]': {
      fr: 'La phrase qui dit ce qui est choisi ; le serveur l’écrit, puis elle suit chaque changement.',
      nl: 'De zin die zegt wat geldt; de server schrijft hem, daarna volgt hij elke wijziging.',
      en: 'The sentence with the current choice; the server renders it, then each change updates it.',
    },
  },
};
