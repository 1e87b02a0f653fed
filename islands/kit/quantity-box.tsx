import { memo, useLayoutEffect, useRef } from 'react';
import { useIsland } from '#runtime/islands/react.tsx';
import { createQuantityControl, type QuantityControl } from './quantity-control/index.ts';
import { parseQuantity, type QuantityRule } from './quantity/index.ts';

interface Props {
  /** The current quantity; a change of it is shown, unless the visitor is typing another. */
  quantity: number;
  rule: QuantityRule;
  /** Names of the field and its buttons. */
  labels: { field: string; less: string; more: string };
  onChange: (quantity: number) => void;
}

// Rendered once: the control changes attributes that another render would overwrite.
const Field = memo(
  function Field({ quantity, labels }: Pick<Props, 'quantity' | 'labels'>) {
    return (
      <>
        <button type="button" className="quantity-minus" data-quantity-minus hidden aria-label={labels.less}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={quantity}
          aria-label={labels.field}
        />
        <button type="button" className="quantity-plus" data-quantity-plus hidden aria-label={labels.more}>
          +
        </button>
      </>
    );
  },
  () => true,
);

// Enter confirms the quantity and must not submit a form around the view (CRT-05).
function takeOnEnter(input: HTMLInputElement, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  input.addEventListener('keydown', onKey, { signal });
}

/** A quantity with its buttons, in a view; the same behaviour as the `quantity-field` island (PRD-04). */
export function QuantityBox({ quantity, rule, labels, onChange }: Props) {
  const { name } = useIsland();
  const box = useRef<HTMLDivElement>(null);
  const control = useRef<QuantityControl>(null);
  const latest = useRef({ quantity, onChange });
  latest.current = { quantity, onChange };
  const { min, max, step } = rule;

  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A text that is no number is ignored: the quantity returns on blur.
    const onQuantity = (next: number | undefined) => {
      if (next !== undefined) latest.current.onChange(next);
    };
    const made = createQuantityControl(box.current!, { rule: { min, max, step }, name, signal, onQuantity });
    const refill = () => {
      if (parseQuantity(made.input.value) === undefined) made.show(latest.current.quantity);
    };
    made.input.addEventListener('blur', refill, { signal });
    takeOnEnter(made.input, signal);
    control.current = made;
    return () => controller.abort();
  }, [name, min, max, step]);

  // A layout effect, because it runs before the next key or click: a later one would undo that.
  useLayoutEffect(() => {
    const { current } = control;
    if (current && !current.isBeingTyped() && parseQuantity(current.input.value) !== quantity)
      current.show(quantity);
  }, [quantity]);

  return (
    <div ref={box} className="ar-quantity">
      <Field quantity={quantity} labels={labels} />
    </div>
  );
}
