import { describe, expect, test } from 'vitest';
import { compile, renderRazor } from './support/render-razor.ts';
import { inProcess } from './support/render.ts';
import { catalogue, testServer } from './support/test-server.ts';

const ERB_CALLS = {
  values:
    '<%= ar_share(networks: list, text: text, count: on, show_label: off, url: none, aria_label: text, hidden: true, translate: off) do %>inner<% end %>',
  numbers: '<%= ar_quantity_field(min: price, max: large, step: whole) %>',
  empty: '<%= ar_product_list(defaults: plain) do %><% end %>',
  rows: '<%= ar_dependent_fields(rules: rows) do %><% end %>',
  cart: '<%= ar_cart props: cart %>',
  photo: '<%= ar_lazy_image(src: "/a?b&c", attr_src: "/tiny.webp", alt: "") %>',
  misspelt: '<%= ar_quantity_field(mim: 6) %>',
  preloads: '<%= ar_preloads "cart", "coupon" %>',
  unknownIsland: '<%= ar_preloads "crat" %>',
} as const;

describe('ASP.NET Core', () => {
  testServer({
    language: 'razor',
    render: renderRazor,
    isTyped: true,
    values: `<ar-share networks='@(string.Join(", ", Data.List))' text="@(Data.Text)" count="" show-label="false" url="@(null)" aria-label="@(Data.Text)" hidden translate="@(false)">inner</ar-share>`,
    numbers: '<ar-quantity-field min="2.5" max="1234567.5" step="3"></ar-quantity-field>',
    empty: '<ar-product-list defaults="@(Data.Plain)"></ar-product-list>',
    rows: '<ar-dependent-fields rules="@(Data.Rows)"></ar-dependent-fields>',
    cart: '<ar-cart props="@(Data.Cart)"></ar-cart>',
    photo: '<ar-lazy-image src="/a?b&c" attr-src="/tiny.webp" alt="" />',
    misspelt: '<ar-quantity-field mim="6"></ar-quantity-field>',
    preloads: '<ar-preloads islands="cart, coupon" />',
    unknownIsland: '<ar-preloads islands="crat" />',
  });

  test('a wrong number, flag or choice does not compile', () => {
    const { errors } = compile(catalogue, [
      'var a = new Archipel.QuantityFieldTagHelper { Min = "two" };',
      'var b = new Archipel.BannerSliderTagHelper { Navigationcontrol = "yes" };',
      'var c = new Archipel.AddToCartTagHelper { Call = Archipel.AddToCartCall.Buy };',
    ]);
    expect(errors).toHaveLength(3);
  });
});

describe('Twig', () => {
  testServer({
    language: 'twig',
    render: inProcess({ language: 'twig', command: 'php', file: 'twig.php' }),
    values:
      '{% ar_share networks=list text=text count=on show_label=off url=none aria_label=text hidden=on translate=off %}inner{% endar_share %}',
    numbers: '{% ar_quantity_field min=price max=large step=whole %}{% endar_quantity_field %}',
    empty: '{% ar_product_list defaults=plain %}{% endar_product_list %}',
    rows: '{% ar_dependent_fields rules=rows %}{% endar_dependent_fields %}',
    cart: '{% ar_cart props=cart %}{% endar_cart %}',
    photo: '{% ar_lazy_image src="/a?b&c" attr_src="/tiny.webp" alt="" %}',
    misspelt: '{% ar_quantity_field mim=6 %}{% endar_quantity_field %}',
    preloads: '{{ ar_preloads("cart", "coupon") }}',
    unknownIsland: '{{ ar_preloads("crat") }}',
  });
});

