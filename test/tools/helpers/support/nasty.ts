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

const NASTY_VALUES: readonly string[] = [
  `it's`,
  `say "it's"`,
  String.raw`a\b\n\'c\"`,
  '#{a} #$b #@c ${d} $e',
  '%> <% %} {% }} {{ #} {#',
  '@a user@example.com @@ @(b)',
  'two\nlines',
  '<b>&amp;</b>&lt;',
  'é\u00a0–😀',
  'null',
];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const nastyRules = (text: string) =>
  JSON.stringify([
    { field: text, values: [text, ''], shows: [], 'a-b': { class: text, c: {}, d: null, e: -1.5 } },
  ]);

/** Hosts with values that languages would read as their own, as texts, in JSON and in the JSON script. */
export const NASTY_HOSTS: readonly (readonly [island: string, html: string])[] = NASTY_VALUES.flatMap(
  (text): [string, string][] => [
    [
      'share',
      `<div title="${escape(text)}" data-island="share" data-networks="a" data-text="${escape(text)}">{</div>{`,
    ],
    [
      'dependent-fields',
      `<form data-island="dependent-fields" data-rules="${escape(nastyRules(text))}"></form>`,
    ],
    [
      'share',
      `<div data-island="share"><script type="application/json" data-props>${JSON.stringify({ networks: [text], text }).replaceAll('<', String.raw`\u003c`)}</script></div>`,
    ],
  ],
);
