const LINES = [
  'accept action alt autocomplete autofocus checked class cols colspan content controls dir',
  'disabled download draggable enctype for form headers height hidden href hreflang id inert',
  'inputmode is itemid itemprop itemscope itemtype label lang list loading loop max maxlength media',
  'method min minlength multiple muted name nonce novalidate open part pattern ping placeholder',
  'popover poster preload readonly rel required role rows rowspan scope selected size sizes slot',
  'span spellcheck src srcset start step style tabindex target title translate type value width',
  'wrap',
];

/** Attributes of HTML that a name near to a parameter may mean. */
export const HTML_ATTRIBUTES: readonly string[] = LINES.flatMap((line) => line.split(' '));
