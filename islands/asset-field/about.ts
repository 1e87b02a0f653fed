import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Champ de fichiers', nl: 'Bestandsveld', en: 'File field' },
  purpose: {
    fr: 'Un fichier, une image recadrée ou plusieurs fichiers : choisis, déposés, collés ou pris dans la médiathèque, envoyés avant le formulaire.',
    nl: 'Een bestand, een bijgesneden afbeelding of meerdere bestanden: gekozen, gesleept, geplakt of uit de mediatheek, verstuurd vóór het formulier.',
    en: 'A file, a cropped picture or several files: chosen, dropped, pasted or from the library, uploaded before the form is sent.',
  },
  group: 'content',
  synonyms: {
    fr: ['téléverser', 'téléchargement', 'upload', 'recadrer', 'rogner', 'photo', 'pièce jointe'],
    nl: ['uploaden', 'opladen', 'bijsnijden', 'foto', 'bijlage'],
    en: ['upload', 'crop', 'image', 'attachment', 'drop zone', 'file input'],
  },
  host: '*',
  contains: ['[data-slot="input"]', 'input[type=file]'],
  emits: ['assets-changed'],
  props: {
    kind: {
      fr: 'Ce que le champ contient : `file`, `image` ou `files`.',
      nl: 'Wat het veld bevat: `file`, `image` of `files`.',
      en: 'The value of the field: one file, one picture, or several files.',
    },
    uploadUrl: {
      fr: 'Adresse où chaque fichier est envoyé (POST, multipart) ; elle répond une liste de fichiers.',
      nl: 'Adres waarheen elk bestand gaat (POST, multipart); het antwoordt een lijst van bestanden.',
      en: 'Address that files are POSTed to, one at a time (multipart); the response is a list of assets.',
      examples: ['/fr/assetslibrary/upload?kind=image'],
    },
    name: {
      fr: 'Nom des champs cachés que le formulaire envoie.',
      nl: 'Naam van de verborgen velden die het formulier verstuurt.',
      en: 'Name of the hidden fields that the form sends: the ids of the assets, in their order.',
      examples: ['Photo'],
    },
    assetId: {
      fr: 'Identifiant du fichier déjà là, lu dans la médiathèque.',
      nl: 'Id van het bestand dat er al is, uit de mediatheek gelezen.',
      en: 'Id of the current asset, fetched from the library.',
      examples: ['5f0c2a'],
    },
    assets: {
      fr: 'Les fichiers déjà là, au lieu d’un identifiant.',
      nl: 'De bestanden die er al zijn, in plaats van een id.',
      en: 'The current assets, in upload or database format, instead of an id.',
    },
    libraryUrl: {
      fr: 'Page de la médiathèque, ouverte dans un dialogue.',
      nl: 'Pagina van de mediatheek, geopend in een dialoog.',
      en: 'Address of the library’s page, which opens in a dialog.',
      examples: ['/fr/assetslibrary/picker'],
    },
    cropWidth: {
      fr: 'Largeur du recadrage, en pixels.',
      nl: 'Breedte van de uitsnede, in pixels.',
      en: 'Crop width in pixels, together with cropHeight.',
      examples: [400],
    },
    cropHeight: {
      fr: 'Hauteur du recadrage, en pixels.',
      nl: 'Hoogte van de uitsnede, in pixels.',
      en: 'Crop height in pixels, together with cropWidth.',
      examples: [400],
    },
    keepOriginal: {
      fr: 'Si le serveur garde aussi l’image entière.',
      nl: 'Of de server ook de hele afbeelding opslaat.',
      en: 'Whether the server also stores the original.',
    },
    maxFiles: {
      fr: 'Nombre maximal de fichiers.',
      nl: 'Hoogste aantal bestanden.',
      en: 'Maximum number of files, if the field takes several.',
      examples: [10],
    },
    minSize: {
      fr: 'Taille minimale en octets.',
      nl: 'Minimale grootte in bytes.',
      en: 'Minimum file size in bytes.',
      examples: [100],
    },
    types: {
      fr: 'Types acceptés par un champ de plusieurs fichiers.',
      nl: 'Soorten die een veld van meerdere bestanden aanvaardt.',
      en: 'Accepted extensions or content types for several files: pdf, docx, image/*.',
      examples: ['pdf,docx,image/*'],
    },
  },
  slots: {
    input: {
      fr: 'Le champ de fichier du serveur, avec `accept` et `max-file-size`, et son étiquette.',
      nl: 'Het bestandsveld van de server, met `accept` en `max-file-size`, en zijn label.',
      en: 'The server’s file input, with `accept` and `max-file-size`, and its label.',
    },
    required: {
      fr: 'La case obligatoire et son message ; l’îlot la coche quand le champ n’est pas vide.',
      nl: 'Het verplichte vakje en zijn bericht; het eiland vinkt het aan wanneer het veld niet leeg is.',
      en: 'The required checkbox and its message; the island checks it when the field is not empty.',
    },
  },
  states: {
    image: { fr: 'Image carrée', nl: 'Vierkante afbeelding', en: 'Square picture' },
    files: { fr: 'Plusieurs fichiers', nl: 'Meerdere bestanden', en: 'Several files' },
  },
};
