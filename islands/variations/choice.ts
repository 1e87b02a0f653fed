import { createRule, isOrderable, parseQuantity } from '#kit/quantity';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { getAttribute } from '#runtime/dom/safe.ts';
import { isTokenField } from '#runtime/requests/antiforgery.ts';
import type { Variant, VariantAttribute } from '#stores/variants';
import { attributeNameOf, chooseValues, findValues, isChosen, wasWritten } from './values.ts';

/** The choice in a form. */
export interface VariantChoice {
  /** The query; two choices with the same key are equal. */
  readonly key: string;
  /** The form's inputs, without the quantity. */
  readonly inputs: string;
  /** Undefined if it is not a number, or out of range. */
  readonly quantity: number | undefined;
  /** The chosen value of each group, in their order. */
  readonly picks: readonly (string | undefined)[];
}

const VARIANT = 'ProductVariantId';
const QUANTITY = 'Quantity';

const numberIn = (field: Element, name: string) => parseQuantity(getAttribute(field, name) ?? '');

/**
 * Reads the quantity of a form and its maximum; an invalid or out-of-range quantity is undefined (PRD-04).
 */
export function readQuantity(form: HTMLFormElement): { quantity: number | undefined; max: number } {
  const field = findInside<HTMLInputElement>(form, `[name="${QUANTITY}"]`);
  const limits = field ? { min: numberIn(field, 'min'), max: numberIn(field, 'max') } : {};
  const rule = createRule(limits as Parameters<typeof createRule>[0]);
  const typed = parseQuantity(field?.value ?? '');
  return { quantity: typed !== undefined && isOrderable(typed, rule) ? typed : undefined, max: rule.max };
}

function inputsOf(form: HTMLFormElement): string {
  const inputs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    // The hidden id is that of the shown variant, not of the chosen one.
    const isOurs = name === VARIANT || name === QUANTITY || isTokenField(name);
    if (typeof value === 'string' && !isOurs) inputs.append(name, value);
  }
  return inputs.toString();
}

function makeChoice({ inputs, quantity, picks }: Omit<VariantChoice, 'key'>): VariantChoice {
  const key = quantity === undefined ? inputs : `${inputs}&${QUANTITY}=${quantity}`;
  return { key: key.replace(/^&/, ''), inputs, quantity, picks };
}

const pickOf = (group: Element, isMeant: typeof isChosen) => findValues(group).find(isMeant)?.value;

/** Reads the current choice. */
export const readChoice = (form: HTMLFormElement, groups: readonly Element[]): VariantChoice =>
  makeChoice({
    inputs: inputsOf(form),
    quantity: readQuantity(form).quantity,
    picks: groups.map((group) => pickOf(group, isChosen)),
  });

/** Reads the server's choice; it was never requested, so its key equals no other. */
export const readWrittenChoice = (groups: readonly Element[]): VariantChoice => ({
  key: 'written',
  inputs: '',
  quantity: undefined,
  picks: groups.map((group) => pickOf(group, wasWritten) ?? pickOf(group, isChosen)),
});

/** Reads the choice after an answer, with the requested quantity instead of the typed one. */
export const readShownChoice = (
  form: HTMLFormElement,
  groups: readonly Element[],
  requested: VariantChoice,
): VariantChoice => makeChoice({ ...readChoice(form, groups), quantity: requested.quantity });

export const isSamePicks = (one: VariantChoice, other: VariantChoice): boolean =>
  one.picks.every((pick, index) => pick === other.picks[index]);

/** Selects a value in each group of the form. */
export function putPicks(picks: VariantChoice['picks'], groups: readonly Element[]): void {
  const controls = groups.map((group, index) =>
    findValues(group).find(({ value }) => value === picks[index]),
  );
  chooseValues(controls.filter((control) => control !== undefined));
}

/** Returns the index of a group's attribute in an answer: by its `Value`, else the group's own index. */
export function indexOf(group: Element, index: number, attributes: readonly VariantAttribute[]): number {
  const position = attributes.findIndex(({ Value }) => String(Value) === attributeNameOf(group));
  return position < 0 ? index : position;
}

/**
 * Reads the values of an answer in the order of the groups; a value that it leaves out stays as requested.
 *
 * @param variant The answer's variant, with `VariantValueId1` to `n` in the order of the attributes.
 * @param attributes The answer's attributes.
 * @param groups The form's groups.
 * @param requested The requested choice.
 */
export function variantPicks(
  variant: Variant,
  attributes: readonly VariantAttribute[],
  groups: readonly Element[],
  requested: VariantChoice,
): VariantChoice['picks'] {
  return groups.map((group, index) => {
    const id = variant[`VariantValueId${indexOf(group, index, attributes) + 1}`];
    return typeof id === 'number' || typeof id === 'string' ? String(id) : requested.picks[index];
  });
}
