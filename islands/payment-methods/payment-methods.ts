import { setBusy } from '#kit/busy.ts';
import type { Mount } from '#runtime';
import {
  removeAttribute,
  querySelectorAll,
  addListener,
  getAttribute,
  setAttribute,
} from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { coversAmount, isPartShown, type PaymentChoice } from './shown-parts.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

const METHOD = 'input[type="radio"][name="PaymentMethod"]';
const ACCOUNT = '[name="PrepaidAccountId"]';
const PART = '[data-method], [data-covered], [data-uncovered]';
const CONTROL = 'input, select, textarea, button';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

function checkHost(host: HTMLElement): HTMLFormElement {
  if (host instanceof HTMLFormElement && findInside(host, METHOD)) return host;
  throw new ArchipelError({
    what: 'The host is no form with ways to pay.',
    why: 'Nothing in it is a radio button named PaymentMethod.',
    how: 'Write data-island="payment-methods" on the <form>, and <input type="radio" name="PaymentMethod"> into it.',
  });
}

/** Returns the form's parts, inside it or elsewhere: card fields must not be inside a form of the shop. */
function partsOf(form: HTMLFormElement): HTMLElement[] {
  const id = getAttribute(form, 'id');
  const elsewhere = id ? querySelectorAll(document, `[data-method-form="${CSS.escape(id)}"]`) : [];
  return [...querySelectorAll(form, PART), ...elsewhere];
}

const marksOf = (part: Element) => ({
  methods: getAttribute(part, 'data-method'),
  covered: getAttribute(part, 'data-covered'),
  uncovered: getAttribute(part, 'data-uncovered'),
});

/** Returns the option or radio button of the chosen account, which has its balance. */
function chosenAccount(form: HTMLFormElement): Element | undefined {
  const [select] = querySelectorAll<HTMLSelectElement>(form, `select${ACCOUNT}`);
  if (select) return [...select.options].find(({ selected }) => selected);
  return querySelectorAll<HTMLInputElement>(form, `input${ACCOUNT}`).find(({ checked }) => checked);
}

function readChoice(form: HTMLFormElement, amount: number | undefined): PaymentChoice {
  const account = chosenAccount(form);
  const chosen = querySelectorAll<HTMLInputElement>(form, METHOD).find(({ checked }) => checked);
  const isCovered = account !== undefined && coversAmount(getAttribute(account, 'data-balance'), amount);
  return { method: chosen?.value ?? '', isCovered };
}

/**
 * Creates overrides of boolean attributes: less code than `#kit/overrides.ts`, on a page that must stay
 * light.
 */
function rememberMarks() {
  const undo = new Map<Element, () => void>();
  const write = (element: Element, name: string, isOn: boolean) =>
    isOn ? setAttribute(element, name, '') : removeAttribute(element, name);
  return {
    set(element: Element, name: string, isOn: boolean) {
      const wasOn = getAttribute(element, name) !== null;
      if (wasOn === isOn) return;
      const before = undo.get(element);
      undo.set(element, () => {
        write(element, name, wasOn);
        before?.();
      });
      write(element, name, isOn);
    },
    restore() {
      for (const restore of undo.values()) restore();
      undo.clear();
    },
  };
}

/** Prevents a double submit, and shows the pressed button as busy. */
function guardSubmit(form: HTMLFormElement, signal: AbortSignal): void {
  let sent: HTMLElement | undefined;
  const onSubmit = (event: Event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (sent) return event.preventDefault();
    const { submitter } = event as SubmitEvent;
    sent = submitter ?? form;
    if (submitter) setBusy(submitter, true);
  };
  // A page restored from the back-forward cache may submit again.
  const onShow = () => {
    if (sent) setBusy(sent, false);
    sent = undefined;
  };
  addEventListener('submit', onSubmit, { signal });
  addEventListener('pageshow', onShow, { signal });
}

/**
 * Shows the parts of the chosen payment method: the account number of a bank transfer only while BankTransfer
 * is chosen (PAY-02). Hidden fields keep their values and are not sent.
 */
const mount: Mount<Props> = (host, { amount }, { signal }) => {
  const form = checkHost(host);
  const savedMarks = rememberMarks();
  let last: PaymentChoice | undefined;

  const hide = (part: HTMLElement) => {
    savedMarks.set(part, 'hidden', true);
    const controls = querySelectorAll<Control>(part, CONTROL).filter((control) => control.form === form);
    for (const control of controls) savedMarks.set(control, 'disabled', true);
  };
  const apply = (): readonly HTMLElement[] => {
    const choice = readChoice(form, amount);
    last = choice;
    savedMarks.restore();
    const parts = partsOf(form);
    const shown = parts.filter((part) => isPartShown(marksOf(part), choice));
    for (const part of parts) {
      // The server may have hidden a part that needs the script.
      if (shown.includes(part)) savedMarks.set(part, 'hidden', false);
      else hide(part);
    }
    return shown;
  };
  const applyAndAnnounce = () => {
    const before = last!;
    const hasInfo = apply().some((part) => getAttribute(part, 'data-method') !== null);
    const labels = chooseTexts(texts);
    if (last!.isCovered !== before.isCovered) announce(last!.isCovered ? labels.covered : labels.uncovered);
    else if (last!.method !== before.method && hasInfo) announce(labels.shown);
  };

  apply();
  guardSubmit(form, signal);
  addListener(form, 'change', applyAndAnnounce, { signal });
  // The fields get their initial values only after the event.
  addListener(form, 'reset', () => queueMicrotask(apply), { signal });
  // Browsers restore field values when they show a page again.
  addEventListener('pageshow', apply, { signal });
  return () => savedMarks.restore();
};

export default mount;
