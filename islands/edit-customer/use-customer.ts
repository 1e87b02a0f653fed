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

// A server may leave the field empty and write the number alone.
function transferQuestion(before: Customer, { Email }: Customer): string {
  const { question, questionByNumber } = chooseTexts(texts);
  return before.Email ? question(before.Email, Email) : questionByNumber(String(before.CustomerId), Email);
}

/**
 * Follows who is chosen: the number goes with the choice, and with what is typed afterwards it is gone, so that no other
 * customer is saved by mistake.
 *
 * @param input The field that is typed into.
 * @param id The field of the number.
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
 * Prevents the submit of a form without a chosen customer.
 *
 * @param input The field that gets the focus then.
 * @param form The form.
 * @param chosen The chosen customer.
 * @returns Whether a submit was prevented, and no customer was chosen since.
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
 * Tells how the form's own sending has ended (SAL-02): a refusal in the server's words; a success closes the dialog, and the
 * page is brought up to date.
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
