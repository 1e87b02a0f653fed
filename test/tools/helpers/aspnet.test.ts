import { expect, test } from 'vitest';
import { readCheckedCatalogue } from '../check/support/vocabulary.ts';
import { compile, renderRazor } from './support/render-razor.ts';
import { testServer } from './support/test-server.ts';

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

test('a wrong number, flag or choice does not compile', async () => {
  const { errors } = compile(await readCheckedCatalogue(), [
    'var a = new Archipel.QuantityFieldTagHelper { Min = "two" };',
    'var b = new Archipel.BannerSliderTagHelper { Navigationcontrol = "yes" };',
    'var c = new Archipel.AddToCartTagHelper { Call = Archipel.AddToCartCall.Buy };',
  ]);
  expect(errors).toHaveLength(3);
});
