import { useEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { writeFieldText } from '#kit/combobox';
import { reload } from '#kit/reload';
import { on } from '#runtime';
import { closest, addListener } from '#runtime/dom/safe.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { notify } from '#stores/notices';
import type { Customer } from '#stores/sales';
import type { CustomerFields } from './customer-fields.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

const isSame = (one: Customer, other: Customer) => String(one.CustomerId) === String(other.CustomerId);

// The customer's number is used when the server's HTML has no email.
function transferQuestion(before: Customer, { Email }: Customer): string {
  const { question, questionByNumber } = chooseTexts(texts);
  return before.Email ? question(before.Email, Email) : questionByNumber(String(before.CustomerId), Email);
}

/**
 * Tracks the chosen customer and writes the number into its field. Typing another text clears the number, so
 * that no wrong customer is saved.
 *
 * @param input The search field.
 * @param id The field for the number.
 */
export function useChosenCustomer(input: HTMLInputElement, { form, id }: CustomerFields) {
  const [before] = useState<Customer>({ Email: input.defaultValue, CustomerId: id.defaultValue });
  const [chosen, setChosen] = useState<Customer | undefined>(() => (wasChanged(input) ? undefined : before));

  useEffect(() => {
    const value = String(chosen?.CustomerId ?? '');
    if (id.value !== value) writeFieldText(id, value);
  }, [id, chosen]);
  useEffect(() => {
    if (!chosen || isSame(chosen, before) || before.CustomerId === '') return;
    const overrides = createOverrides();
    overrides.set(form, 'data-confirm', transferQuestion(before, chosen));
    return () => overrides.restore();
  }, [form, before, chosen]);
  return {
    chosen,
    choose(customer: Customer) {
      writeFieldText(input, customer.Email);
      setChosen(customer);
    },
    recordTyped: (text: string) => setChosen((known) => (known?.Email === text ? known : undefined)),
  };
}

/**
 * Blocks the submit of a form without a chosen customer.
 *
 * @param input The search field, focused after a blocked submit.
 * @param form The form.
 * @param chosen The chosen customer.
 * @returns Whether a submit was blocked, and no customer has been chosen since.
 */
export function useCustomerGate(
  input: HTMLInputElement,
  form: HTMLElement,
  chosen: Customer | undefined,
): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const onSubmit = (event: Event) => {
      setBlocked(!chosen);
      if (chosen) return;
      event.preventDefault();
      input.focus();
    };
    addListener(form, 'submit', onSubmit, { signal: controller.signal });
    return () => controller.abort();
  }, [input, form, chosen]);
  return isBlocked && !chosen;
}

/**
 * Handles the outcome of the form's scoped update (SAL-02): a rejection shows the server's message; a success
 * closes the dialog and reloads the page's content.
 *
 * @param form The form, with `data-ajax`.
 * @param kind The part to reload.
 */
export function useSaving(form: HTMLElement, kind: Props['reload']): void {
  const { signal } = useIsland();
  useEffect(() => {
    const onFailure = ({ detail }: CustomEvent<{ error: Error }>) =>
      notify('error', messageOf(detail.error) ?? chooseTexts(texts).rejected);
    const onSuccess = ({ detail: { message } }: CustomEvent<{ message?: string }>) => {
      const dialog = closest(form, 'dialog');
      if (dialog instanceof HTMLDialogElement) dialog.close();
      if (message !== undefined) void reload(kind, { notice: { tone: 'status', text: message } });
    };
    on('ajax-failure', onFailure, signal, form);
    on('ajax-success', onSuccess, signal, form);
  }, [form, kind, signal]);
}
