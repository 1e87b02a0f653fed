/** A text with all that HTML, JSON and templates give a meaning. */
export const NASTY_TEXT = `"é' <b>&amp;</b></script>{{ x }}{% y %}@z <%= w %> #{v} \\n`;

/** Variables of all templates. */
export const NASTY_DATA = {
  text: NASTY_TEXT,
  list: ['facebook', 'e-mail'],
  price: 2.5,
  large: 1234567.5,
  whole: 3,
  on: true,
  off: false,
  none: null,
  plain: {},
  rows: [{ field: NASTY_TEXT, values: [], shows: ['a'] }],
  cart: {
    url: '/fr/cart?a=1&b=2',
    continueUrl: '/',
    clearUrl: null,
    lines: [{ Id: 7, Quantity: 2.5, ItemName: NASTY_TEXT, SKU: null }],
  },
};

/** Markup that template languages would read as their own. */
export const NASTY_MARKUP: readonly string[] = [
  '{{ a }}',
  '{{{ a }}}',
  '{{{{',
  '{% if a %}b{% endif %}',
  '{# a #}',
  '{{- a -}}{%- b -%}',
  '{{{%',
  'a{',
  '{{ a',
  '{% raw %}',
  '%} }} #}',
  '@a @@b user@example.com @if(true) c @endif',
  '<style>@media (min-width: 1px) { a { color: red } }</style>',
  `'@media' "@if (a)" b@`,
  '@{{ a }} {!! b !!} {{!! c',
  '<?php echo 1 ?> <?= 2 ?> <?xml version="1.0"?>',
  '<% a %><%= b %><%# c %>',
  '<%% a %%> %>',
  '<x-a></x-a><x-slot></x-slot>',
  `it's "quoted" \\{{ a }} #{b} \${c} \`d\``,
  '&lt;&amp;&nbsp;é\u2028',
];
