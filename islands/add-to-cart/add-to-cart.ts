import { setBusy } from '#kit/busy.ts';
import { ArchipelError, type Mount } from '#runtime';
import { describeElement } from '#runtime/describe.ts';
import { addToCart, type AddOutcome } from '#stores/cart/index.ts';
import { notify } from '#stores/notices/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import { createMessage } from './message.ts';
import { toPayload } from './payload.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './add-to-cart.css';

export { props } from './props.ts';

/** The second press of a double click must not add a second time, however fast the server is. */
const REST_MS = 600;

/** How long the button says that something was added. */
const DONE_MS = 2_000;

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

function findForm(host: HTMLElement, name: string): HTMLFormElement {
  const form = host instanceof HTMLFormElement ? host : host.querySelector('form');
  if (form) return form;
  throw new ArchipelError({
    what: `Island "${name}" on ${describeElement(host)} was not mounted.`,
    why: 'It is no form, and there is none inside it.',
    how: 'Write data-island="add-to-cart" on the form that adds to the cart; it must work without JavaScript too.',
  });
}

// By its prototype: a field named `querySelector` would stand in the way.
function findButton(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement {
  const first = Element.prototype.querySelector.call(form, '[type=submit], button:not([type])');
  return submitter ?? (first as HTMLElement | null) ?? form;
}

async function showDone(button: HTMLElement): Promise<void> {
  button.setAttribute('data-added', '');
  await after(DONE_MS);
  button.removeAttribute('data-added');
}

function problemOf({ kind, message }: AddOutcome): string {
  const words = chooseTexts(texts);
  if (kind === 'refused') return message ?? words.refused;
  if (kind === 'signed-out') return words.signedOut;
  return kind === 'lost' ? words.lost : words.unsure;
}

/** Adds what the form says: once for each press, with the button busy, a toast that leads to the cart, errors in place. */
const mount: Mount<Props> = (host, { cartUrl }, { signal, name }) => {
  const form = findForm(host, name);
  const message = createMessage(form, signal);
  const words = chooseTexts(texts);
  const link = cartUrl === undefined ? undefined : { href: cartUrl, text: words.toCart };
  let isBusy = false;

  const show = (outcome: AddOutcome, button: HTMLElement, product: string) => {
    if (outcome.kind !== 'added') {
      message.show(problemOf(outcome));
      return;
    }
    notify('status', outcome.message ?? words.added(product), link);
    void showDone(button);
  };
  const add = async (button: HTMLElement, payload: ReturnType<typeof toPayload>) => {
    isBusy = true;
    message.clear();
    setBusy(button, true);
    const rest = after(REST_MS);
    show(await addToCart(payload), button, payload.Name);
    await rest;
    setBusy(button, false);
    isBusy = false;
  };

  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = event;
    void add(findButton(form, submitter), toPayload(new FormData(form, submitter)));
  };
  EventTarget.prototype.addEventListener.call(form, 'submit', onSubmit as EventListener, { signal });
};

export default mount;
