import { beforeEach, expect, test } from 'vitest';
import { showInBar } from '../../../islands/add-to-cart/bar-answer.ts';

const LINK = { href: '/fr/shoppingcarts', text: 'Voir le panier' };

beforeEach(() => {
  document.documentElement.lang = 'fr';
  document.body.innerHTML =
    '<div class="ar-buy-bar"><div class="ar-buy-bar-text"><span>Mug Dune</span> <strong>22 €</strong></div></div>';
});

function answer(message: string | undefined) {
  const bar = document.querySelector('.ar-buy-bar')!;
  const remove = showInBar(bar, message, LINK, new AbortController().signal);
  const read = (css: string) => bar.querySelector(`.add-to-cart-message ${css}`)?.textContent;
  const found = [read('strong'), read('small'), read('a')];
  remove();
  return found;
}

test.each([
  [undefined, undefined],
  ['Ajouté au panier : Mug Dune, Lait, 30 cl.', 'Lait, 30 cl'],
  ['Ajouté au panier : Mug Dune.', undefined],
  ['Ajouté au panier !', undefined],
  ['Mug Dune – Lait', 'Lait'],
  ['Mug Dunes, Lait', 'Mug Dunes, Lait'],
  ['Ajouté au panierx', 'Ajouté au panierx'],
  ['C’est noté. Livré lundi.', 'C’est noté. Livré lundi.'],
  ['« Mug Dune » est à vous.', '« Mug Dune » est à vous'],
])('the bar’s answer to %s says besides what the bar says already: %s [PRD-06]', (message, shown) => {
  expect(answer(message)).toEqual(['Ajouté', shown, 'Voir le panier']);
});

test('without an address of the cart, the answer has no link, and says where it was added [PRD-06]', () => {
  const bar = document.querySelector('.ar-buy-bar')!;
  showInBar(bar, 'Ajouté au panier : Mug Dune, Lait.', undefined, new AbortController().signal);
  expect(bar.querySelector('.add-to-cart-message strong')?.textContent).toBe('Ajouté au panier');
  expect(bar.querySelector('.add-to-cart-message a')).toBeNull();
});
