import { inProcess } from './support/render.ts';
import { testServer } from './support/test-server.ts';

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
