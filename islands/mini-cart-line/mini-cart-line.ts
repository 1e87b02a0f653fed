import { setBusy } from '#kit/busy.ts';
import { createQuantityControl, type QuantityControl } from '#kit/quantity-control';
import { createRule } from '#kit/quantity';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { listenAt } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { $cart, removeLine, setQuantity, type LineNote } from '#stores/cart';
import { notify } from '#stores/notices';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

function tell({ kind, message, quantity }: LineNote): void {
  const words = chooseTexts(texts);
  if (kind === 'limited') notify('status', message ?? words.limited(String(quantity)));
  else notify('error', message ?? words.failed);
}

// The cart page says it beside its own line.
const isToldElsewhere = () => document.querySelector('[data-island="cart"]') !== null;

/** Calls back when a note of the line has come. */
function followNotes(id: string, signal: AbortSignal, onNote: (note: LineNote) => void): void {
  let seen = $cart.get().notes[id];
  const stop = $cart.listen(({ notes }) => {
    const note = notes[id];
    if (note === seen) return;
    seen = note;
    if (note) onNote(note);
  });
  signal.addEventListener('abort', stop);
}

/** A form whose work is done here; its button is what the visitor pressed. */
function takeOver(
  form: HTMLFormElement | null,
  signal: AbortSignal,
  act: (button: HTMLElement) => void,
): void {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    act(event.submitter ?? form!);
  };
  if (form) listenAt(form, 'submit', onSubmit as EventListener, { signal });
}

/**
 * Writes what the visitor makes of a line to the cart's store. The forms say where it goes without the script: the one
 * with the quantity, and the one of `[data-remove]`. No stylesheet: the panel is the site's.
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
  // What is wished is newer than what the server wrote.
  const show = () => {
    if (!control.isBeingTyped()) control.show($cart.get().wishes[id]?.quantity ?? quantity);
  };

  show();
  onProps((next) => {
    ({ quantity } = next);
    show();
  });
  followNotes(id, signal, (note) => {
    show();
    if (!isToldElsewhere()) tell(note);
  });
  const { input } = control;
  takeOver(input.form, signal, () => input.dispatchEvent(new Event('change', { bubbles: true })));
  takeOver(findInside<HTMLFormElement>(host, 'form[data-remove]'), signal, (button) => {
    setBusy(button, true);
    removeLine(id);
  });
};

export default mount;
