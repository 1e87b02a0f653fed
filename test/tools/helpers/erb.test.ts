import { inProcess } from './support/render.ts';
import { testServer } from './support/test-server.ts';

testServer({
  language: 'erb',
  render: inProcess({ language: 'erb', command: 'ruby', file: 'erb.rb' }),
  values:
    '<%= ar_share(networks: list, text: text, count: on, show_label: off, url: none, aria_label: text, hidden: true, translate: off) do %>inner<% end %>',
  numbers: '<%= ar_quantity_field(min: price, max: large, step: whole) %>',
  empty: '<%= ar_product_list(defaults: plain) {  } %>',
  rows: '<%= ar_dependent_fields(rules: rows) do %><% end %>',
  cart: '<%= ar_cart props: cart %>',
  photo: '<%= ar_lazy_image(src: "/a?b&c", attr_src: "/tiny.webp", alt: "") %>',
  misspelt: '<%= ar_quantity_field(mim: 6) %>',
  preloads: '<%= ar_preloads "cart", "coupon" %>',
  unknownIsland: '<%= ar_preloads "crat" %>',
});
