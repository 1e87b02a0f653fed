import { createQuantityControl } from '#kit/quantity-control';
import { createRule, isOrderable, normalizeQuantity, parseQuantity } from '#kit/quantity';
import { emit, type Mount } from '#runtime';
import { dispatchAt } from '#runtime/dom/safe.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** The quantity of a form, told to the islands that show prices and stock. */
const mount: Mount<Props> = (host, props, { signal, name }) => {
  const rule = createRule(props);
  // Prices and stock are asked for quantities within minimum and maximum only; where these cross, there are none.
  const onQuantity = (quantity: number | undefined) => {
    const isInRange = quantity !== undefined && isOrderable(quantity, rule);
    emit(host, 'quantity-changed', { quantity: isInRange ? quantity : undefined });
  };
  const { input } = createQuantityControl(host, { rule, name, signal, onQuantity });
  if (input.value === input.defaultValue) return;
  // Typed while this code was on its way: checked after a pause as always, which tells of what it corrects.
  const typed = parseQuantity(input.value);
  if (typed !== undefined && normalizeQuantity(typed, rule) === typed) onQuantity(typed);
  dispatchAt(input, new Event('input', { bubbles: true }));
};

export default mount;
