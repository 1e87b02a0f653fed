/** Hosts with one mistake each, by island; `archipel check` has the sentences. */
export const WRONG_MARKUP: readonly (readonly [island: string, html: string])[] = [
  ['quantity-field', '<div data-island="quantity-field" data-min="two"></div>'],
  ['quantity-field', '<div data-island="quantity-field" data-step="1,5"></div>'],
  ['carousel', '<div data-island="carousel" data-visible="9"></div>'],
  ['banner-slider', '<div data-island="banner-slider" data-duration="-5"></div>'],
  ['banner-slider', '<div data-island="banner-slider" data-navigationcontrol="yes"></div>'],
  ['add-to-cart', '<form data-island="add-to-cart" data-call="buy"></form>'],
  ['scroll-in', '<p data-scroll-in="zoom"></p>'],
  ['cart-badge', '<span data-cart-amount="gross"></span>'],
  ['map', '<div data-island="map" data-markers="[]" data-tile-url="javascript:alert(1)"></div>'],
  ['map', '<div data-island="map" data-markers="[]" data-label=" "></div>'],
  ['mini-cart', '<div data-island="mini-cart" data-fragment-url="mailto:a@b.c"></div>'],
  ['countdown', '<time data-island="countdown"></time>'],
  [
    'dependent-fields',
    `<form data-island="dependent-fields" data-rules='[{"field":1,"values":[],"shows":[]}]'></form>`,
  ],
  [
    'dependent-fields',
    `<form data-island="dependent-fields" data-rules='[{"values":[],"shows":[]}]'></form>`,
  ],
  ['view-360', `<div data-island="view-360" data-frames='{"a":1}'></div>`],
  ['view-360', `<div data-island="view-360" data-frames='["a",2.5]'></div>`],
  [
    'add-to-cart',
    `<form data-island="add-to-cart" data-variants='[{"ProductVariantId":1,"color":true}]'></form>`,
  ],
  [
    'wishlist-page',
    `<div data-island="wishlist-page" data-lists='[{"Id":null,"Name":"é"}]' data-list-url="/l" data-item-url="/i"></div>`,
  ],
  [
    'cart',
    `<div data-island="cart"><script type="application/json" data-props>{"url":"/","continueUrl":"/","lines":[{"Quantity":1,"ItemName":"a"}]}</script></div>`,
  ],
  [
    'cart',
    `<div data-island="cart"><script type="application/json" data-props>{"url":"/","continueUrl":"/","linse":[],"lines":[]}</script></div>`,
  ],
  [
    'cart',
    `<div data-island="cart"><script type="application/json" data-props>{"url":"/","continueUrl":"data:,","lines":[]}</script></div>`,
  ],
  [
    'map',
    `<div data-island="map"><script type="application/json" data-props>{"markers":[],"zoom":99}</script></div>`,
  ],
];
