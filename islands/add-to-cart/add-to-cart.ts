import { announceSlow } from '#kit/announce-slow.ts';
import { setBusy } from '#kit/busy.ts';
import { addOnce } from '#kit/double-press.ts';
import type { Mount } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { addOrderLine, addToCart, type AddOutcome } from '#stores/cart';
import { chooseTexts } from '#runtime/page/texts.ts';
import { confirmMeaning } from './confirm.ts';
import { createMessage, type Message } from './message.ts';
import { toOrderPayload, toPayload } from './payload.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { takeVariant } from './variant.ts';
import './add-to-cart.css';

export { props } from './props.ts';

/** Time in ms for which the button shows success. */
const DONE_MS = 2_000;

function findForm(host: HTMLElement, name: string): HTMLFormElement {
  const form = host instanceof HTMLFormElement ? host : findInside<HTMLFormElement>(host, 'form');
  if (form) return form;
  throw new ArchipelError({
    what: `Island "${name}" on ${describeElement(host)} was not mounted.`,
    why: 'It is no form, and there is none inside it.',
    how: 'Write data-island="add-to-cart" on the form that adds to the cart; it must work without JavaScript too.',
  });
}

function findButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement {
  return submitter ?? findInside(form, SUBMIT_BUTTON) ?? form;
}

// A button with `formaction` sends the form to another address, for example to load another variant.
const hasOwnAim = (submitter: HTMLElement | null) => submitter?.hasAttribute('formaction') ?? false;

async function showDone(button: HTMLElement): Promise<void> {
  button.setAttribute('data-added', '');
  await new Promise((resolve) => setTimeout(resolve, DONE_MS));
  button.removeAttribute('data-added');
}

function problemOf({ kind, message }: AddOutcome): string {
  const labels = chooseTexts(texts);
  if (kind === 'rejected') return message ?? labels.rejected;
  if (kind === 'signed-out') return labels.signedOut;
  return kind === 'lost' ? labels.lost : labels.unsure;
}

interface Sending {
  form: HTMLFormElement;
  message: Message;
  call: Props['call'];
}

/** Returns the name of the article, and the function that adds it. */
function readAdding(call: Props['call'], fields: FormData): { name: string; add: () => Promise<AddOutcome> } {
  if (call === 'order') {
    const payload = toOrderPayload(fields);
    return { name: payload['name'] ?? '', add: () => addOrderLine(payload) };
  }
  const payload = toPayload(fields);
  return { name: payload.Name, add: () => addToCart(payload) };
}

function createSender({ form, message, call }: Sending) {
  const show = (outcome: AddOutcome, button: HTMLElement, product: string) => {
    if (outcome.kind !== 'added') {
      message.fail(problemOf(outcome), button);
      return;
    }
    message.succeed({ product, message: outcome.message }, button);
    void showDone(button);
  };
  return async (button: HTMLElement, fields: FormData): Promise<void> => {
    // Sent synchronously when no listener has work: the same press may also leave the page.
    const confirming = confirmMeaning(form, fields);
    const problem = confirming && (await confirming);
    if (problem !== undefined) return message.fail(problem, button);
    const { name, add } = readAdding(call, fields);
    return addOnce(add, (outcome) => show(outcome, button, name));
  };
}

/**
 * Sends the form once for each press, with a busy button, a link to the cart afterwards, and errors next to
 * the button.
 */
const mount: Mount<Props> = (host, { cartUrl, call, variants }, { signal, name }) => {
  const form = findForm(host, name);
  const labels = chooseTexts(texts);
  const link = cartUrl === undefined ? undefined : { href: cartUrl, text: labels.toCart };
  const message = createMessage({ form, textFor: labels.added, link, signal });
  const send = createSender({ form, message, call });
  let isBusy = false;

  const add = async (button: HTMLElement, fields: FormData) => {
    isBusy = true;
    setBusy(button, true);
    const endSlow = announceSlow(labels.adding);
    await send(button, fields);
    endSlow();
    setBusy(button, false);
    isBusy = false;
  };
  const take = (submitter: HTMLElement | null) => {
    const fields = new FormData(form, submitter);
    const button = findButton(form, submitter);
    message.clear();
    if (takeVariant(fields, variants)) void add(button, fields);
    else message.fail(labels.noVariant, button);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || hasOwnAim(event.submitter)) return;
    event.preventDefault();
    if (!isBusy) take(event.submitter);
  };
  addListener(form, 'submit', onSubmit as EventListener, { signal });
};

export default mount;
