import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Médiathèque', nl: 'Mediatheek', en: 'Media library' },
  purpose: {
    fr: 'L’arbre des dossiers et les fichiers du dossier ouvert ; dans une boîte de dialogue, on y choisit des fichiers.',
    nl: 'De boom van mappen en de bestanden van de open map; in een dialoogvenster kiest men er bestanden.',
    en: 'The folder tree and the files of the open folder; in a dialog, files are selected there.',
  },
  group: 'content',
  synonyms: {
    fr: ['bibliothèque de fichiers', 'images', 'documents', 'explorateur'],
    nl: ['bestandenbibliotheek', 'afbeeldingen', 'documenten', 'mappen'],
    en: ['file browser', 'media', 'images', 'folders'],
  },
  host: '*',
  props: {
    rootFolderId: {
      fr: 'Le numéro du dossier par lequel l’arbre commence.',
      nl: 'Het nummer van de map waarmee de boom begint.',
      en: 'Id of the tree’s root folder.',
      examples: [1],
    },
    folderId: {
      fr: 'Le dossier dont le serveur a écrit la liste ; la racine par défaut.',
      nl: 'De map waarvan de server de lijst heeft geschreven; standaard de hoofdmap.',
      en: 'Id of the folder whose list the server has rendered; the root by default.',
      examples: [12],
    },
    depth: {
      fr: 'Jusqu’à quel ItemLevel les dossiers sont ouverts au début.',
      nl: 'Tot welk ItemLevel de mappen in het begin open zijn.',
      en: 'Folders up to this ItemLevel start open.',
      examples: [2],
    },
    foldersUrl: {
      fr: 'Adresse de l’arbre, avec {id} pour le dossier racine.',
      nl: 'Adres van de boom, met {id} voor de hoofdmap.',
      en: 'Address of the tree, with {id} for the root folder; {app}/api/v1/assetslibrary/folders/hierarchy?folderId={id} by default.',
      examples: ['/api/v1/assetslibrary/folders/hierarchy?folderId={id}'],
    },
    listUrl: {
      fr: 'Adresse de la liste d’un dossier, avec {folderId} et {rootFolderId} ; sinon les deux sont ajoutés à la fin, sauf pour la racine.',
      nl: 'Adres van de lijst van een map, met {folderId} en {rootFolderId}; anders worden beide achteraan toegevoegd, behalve voor de hoofdmap.',
      en: 'Folder list, with {folderId} and {rootFolderId}; else both are added, except for the root. {app}/{culture}/assetslibrary/asset/assetsbyfolder/ by default.',
      examples: ['/fr/assetslibrary/asset/assetsbyfolder/'],
    },
    pageUrl: {
      fr: 'Adresse de la page d’un dossier, avec {folderId} : sur une page, l’historique la retient.',
      nl: 'Adres van de pagina van een map, met {folderId}: op een pagina onthoudt de geschiedenis het.',
      en: 'Address of a folder’s page, with {folderId}: pushed to the history on a page, never in a dialog.',
      examples: ['/fr/editors/media?folder={folderId}'],
    },
    select: {
      fr: 'Combien de fichiers on peut choisir : aucun (none), un (one), plusieurs (several).',
      nl: 'Hoeveel bestanden men kan kiezen: geen (none), één (one), meerdere (several).',
      en: 'Number of selectable files.',
      examples: ['one', 'several'],
    },
    accept: {
      fr: 'Quels fichiers on peut choisir : Image, ou des extensions comme .pdf ; tous par défaut.',
      nl: 'Welke bestanden men kan kiezen: Image, of extensies zoals .pdf; standaard alle.',
      en: 'Selectable files: Image, or extensions such as .pdf; all by default.',
      examples: ['Image', '.pdf,.docx'],
    },
    name: {
      fr: 'Le nom sous lequel un formulaire envoie le choix.',
      nl: 'De naam waaronder een formulier de keuze verstuurt.',
      en: 'Name under which a form sends the selection.',
      examples: ['AssetId'],
    },
    form: {
      fr: 'L’id du formulaire qui envoie le choix quand la médiathèque n’est pas dans une boîte de dialogue.',
      nl: 'De id van het formulier dat de keuze verstuurt als de mediatheek niet in een dialoogvenster staat.',
      en: 'Id of the form that sends the selection, if the library is not in a dialog.',
      examples: ['pick'],
    },
  },
  slots: {
    list: {
      fr: 'La liste du dossier ouvert, écrite par le serveur ; une autre la remplace en entier.',
      nl: 'De lijst van de open map, door de server geschreven; een andere vervangt ze helemaal.',
      en: 'The list of the open folder, rendered by the server; a new list replaces all of it.',
    },
  },
  parts: {
    '[data-asset]': {
      fr: 'Dans la liste : un fichier, avec en JSON ce que le serveur en sait (AssetId ou guid, Name, Uri, fileType…).',
      nl: 'In de lijst: een bestand, met in JSON wat de server ervan weet (AssetId of guid, Name, Uri, fileType…).',
      en: 'In the list: a file, with its data as JSON (AssetId or guid, Name, Uri, fileType …).',
    },
    '[data-asset] input': {
      fr: 'La case ou le bouton radio qui le choisit ; sans elle, la médiathèque en ajoute une.',
      nl: 'Het vakje of keuzerondje dat het kiest; zonder voegt de mediatheek er een toe.',
      en: 'The checkbox or radio button that selects it; if missing, the library adds one.',
    },
  },
  emits: ['folder-changed', 'asset-chosen'],
};
