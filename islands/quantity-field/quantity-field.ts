import { createQuantityControl } from '#kit/quantity-control.ts';
import { createRule, isOrderable } from '#kit/quantity.ts';
import { emit, type Mount } from '#runtime';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** The quantity of a form, told to whoever shows prices and stock. No stylesheet: the control of the kit brings its own. */
const mount: Mount<Props> = (host, props, { signal, name }) => {
  const rule = createRule(props);
  const onQuantity = (quantity: number | undefined) => {
    const isInRange = quantity !== undefined && isOrderable(quantity, rule);
    emit(host, 'quantity-changed', { quantity, isOrderable: isInRange });
  };
  createQuantityControl(host, { rule, name, signal, onQuantity });
};

export default mount;
