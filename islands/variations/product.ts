import { emit } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { recordAddress } from '#runtime/navigation/record.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { closest } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { recordVariant, type Variant, type VariantAnswer, type VariantAttribute } from '#stores/variants';
import {
  variantPicks,
  indexOf,
  putPicks,
  readQuantity,
  readShownChoice,
  type VariantChoice,
} from './choice.ts';
import { priceText, showLinks, showParts, stockText } from './parts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { showTiers } from './tiers.ts';
import { findValues, isChosen, showValue } from './values.ts';

/** The elements of a product: its choices, its form and its parts. */
export interface ProductElements {
  host: HTMLElement;
  form: HTMLFormElement;
  /** The element around all parts that follow the variant. */
  scope: HTMLElement;
  groups: readonly HTMLElement[];
  props: Props;
  signal: AbortSignal;
}

const labelOf = ({ ProductAttributeValuesViewModel: values }: VariantAttribute, id: string | undefined) =>
  values.find(({ ProductAttributeValueId }) => String(ProductAttributeValueId) === id)?.DisplayValue;

// The other choices are the reason why a value is unavailable.
function otherChoicesOf(
  groups: readonly Element[],
  index: number,
  attributes: readonly VariantAttribute[],
): string {
  const names = groups.map((group, position) => {
    const attribute = attributes[indexOf(group, position, attributes)];
    const pick = findValues(group).find(isChosen)?.value;
    return position === index || !attribute ? undefined : labelOf(attribute, pick);
  });
  return names.filter(Boolean).join(', ');
}

function showGroup(group: Element, attribute: VariantAttribute, others: string): void {
  const { unavailable } = chooseTexts(texts);
  const values = findValues(group);
  for (const value of attribute.ProductAttributeValuesViewModel) {
    const control = values.find(({ value: id }) => id === String(value.ProductAttributeValueId));
    const reason = value.Reason ?? (value.IsUnavailable ? unavailable(others) : '');
    if (control) showValue(control, value, reason);
  }
}

function showGroups({ groups }: ProductElements, attributes: readonly VariantAttribute[]): void {
  groups.forEach((group, index) => {
    const attribute = attributes[indexOf(group, index, attributes)];
    if (attribute) showGroup(group, attribute, otherChoicesOf(groups, index, attributes));
  });
}

// A dialog is not a page of its own: the address stays that of the page below.
function followAddress({ host, props }: ProductElements, id: string): void {
  if (!props.addressKey || closest(host, 'dialog')) return;
  const url = new URL(location.href);
  if (url.searchParams.get(props.addressKey) === id) return;
  url.searchParams.set(props.addressKey, id);
  recordAddress(url);
}

/** Writes the variant's id into the form; returns whether it has changed. */
function putVariant({ form }: ProductElements, id: string): boolean {
  const field = findInside<HTMLInputElement>(form, 'input[name="ProductVariantId"]');
  if (!field) return true;
  const isOther = field.value !== id;
  field.value = id;
  return isOther;
}

const isOtherPrice = ({ scope }: ProductElements, variant: Variant): boolean =>
  findInside(scope, '[data-variation-part="price"]')?.textContent !== priceText(variant);

function announceVariant(variant: Variant): void {
  const message = [variant.VariationName, priceText(variant), stockText(variant)].filter(Boolean);
  announce(message.join(', '));
}

function emitChange(elements: ProductElements, variant: Variant): void {
  const productVariantId = String(variant.ProductVariantId);
  followAddress(elements, productVariantId);
  emit(elements.host, 'variant-changed', { productId: String(variant.ProductId), productVariantId });
}

/** Marks the tier that the form's quantity reaches. */
export const showReachedTier = ({ scope, form }: ProductElements): void =>
  showTiers(scope, readQuantity(form));

/**
 * Shows an answer: selects its variant in the form, and updates the page (PRD-01, PRD-02).
 *
 * @param elements The elements of the product.
 * @param answer The checked answer.
 * @param requested The requested choice.
 * @returns The choice that the page shows now.
 */
export function showAnswer(
  elements: ProductElements,
  answer: VariantAnswer,
  requested: VariantChoice,
): VariantChoice {
  const { form, scope, groups, signal } = elements;
  const { ProductVariantViewModel: variant, ProductVariantAttributesViewModel } = answer;
  const attributes = ProductVariantAttributesViewModel ?? [];
  putPicks(variantPicks(variant, attributes, groups, requested), groups);
  showGroups(elements, attributes);
  const isOther = putVariant(elements, String(variant.ProductVariantId));
  // A quantity that changes neither variant nor price is not announced.
  if (isOther || isOtherPrice(elements, variant)) announceVariant(variant);
  const { quantity } = readQuantity(form);
  showParts(scope, { variant, quantity, signal, onRendered: () => showReachedTier(elements) });
  showLinks(scope, variant);
  showReachedTier(elements);
  recordVariant(variant);
  if (isOther) emitChange(elements, variant);
  return readShownChoice(form, groups, requested);
}

/** Returns whether an answer is about the requested combination. */
export function isAnswerTo(
  { groups }: ProductElements,
  answer: VariantAnswer,
  requested: VariantChoice,
): boolean {
  const { ProductVariantViewModel: variant, ProductVariantAttributesViewModel: attributes } = answer;
  const meant = variantPicks(variant, attributes ?? [], groups, requested);
  return meant.every(
    (pick, index) => requested.picks[index] === undefined || pick === requested.picks[index],
  );
}
