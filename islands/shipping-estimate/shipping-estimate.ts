import { createOverrides } from '#kit/overrides.ts';
import { createElement } from '#kit/element.ts';
import type { Mount } from '#runtime';
import { appendTo, findInside } from '#runtime/dom/safe-tree.ts';
import { hasAttribute, addListener } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { SHIPPING_CALLS, saveShipping, type ShippingField } from '#stores/shipping';
import { findSubmitButtons } from '#kit/submit-buttons.ts';
import { putFieldChoice, readFieldChoice, readWrittenFieldChoice } from '#kit/field-choice.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

const COMPLAINT = 'ar-shipping-complaint';

const isShippingField = (name: string): name is ShippingField => Object.hasOwn(SHIPPING_CALLS, name);

function complain(form: HTMLElement, text: string): void {
  findInside(form, `.${COMPLAINT}`)?.remove();
  if (!text) return;
  const complaint = createElement('p', `${COMPLAINT} field-validation-error`, text);
  complaint.role = 'alert';
  appendTo(form, complaint);
}

/**
 * Saves the delivery's country, method and city when they change, queued behind the cart's writes. A rejected
 * choice is rolled back (CRT-03); Enter submits nothing (CRT-05).
 */
const mount: Mount<Props> = (host, { countryCall }, { signal }) => {
  const names = Object.keys(SHIPPING_CALLS) as ShippingField[];
  const choices = new Map(names.map((name) => [name, readWrittenFieldChoice(host, name)]));

  const save = (name: ShippingField) => {
    const value = readFieldChoice(host, name);
    const field = name === 'CountryCode' && countryCall === 'country' ? 'CountryId' : name;
    complain(host, '');
    saveShipping(field, value, ({ isSaved, message }, sent) => {
      if (signal.aborted) return;
      if (isSaved) return void choices.set(name, sent);
      // A newer choice has its own result, so it is not rolled back here.
      if (readFieldChoice(host, name) === sent) putFieldChoice(host, name, choices.get(name) ?? '');
      return complain(host, message ?? chooseTexts(texts).failed);
    });
  };
  const onChange = ({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    if (isShippingField(name)) save(name);
  };
  const onSubmit = (event: Event) => {
    const { submitter } = event as SubmitEvent;
    if (!submitter || !hasAttribute(submitter, 'formaction')) event.preventDefault();
  };
  addListener(host, 'change', onChange, { signal });
  addListener(host, 'submit', onSubmit, { signal });

  for (const name of names) if (readFieldChoice(host, name) !== choices.get(name)) save(name);

  const overrides = createOverrides();
  for (const button of findSubmitButtons(host)) overrides.set(button, 'hidden', '');
  return () => overrides.restore();
};

export default mount;
