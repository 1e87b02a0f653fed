import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Champ de fichiers', nl: 'Bestandsveld', en: 'File field' },
  purpose: {
    fr: 'Un fichier, une image recadrée ou plusieurs fichiers : choisis, déposés, collés ou pris dans la médiathèque, envoyés avant le formulaire.',
    nl: 'Een bestand, een bijgesneden afbeelding of meerdere bestanden: gekozen, gesleept, geplakt of uit de mediatheek, verstuurd vóór het formulier.',
    en: 'A file, a cropped picture or several files: chosen, dropped, pasted or taken from the library, sent before the form is.',
  },
  group: 'content',
  host: '*',
  contains: ['[data-slot="input"]', 'input[type=file]'],
  emits: ['assets-changed'],
  props: {
    kind: {
      fr: 'Ce que le champ contient : `file`, `image` ou `files`.',
      nl: 'Wat het veld bevat: `file`, `image` of `files`.',
      en: 'What the field holds: one file, one picture, or several files.',
    },
    uploadUrl: {
      fr: 'Adresse où chaque fichier est envoyé (POST, multipart) ; elle répond une liste de fichiers.',
      nl: 'Adres waarheen elk bestand gaat (POST, multipart); het antwoordt een lijst van bestanden.',
      en: 'Address that files are POSTed to, one at a time (multipart); it answers a list of assets.',
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
      en: 'Id of the asset that the field holds, fetched from the library.',
      examples: ['5f0c2a'],
    },
    assets: {
      fr: 'Les fichiers déjà là, au lieu d’un identifiant.',
      nl: 'De bestanden die er al zijn, in plaats van een id.',
      en: 'What the field holds, in either shape of an asset, instead of an id.',
    },
    libraryUrl: {
      fr: 'Page de la médiathèque, ouverte dans un dialogue.',
      nl: 'Pagina van de mediatheek, geopend in een dialoog.',
      en: 'Address of a page with the library, opened in a dialog to pick from.',
      examples: ['/fr/assetslibrary/picker'],
    },
    cropWidth: {
      fr: 'Largeur du recadrage, en pixels.',
      nl: 'Breedte van de uitsnede, in pixels.',
      en: 'Width in pixels that a picture is cut to; with cropHeight.',
      examples: [400],
    },
    cropHeight: {
      fr: 'Hauteur du recadrage, en pixels.',
      nl: 'Hoogte van de uitsnede, in pixels.',
      en: 'Height in pixels that a picture is cut to; with cropWidth.',
      examples: [400],
    },
    keepOriginal: {
      fr: 'Si le serveur garde aussi l’image entière.',
      nl: 'Of de server ook de hele afbeelding opslaat.',
      en: 'Whether the server keeps the uncut picture, too.',
    },
    maxFiles: {
      fr: 'Nombre maximal de fichiers.',
      nl: 'Hoogste aantal bestanden.',
      en: 'How many files the field holds at most, where it holds several.',
      examples: [10],
    },
    minSize: {
      fr: 'Taille minimale en octets.',
      nl: 'Minimale grootte in bytes.',
      en: 'Bytes that a file has at least.',
      examples: [100],
    },
    types: {
      fr: 'Types acceptés par un champ de plusieurs fichiers.',
      nl: 'Soorten die een veld van meerdere bestanden aanvaardt.',
      en: 'Endings or content types that a field of several files takes: pdf, docx, image/*.',
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
      fr: 'La case obligatoire et son message ; l’îlot la coche quand le champ n’est pas vide.',
      nl: 'Het verplichte vakje en zijn bericht; het eiland vinkt het aan wanneer het veld niet leeg is.',
      en: 'The required checkbox and its message; the island checks it when the field is not empty.',
    },
  },
  states: {
    image: { fr: 'Image carrée', nl: 'Vierkante afbeelding', en: 'Square picture' },
    files: { fr: 'Plusieurs fichiers', nl: 'Meerdere bestanden', en: 'Several files' },
  },
};
