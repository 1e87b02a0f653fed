import type { Culture } from '../culture.ts';
import { complaintsAbout, orderFields } from '../rules/order-form.ts';
import type { Complaint, OrderField, OrderFieldName, OrderValues } from '../rules/order-form.ts';
import { fill, texts } from '../texts/index.ts';

export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly maxLength: number | undefined;
  /** The data-val attributes, as name and value. */
  readonly rules: readonly { name: string; value: string }[];
  readonly error: string;
}

/** Each field with its label, value, rules and what is wrong with it. */
export function orderFieldViews(values: OrderValues, culture: Culture, isChecked: boolean) {
  const complaints = isChecked ? complaintsAbout(values) : new Map<OrderFieldName, Complaint>();
  const views = orderFields.map((field): [string, FieldView] => {
    const complaint = complaints.get(field.name);
    return [field.name, fieldView(field, values[field.name], culture, complaint)];
  });
  return { fields: Object.fromEntries(views), isValid: complaints.size === 0 };
}

function fieldView(
  field: OrderField & { name: OrderFieldName },
  value: string,
  culture: Culture,
  complaint: Complaint | undefined,
): FieldView {
  return {
    name: field.name,
    label: texts[culture].order[field.name],
    value,
    isRequired: field.required ?? false,
    maxLength: field.maxLength,
    rules: ruleAttributes(field, culture),
    error: complaint ? message(field, complaint, culture) : '',
  };
}

function ruleAttributes(field: OrderField & { name: OrderFieldName }, culture: Culture) {
  const attributes: { name: string; value: string }[] = [];
  const add = (name: string, value: string) => attributes.push({ name: `data-val${name}`, value });
  if (field.required) add('-required', message(field, 'required', culture));
  if (field.maxLength !== undefined) {
    add('-length', message(field, 'length', culture));
    add('-length-max', String(field.maxLength));
  }
  if (field.rule === 'email') add('-email', message(field, 'email', culture));
  if (field.rule === 'postalcode') {
    add('-postalcode', message(field, 'postalcode', culture));
    add('-postalcode-countryfield', 'BillingCountry');
  }
  if (attributes.length > 0) attributes.unshift({ name: 'data-val', value: 'true' });
  return attributes;
}

function message(
  field: OrderField & { name: OrderFieldName },
  complaint: Complaint,
  culture: Culture,
): string {
  const { order } = texts[culture];
  const label = order[field.name].replace(/ \(.*\)$/, '');
  return fill(order.messages[complaint], label, field.maxLength);
}
