import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { props } from '../../../islands/variations/props.ts';
import variations from '../../../islands/variations/variations.ts';
import { variantAnswer } from '../../../stores/variants/schema.ts';
import { safeParse } from 'valibot';
import { $variants } from '#stores/variants';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import {
  leavePage,
  mount,
  mountPage,
  recordEvents,
  registerIsland,
  whenIdle,
} from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';
import { variantAnswerFor } from '../../support/variant-server.ts';

const FORM = `<form><input type="hidden" name="ProductVariantId" value="17">
  <input type="hidden" name="__RequestVerificationToken" value="secret"><input name="Quantity" value="1" min="1" max="20">
  <fieldset data-variation="1"><label><input type="radio" name="colour" value="1" checked>v1</label>
  <label><input type="radio" name="colour" value="3">v3</label></fieldset>
  <select name="size" data-variation="2"><option value="7" selected>v7</option><option value="8">v8</option></select></form>`;

let watched: WatchedConsole;
let answers: ((url: string) => unknown)[];
const requested: string[] = [];

const respond = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  watched = watchConsole();
  answers = [];
  requested.length = 0;
  vi.stubGlobal('fetch', (url: string | URL | Request) => {
    const address = new URL(url instanceof Request ? url.url : url, location.href);
    requested.push(address.pathname + address.search);
    const answer = answers.shift();
    return Promise.resolve(respond(answer ? answer(address.href) : variantAnswerFor(address.searchParams)));
  });
});
afterEach(leavePage);

const show = (inner: string, attributes = 'data-product-id="5"') =>
  mountPage(`<div data-island="${registerIsland(variations, { props })}" ${attributes}>${inner}</div>`);
const colour = (value: string) => find<HTMLInputElement>(`[name=colour][value="${value}"]`);
const size = () => find<HTMLSelectElement>('select');

test('a choice asks with the form’s inputs and the quantity, without token and old id; selects follow as radios do [PRD-01]', async () => {
  await show(FORM);
  size().value = '8';
  size().dispatchEvent(new Event('change', { bubbles: true }));
  await whenIdle();
  expect(requested).toEqual(['/api/v1/catalog/products/5/productvariants?colour=1&size=8&Quantity=1']);
  expect(find<HTMLInputElement>('[name=ProductVariantId]').value).toBe('18');
  expect($variants.get()['5']?.SKU).toBe('S18');
  colour('3').click();
  await whenIdle();
  const [small, large] = size().options;
  expect([small!.selected, large!.disabled]).toEqual([true, true]);
  expect(large!.textContent).toBe('v8 (pas avec v3)');
  colour('1').click();
  await whenIdle();
  expect([large!.disabled, large!.textContent]).toEqual([false, 'v8']);
});

test('what was chosen before the script came is asked for at the mount, and given back when it fails [PRD-01]', async () => {
  answers.push(() => ({ Message: 'no' }));
  showPage(`<div data-island="${registerIsland(variations, { props })}" data-product-id="5">${FORM}</div>`);
  colour('3').checked = true;
  mount();
  await whenIdle();
  expect(requested).toHaveLength(1);
  expect(colour('1').checked).toBe(true);
  expect(find('[role=alert]').textContent).toContain('le précédent est de nouveau là');
  find('[role=alert] button').focus();
  find('[role=alert] button').click();
  expect(document.activeElement?.closest('[data-variation]')).not.toBeNull();
  await whenIdle();
  expect(colour('3').checked).toBe(true);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('an answer without ProductVariantViewModel is one clear error, and the choice before is back [PRD-10]', async () => {
  await show(FORM);
  answers.push(() => ({ ProductVariantAttributesViewModel: [] }));
  colour('3').click();
  await whenIdle();
  expect(watched.errors()).toHaveLength(1);
  expect(watched.errors()[0]).toMatch(/productvariants.*ProductVariantViewModel/s);
  expect(colour('1').checked).toBe(true);
  expect(find<HTMLInputElement>('[name=ProductVariantId]').value).toBe('17');
});

test('a quantity beyond its limits is not sent, and asks for nothing by itself [PRD-04]', async () => {
  const host = await show(FORM);
  const changed = recordEvents('variant-changed');
  const field = find<HTMLInputElement>('[name=Quantity]');
  const notify = (quantity: number | undefined) =>
    field.dispatchEvent(
      new CustomEvent('archipel:quantity-changed', { detail: { quantity }, bubbles: true }),
    );
  field.value = '50';
  notify(undefined);
  await whenIdle();
  expect(requested).toEqual([]);
  colour('3').click();
  await whenIdle();
  expect(requested).toEqual([expect.stringMatching(/\?colour=3&size=7$/)]);
  field.value = '6';
  notify(6);
  await whenIdle();
  expect(requested[1]).toMatch(/Quantity=6$/);
  // A new quantity of the same variant emits no `variant-changed`.
  expect(changed).toHaveLength(1);
  expect(host.dataset['islandState']).toBe('ready');
});

test('swatches are drawn where the server has none, at once where the page asks for that [PRD-01]', async () => {
  const coloured = variantAnswerFor(new URLSearchParams('colour=1&size=7'));
  Object.assign(coloured.ProductVariantAttributesViewModel![0]!.ProductAttributeValuesViewModel[2]!, {
    ColorCode1: '#111111',
    ColorCode2: '#222222',
    ColorCode3: '#333333',
  });
  answers.push(() => coloured);
  await show(FORM, 'data-product-id="5" data-refresh="true"');
  expect(colour('3').closest('label')!.querySelectorAll('svg path')).toHaveLength(3);
  expect(colour('1').closest('label')!.querySelector('svg')).toBeNull();
});

test('without a form the island says what is missing, and the server’s HTML stays', async () => {
  const host = await show('<p>text</p>');
  expect(host.dataset['islandState']).toBe('failed');
  expect(watched.errors()[0]).toMatch(/around the form that adds to the cart/);
  expect(host.textContent).toBe('text');
});

test('the answer is read by the names of the specification, with ids as numbers or texts [PRD-10]', () => {
  const answer = {
    ProductVariantViewModel: {
      ProductId: 1,
      ProductVariantId: 'b-2',
      VariantValueId1: 3,
      SKU: 'X',
      UnitPriceTaxIncl: 9.99,
      CurrencyCode: 'EUR',
    },
    ProductVariantAttributesViewModel: [
      {
        VariationDisplayTypeValue: 2,
        Value: 7,
        ProductAttributeValuesViewModel: [
          { ProductAttributeValueId: 3, DisplayValue: 'Rood', IsUnavailable: false, ColorCode1: '#f00' },
        ],
      },
    ],
  };
  const { output } = safeParse(variantAnswer, answer);
  expect(output).toMatchObject(answer);
  expect(safeParse(variantAnswer, { ...answer, ProductVariantViewModel: null }).success).toBe(false);
});
