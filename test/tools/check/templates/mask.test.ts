import { describe, expect, test } from 'vitest';
import { SOME_VALUE } from '../../../../tools/check/mask/fill.ts';
import { maskTemplate } from '../../../../tools/check/mask/index.ts';

/** Masked HTML with `·` for some value; lines of spaces and double spaces are shortened. */
const shorten = (html: string) =>
  html
    .replaceAll(new RegExp(`${SOME_VALUE}+`, 'g'), '·')
    .replace(/\s+/g, ' ')
    .trim();

function sourceOf(file: string, text: string) {
  const source = maskTemplate(file, text);
  if (!source?.template) throw new Error(`${file} is no template.`);
  return { ...source, template: source.template };
}

const variantsOf = (file: string, text: string) => sourceOf(file, text).template.variants.map(shorten);

const includesOf = (file: string, text: string) =>
  sourceOf(file, text).template.includes.map(({ from, to }) => text.slice(from, to));

describe('expressions become some value, and statements nothing', () => {
  test.each([
    ['a.twig', `<a href="{{ path("x") }}" title='{{ 'a}}' }}'>{{ name }}</a>`, '<a href="·" title=\'·\'>·</a>'],
    ['a.twig', '<p data-{{ key }}={{ value }} {{ more }}>', '<p data-·=· >'],
    ['a.twig', `{% verbatim %}{{ text }}{% endverbatim %}{# <b> #}{{ open`, '{{ text }} {{ open'],
    ['a.cshtml', `<p class="@(a > b ? "c" : "d")">@Model.Name, a@b.be @@x @a.B("c)").D</p>`, '<p class="·">·, a@b.be @@x ·</p>'],
    ['a.cshtml', `@{ var a = "<b>"; /* } */ var c = '}'; }<i>@($"{x["y"]}")</i>`, '<i>·</i>'],
    ['a.cshtml', '@foreach (var x in y) { // <li>\n <li>@x</li> }', '<li>·</li>'],
    ['a.blade.php', `<p @class(['a' => f(")")])>{{ $a["b"] }} {!! $c !!} @{{ js }} @@if a@b.be</p>`, '<p >· · @{{ js }} @@if a@b.be</p>'],
    ['a.blade.php', '<style>@media print { a { b: c } }</style>@verbatim{{ x }}@endverbatim', '<style>@media print { a { b: c } }</style> {{ x }}'],
    ['a.liquid', `{% raw %}{{ x }}{% endraw %}{%- comment -%}<b>{%- endcomment -%}<p>{{- 'a' | t: b: "c" -}}</p>`, '{{ x }} <p>·</p>'],
    ['a.erb', `<p title="<%= t("a.b", c: '%>') %>"><%# <b> %><%% x %></p>`, '<p title="·"> x %></p>'],
    ['a.php', `<?php // it's ?><p value="<?= $a["?>"] ?>"><?php /* ?> */ ?></p><?php if ($open`, '<p value="·"> </p>'],
    ['a.ejs', '<% if (a) { %><p id="<%= b["%>"] %>"><%- c %></p><% } %>', '<p id="·">·</p>'],
    ['a.html', '<p>{% trans "a" %}{{ b|default:"%}" }}</p>', '<p>·</p>'],
  ])('%s: %s', (file, text, expected) => {
    expect(shorten(sourceOf(file, text).html)).toBe(expected);
  });
}); // oxfmt-ignore

