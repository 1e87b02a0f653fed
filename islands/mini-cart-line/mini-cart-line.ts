import { setBusy } from '#kit/busy.ts';
import { createQuantityControl, type QuantityControl } from '#kit/quantity-control';
import { createRule } from '#kit/quantity';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { addListener } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { $cart, removeLine, setQuantity, type LineMessage } from '#stores/cart';
import { notify } from '#stores/notices';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

function announce({ kind, message, quantity }: LineMessage): void {
  const labels = chooseTexts(texts);
  if (kind === 'limited') notify('status', message ?? labels.limited(String(quantity)));
  else notify('error', message ?? labels.failed);
}

// The cart page shows the message next to its own line.
const isReportedElsewhere = () => document.querySelector('[data-island="cart"]') !== null;

/** Calls `onMessage` for each new message of the line. */
function followMessages(
  id: string,
  signal: AbortSignal,
  onMessage: (lineMessage: LineMessage) => void,
): void {
  let seen = $cart.get().messages[id];
  const stop = $cart.listen(({ messages }) => {
    const lineMessage = messages[id];
    if (lineMessage === seen) return;
    seen = lineMessage;
    if (lineMessage) onMessage(lineMessage);
  });
  signal.addEventListener('abort', stop);
}

/** Handles the submit of a form; `act` receives the pressed button. */
function takeOver(
  form: HTMLFormElement | null,
  signal: AbortSignal,
  act: (button: HTMLElement) => void,
): void {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    act(event.submitter ?? form!);
  };
  if (form) addListener(form, 'submit', onSubmit as EventListener, { signal });
}

/**
 * Writes a new quantity or the removal to the cart's store. Without the script, the two forms send them: the
 * one with the quantity, and `[data-remove]`.
 */
const mount: Mount<Props> = (host, props, { signal, name, onProps }) => {
  const { lineId: id, ...limits } = props;
  let { quantity } = props;
  const onQuantity = (next: number | undefined) => {
    if (next !== undefined) setQuantity(id, next, true);
  };
  const control: QuantityControl = createQuantityControl(host, {
    rule: createRule(limits),
    name,
    signal,
    onQuantity,
  });
  // The optimistic quantity is newer than the server's.
  const show = () => {
    if (!control.isBeingTyped()) control.show($cart.get().pending[id]?.quantity ?? quantity);
  };

  show();
  onProps((next) => {
    ({ quantity } = next);
    show();
  });
  followMessages(id, signal, (lineMessage) => {
    show();
    if (!isReportedElsewhere()) announce(lineMessage);
  });
  const { input } = control;
  takeOver(input.form, signal, () => input.dispatchEvent(new Event('change', { bubbles: true })));
  takeOver(findInside<HTMLFormElement>(host, 'form[data-remove]'), signal, (button) => {
    setBusy(button, true);
    removeLine(id);
  });
};

export default mount;