describe('Blade', () => {
  testServer({
    language: 'blade',
    render: inProcess({ language: 'blade', command: 'php', file: 'blade.php' }),
    values:
      '<x-ar.share :networks="$list" :text="$text" :count="$on" :show-label="$off" :url="$none" :aria-label="$text" hidden :translate="$off">inner</x-ar.share>',
    numbers: '<x-ar.quantity-field :min="$price" :max="$large" :step="$whole"></x-ar.quantity-field>',
    empty: '<x-ar.product-list :defaults="$plain"></x-ar.product-list>',
    rows: '<x-ar.dependent-fields :rules="$rows"></x-ar.dependent-fields>',
    cart: '<x-ar.cart :props="$cart"></x-ar.cart>',
    photo: '<x-ar.lazy-image src="/a?b&amp;c" attr-src="/tiny.webp" alt="" />',
    misspelt: '<x-ar.quantity-field mim="6"></x-ar.quantity-field>',
    preloads: "{!! \\Archipel\\Archipel::shared()->preloads('cart', 'coupon') !!}",
    unknownIsland: "{!! \\Archipel\\Archipel::shared()->preloads('crat') !!}",
  });
});

describe('Django', () => {
  testServer({
    language: 'django',
    render: inProcess({ language: 'django', command: '/usr/bin/python3', file: 'django_server.py' }),
    values:
      '{% ar_share networks=list text=text count=on show_label=off url=none aria_label=text hidden=True translate=off %}inner{% endar_share %}',
    numbers: '{% ar_quantity_field min=price max=large step=whole %}{% endar_quantity_field %}',
    empty: '{% ar_product_list defaults=plain %}{% endar_product_list %}',
    rows: '{% ar_dependent_fields rules=rows %}{% endar_dependent_fields %}',
    cart: '{% ar_cart props=cart %}{% endar_cart %}',
    photo: '{% ar_lazy_image src="/a?b&c" attr_src="/tiny.webp" alt="" %}',
    misspelt: '{% ar_quantity_field mim=6 %}{% endar_quantity_field %}',
    preloads: '{% ar_preloads "cart" "coupon" %}',
    unknownIsland: '{% ar_preloads "crat" %}',
  });
});

describe('Liquid', () => {
  testServer({
    language: 'liquid',
    render: inProcess({ language: 'liquid', command: 'ruby', file: 'liquid.rb' }),
    values:
      '{% ar_share networks: list, text: text, count: on, show_label: off, url: none, aria_label: text, hidden: true, translate: off %}inner{% endar_share %}',
    numbers: '{% ar_quantity_field min: price, max: large, step: whole %}{% endar_quantity_field %}',
    empty: '{% ar_product_list defaults: plain %}{% endar_product_list %}',
    rows: '{% ar_dependent_fields rules: rows %}{% endar_dependent_fields %}',
    cart: '{% ar_cart props: cart %}{% endar_cart %}',
    photo: '{% ar_lazy_image src: "/a?b&c", attr_src: "/tiny.webp", alt: "" %}',
    misspelt: '{% ar_quantity_field mim: 6 %}{% endar_quantity_field %}',
    preloads: '{% ar_preloads "cart", "coupon" %}',
    unknownIsland: '{% ar_preloads "crat" %}',
  });
});

describe('Nunjucks', () => {
  testServer({
    language: 'nunjucks',
    render: inProcess({ language: 'nunjucks', command: process.execPath, file: 'nunjucks.mjs' }),
    values:
      '{% ar_share networks=list, text=text, count=on, show_label=off, url=none, aria_label=text, hidden=true, translate=off %}inner{% endar_share %}',
    numbers: '{% ar_quantity_field min=price, max=large, step=whole %}{% endar_quantity_field %}',
    empty: '{% ar_product_list defaults=plain %}{% endar_product_list %}',
    rows: '{% ar_dependent_fields rules=rows %}{% endar_dependent_fields %}',
    cart: '{% ar_cart props=cart %}{% endar_cart %}',
    photo: '{% ar_lazy_image src="/a?b&c", attr_src="/tiny.webp", alt="" %}',
    misspelt: '{% ar_quantity_field mim=6 %}{% endar_quantity_field %}',
    preloads: '{{ ar_preloads("cart", "coupon") }}',
    unknownIsland: '{{ ar_preloads("crat") }}',
  });
});

describe('plain ERB', () => {
  testServer({
    language: 'erb',
    render: inProcess({ language: 'erb', command: 'ruby', file: 'erb.rb' }),
    ...ERB_CALLS,
  });
});

describe('Rails', () => {
  testServer({
    language: 'erb',
    render: inProcess({ language: 'erb', command: 'ruby', file: 'rails.rb' }),
    trimsLines: true,
    ...ERB_CALLS,
  });
});