describe('each branch is shown in a variant', () => {
  test.each([
    ['a.twig', '{% if a %}<i>{% elseif b %}<b>{% else %}<u>{% endif %}', ['<i>', '<b>', '<u>']],
    ['a.twig', '{% if a %}<i>{% endif %}{% if not a %}<b>{% endif %}', ['<i>', '<b>']],
    ['a.liquid', '{% unless a %}<i>{% endunless %}{% if a %}<b>{% endif %}', ['<b>', '<i>']],
    ['a.liquid', '{% case a %}{% when 1 %}<i>{% when 2 %}<b>{% endcase %}', ['<i>', '<b>', '']],
    ['a.djhtml', '{% for a in b %}<i>{% empty %}<b>{% endfor %}', ['<i>', '<b>']],
    ['a.cshtml', '@if (a == null) { <i></i> } else { <b></b> }@if (a != null) { <u></u> }', ['<i></i>', '<b></b> <u></u>']],
    ['a.cshtml', '@switch (a) { case 1: <i></i> break; default: <b></b> break; }', ['<i></i>', '<b></b>']],
    ['a.blade.php', '@guest<i>@endguest @auth<b>@endauth', ['<b>', '<i>']],
    ['a.blade.php', '@forelse ($a as $b)<i>@empty<b>@endforelse', ['<i>', '<b>']],
    ['a.erb', '<% if a %><i><% else %><b><% end %><% x.each do |y| %><u><% end %>', ['<i> <u>', '<b> <u>']],
    ['a.php', '<?php if ($a): ?><i><?php else: ?><b><?php endif; foreach ($c as $d) { ?><u><?php } ?>', ['<i> <u>', '<b> <u>']],
    ['a.ejs', '<% if (a) { %><i><% } else { %><b><% } c.forEach((d) => { %><u><% }) %>', ['<i> <u>', '<b> <u>']],
    ['a.twig', '{% if a %}<i>{% if b %}<b>{% else %}<u>{% endif %}{% endif %}', ['<i> <b>', '', '<i> <u>']],
  ])('%s: %s', (file, text, expected) => {
    expect(variantsOf(file, text)).toEqual(expected);
  });
}); // oxfmt-ignore

describe('parts that may write any HTML are known', () => {
  test.each([
    ['a.twig', `{{ include('a') }}{{ path('b') }}{{ c|raw }}{{ d }}`, ["{{ include('a') }}", '{{ c|raw }}']],
    ['a.cshtml', '@Html.Partial("a")@Model.B.ToString("c")@RenderBody()', ['@Html.Partial("a")', '@RenderBody()']],
    ['a.cshtml', '<partial name="_A" /><vc:b></vc:b>', ['<partial name="_A" />', '<vc:b>']],
    ['a.blade.php', `{{ $slot }}{{ $a->b }}<x-c />{{ __('d') }}`, ['{{ $slot }}', '<x-c />']],
    ['a.liquid', "{% render 'a' %}{{ b.c | escape }}{{ content_for_header }}", ["{% render 'a' %}", '{{ content_for_header }}']],
    ['a.djhtml', '{% block a %}{% endblock %}{{ form.as_p }}{% custom b %}{% url "c" %}', ['{% block a %}', '{{ form.as_p }}', '{% custom b %}']],
    ['a.erb', '<%= render "a" %><%= b.c %><%= f.text_field :d %><%= t("e") %>', ['<%= render "a" %>', '<%= f.text_field :d %>']],
    ['a.php', "<?php include 'a.php' ?><?= e($b) ?><?php the_content(); $c = render(); ?>", ["<?php include 'a.php' ?>", '<?php the_content(); $c = render(); ?>']],
  ])('%s: %s', (file, text, expected) => {
    expect(includesOf(file, text)).toEqual(expected);
  });
}); // oxfmt-ignore

test('helpers of Razor are taken for what they write', () => {
  const text = '<form method="post"><input asp-for="Email"><i asp-validation-for="Email"></i></form>';
  const { tags, tokens } = sourceOf('a.cshtml', text).template;
  expect(tags.get(text.indexOf('<input'))).toEqual({ hasMoreAttributes: true, fieldName: 'Email' });
  expect(tags.get(text.indexOf('<i '))).toEqual({ hasMoreAttributes: true, messageFor: 'Email' });
  expect(tokens).toEqual([{ from: 0, to: text.indexOf('<input') }]);
  expect(sourceOf('a.cshtml', '<form method="post" action="/a">').template.tokens).toEqual([]);
});

test('a template of another format and a page without marks are none', () => {
  const none = ['mail.txt.twig', 'app.js.erb', 'site.conf.j2', 'page.html', 'notes.md'];
  expect(none.map((file) => maskTemplate(file, '<p>Plain</p>'))).toEqual(none.map(() => undefined));
});
