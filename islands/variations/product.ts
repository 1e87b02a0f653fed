import { emit } from '#runtime';
import { announce } from '#runtime/html/announce.ts';
import { noteAddress } from '#runtime/navigation/noted.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { closestTo } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { noteVariant, type Variant, type VariantAnswer, type VariantAttribute } from '#stores/variants';
import {
  meantPicks,
  placeOf,
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

/** A product on a page: where its choices, its form and its parts are. */
export interface ProductPlaces {
  host: HTMLElement;
  form: HTMLFormElement;
  /** The element that holds all that follows the variant. */
  scope: HTMLElement;
  groups: readonly HTMLElement[];
  props: Props;
  signal: AbortSignal;
}

const labelOf = ({ ProductAttributeValuesViewModel: values }: VariantAttribute, id: string | undefined) =>
  values.find(({ ProductAttributeValueId }) => String(ProductAttributeValueId) === id)?.DisplayValue;

// What else is chosen is why a value can't be had.
function othersOf(
  groups: readonly Element[],
  index: number,
  attributes: readonly VariantAttribute[],
): string {
  const names = groups.map((group, place) => {
    const attribute = attributes[placeOf(group, place, attributes)];
    const pick = findValues(group).find(isChosen)?.value;
    return place === index || !attribute ? undefined : labelOf(attribute, pick);
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

function showGroups({ groups }: ProductPlaces, attributes: readonly VariantAttribute[]): void {
  groups.forEach((group, index) => {
    const attribute = attributes[placeOf(group, index, attributes)];
    if (attribute) showGroup(group, attribute, othersOf(groups, index, attributes));
  });
}

// A dialog is no page of its own: the address stays that of the page below.
function followAddress({ host, props }: ProductPlaces, id: string): void {
  if (!props.addressKey || closestTo(host, 'dialog')) return;
  const url = new URL(location.href);
  if (url.searchParams.get(props.addressKey) === id) return;
  url.searchParams.set(props.addressKey, id);
  noteAddress(url);
}

/** Puts the variant's id into the form; tells whether it is another one than before. */
function putVariant({ form }: ProductPlaces, id: string): boolean {
  const field = findInside<HTMLInputElement>(form, 'input[name="ProductVariantId"]');
  if (!field) return true;
  const isOther = field.value !== id;
  field.value = id;
  return isOther;
}

const isOtherPrice = ({ scope }: ProductPlaces, variant: Variant): boolean =>
  findInside(scope, '[data-variation-part="price"]')?.textContent !== priceText(variant);

function announceVariant(variant: Variant): void {
  const said = [variant.VariationName, priceText(variant), stockText(variant)].filter(Boolean);
  announce(said.join(', '));
}

function tellChange(places: ProductPlaces, variant: Variant): void {
  const productVariantId = String(variant.ProductVariantId);
  followAddress(places, productVariantId);
  emit(places.host, 'variant-changed', { productId: String(variant.ProductId), productVariantId });
}

/** Marks the tier that the form's quantity reaches. */
export const showReachedTier = ({ scope, form }: ProductPlaces): void => showTiers(scope, readQuantity(form));

/**
 * Shows an answer: the variant that it means is chosen, and everything on the page speaks of it (PRD-01, PRD-02).
 *
 * @param places Where the product is.
 * @param answer The checked answer.
 * @param asked What was asked for.
 * @returns What is chosen from now on.
 */
export function showAnswer(
  places: ProductPlaces,
  answer: VariantAnswer,
  asked: VariantChoice,
): VariantChoice {
  const { form, scope, groups, signal } = places;
  const { ProductVariantViewModel: variant, ProductVariantAttributesViewModel } = answer;
  const attributes = ProductVariantAttributesViewModel ?? [];
  putPicks(meantPicks(variant, attributes, groups, asked), groups);
  showGroups(places, attributes);
  const isOther = putVariant(places, String(variant.ProductVariantId));
  // A quantity that changes nothing is nothing to tell.
  if (isOther || isOtherPrice(places, variant)) announceVariant(variant);
  const { quantity } = readQuantity(form);
  showParts(scope, { variant, quantity, signal, onPlaced: () => showReachedTier(places) });
  showLinks(scope, variant);
  showReachedTier(places);
  noteVariant(variant);
  if (isOther) tellChange(places, variant);
  return readShownChoice(form, groups, asked);
}

/** Whether an answer is about the very combination that was asked for. */
export function isAnswerTo({ groups }: ProductPlaces, answer: VariantAnswer, asked: VariantChoice): boolean {
  const { ProductVariantViewModel: variant, ProductVariantAttributesViewModel: attributes } = answer;
  const meant = meantPicks(variant, attributes ?? [], groups, asked);
  return meant.every((pick, index) => asked.picks[index] === undefined || pick === asked.picks[index]);
}
