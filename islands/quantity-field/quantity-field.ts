import { createQuantityControl } from '#kit/quantity-control';
import { createRule, isOrderable, normalizeQuantity, parseQuantity } from '#kit/quantity';
import { emit, type Mount } from '#runtime';
import { dispatchAt } from '#runtime/dom/safe.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** Emits the quantity of a form to the islands that show prices and stock. Decision 7. */
const mount: Mount<Props> = (host, props, { signal, name }) => {
  const rule = createRule(props);
  // Prices and stock are requested only for quantities between minimum and maximum.
  const onQuantity = (quantity: number | undefined) => {
    const isInRange = quantity !== undefined && isOrderable(quantity, rule);
    emit(host, 'quantity-changed', { quantity: isInRange ? quantity : undefined });
  };
  const { input } = createQuantityControl(host, { rule, name, signal, onQuantity });
  if (input.value === input.defaultValue) return;
  // Text typed while this code loaded is checked after a pause as always, with a message about a correction.
  const typed = parseQuantity(input.value);
  if (typed !== undefined && normalizeQuantity(typed, rule) === typed) onQuantity(typed);
  dispatchAt(input, new Event('input', { bubbles: true }));
};

export default mount;
