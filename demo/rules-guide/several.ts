import { guideField as field } from './model.ts';
import type { GuideGroup } from './model.ts';

const others: GuideGroup = {
  legend: { fr: 'Plusieurs champs ensemble', nl: 'Meer velden samen' },
  fields: [
    field('equalto', ['anne@exemple.be', 'bernard'], ['l’adresse de « email »', 'het adres van “email”'], {
      other: '*.email',
    }),
    field('notequalto', ['bernard', 'anne'], ['autre chose que « email »', 'iets anders dan “email”'], {
      others: '*.email, *.regex',
    }),
    field('greaterthan', ['16', '3'], ['plus que « range »', 'meer dan “range”'], { other: '*.range' }),
    field('greaterthanequal', ['15', '4'], ['autant que « range » ou plus', 'zoveel als “range” of meer'], {
      other: '*.range',
    }),
    field('lessthan', ['12', '99'], ['moins que « range »', 'minder dan “range”'], { other: '*.range' }),
    field('lessthanequal', ['15', '98'], ['autant que « range » ou moins', 'zoveel als “range” of minder'], {
      other: '*.range',
    }),
    field(
      'requiredif',
      ['ok', ''],
      ['une réponse, sauf si « integer » est 7', 'een antwoord, tenzij “integer” 7 is'],
      { other: '*.integer', value: 7, comparator: 'isequalto' },
    ),
    field('requiredor', ['ok', ''], ['une réponse ici ou au-dessus', 'een antwoord hier of hierboven'], {
      other: '*.requiredif',
    }),
    field(
      'requirefromgroup',
      ['ok', ''],
      ['une réponse ici ou dans « requiredor »', 'een antwoord hier of in “requiredor”'],
      { min: 1, selector: '[name="Rule.requirefromgroup"], [name="Rule.requiredor"]' },
      { group: ['Rule.requirefromgroup', 'Rule.requiredor'] },
    ),
    field(
      'skiporfillminimum',
      ['ok', 'ok'],
      ['aussi « requiredor », ou rien', 'ook “requiredor”, of niets'],
      { min: 2, selector: '[name="Rule.skiporfillminimum"], [name="Rule.requiredor"]' },
      { group: ['Rule.skiporfillminimum', 'Rule.requiredor'] },
    ),
    field('remote', ['anne', 'claire'], ['un nom encore libre', 'een naam die nog vrij is'], {
      url: '/styleguide/validation/name',
    }),
  ],
};

const choices: GuideGroup = {
  legend: { fr: 'Choix', nl: 'Keuzes' },
  fields: [
    field('required', ['mug', ''], ['une tasse', 'een kop'], {}, { kind: 'select', key: 'select' }),
    field('required', ['mug', ''], ['une pièce', 'een stuk'], {}, { kind: 'radio', key: 'radio' }),
    field(
      'minlength',
      ['mug bowl', 'mug'],
      ['deux pièces', 'twee stukken'],
      { min: 2 },
      { kind: 'boxes', key: 'boxes' },
    ),
    field('mandatory', ['true', ''], ['les conditions', 'de voorwaarden'], {}, { kind: 'box' }),
    field('enforcetrue', ['true', ''], ['la charte', 'het handvest'], {}, { kind: 'box' }),
  ],
};

const [file, files] = [{ kind: 'file' }, { kind: 'file', isMultiple: true }] as const;

const uploads: GuideGroup = {
  legend: { fr: 'Fichiers', nl: 'Bestanden' },
  fields: [
    field('fileextensions', ['a.pdf', 'a.exe'], ['un PDF', 'een pdf'], { extensions: '.pdf,.png' }, file),
    field(
      'extension',
      ['a.png', 'a.exe'],
      ['une image PNG', 'een png-afbeelding'],
      { extension: 'png|jpg' },
      file,
    ),
    field('accept', ['a.png', 'a.pdf'], ['une image', 'een afbeelding'], { mimtype: 'image/*' }, file),
    field(
      'maxfiles',
      ['a.png', 'a.png b.png c.png'],
      ['deux fichiers au plus', 'maximaal twee bestanden'],
      { max: 2 },
      files,
    ),
    field(
      'maxsize',
      ['a.png', '2k.png'],
      ['un fichier d’un kilo-octet au plus', 'een bestand van maximaal een kilobyte'],
      { max: 1024 },
      file,
    ),
    field(
      'maxsizetotal',
      ['a.png', '2k.png a.png'],
      ['deux kilo-octets en tout', 'twee kilobyte in totaal'],
      { max: 2048 },
      files,
    ),
  ],
};

export const severalGroups: readonly GuideGroup[] = [others, choices, uploads];
