import type { Culture } from '../culture.ts';
import type { Complaint, Complaints, FormField, Values } from '../rules/form.ts';
import { fill, texts } from '../texts/index.ts';

export interface FieldView {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly maxLength: number | undefined;
  /** The data-val attributes, as name and value. */
  readonly rules: readonly { name: string; value: string }[];
  readonly error: string;
}

interface Form<Name extends string> {
  readonly fields: readonly FormField<Name>[];
  readonly labels: Values<Name>;
  readonly values: Values<Name>;
  readonly complaints?: Complaints<Name>;
  readonly culture: Culture;
  /** Put before every id, for a form that may stand in a dialog above another one. */
  readonly idPrefix?: string;
}

/** Each field with its label, value, rules and what is wrong with it, and all errors for the summary. */
export function formView<Name extends string>(form: Form<Name>) {
  const views = form.fields.map((field) => fieldView(field, form));
  return {
    fields: Object.fromEntries(views.map((view) => [view.name, view])),
    errors: views.filter((view) => view.error),
  };
}

function fieldView<Name extends string>(field: FormField<Name>, form: Form<Name>): FieldView {
  const label = form.labels[field.name];
  const complaint = form.complaints?.get(field.name);
  return {
    id: `${form.idPrefix ?? ''}${field.name}`,
    name: field.name,
    label,
    value: form.values[field.name],
    isRequired: field.required ?? false,
    maxLength: field.maxLength,
    rules: ruleAttributes(field, label, form.culture),
    error: complaint ? message(field, label, complaint, form.culture) : '',
  };
}

/** The rules that the browser can check by attributes of their own. */
const attributesOf: Partial<Record<Complaint, Readonly<Record<string, string>>>> = {
  email: {},
  phone: {},
  postalcode: { countryfield: 'BillingCountry' },
};

function ruleAttributes(field: FormField, label: string, culture: Culture) {
  const attributes: { name: string; value: string }[] = [];
  const add = (name: string, value: string) => attributes.push({ name: `data-val${name}`, value });
  const words = (complaint: Complaint) => message(field, label, complaint, culture);
  if (field.required) add('-required', words('required'));
  if (field.maxLength !== undefined) {
    add('-length', words('length'));
    add('-length-max', String(field.maxLength));
  }
  const complaint = field.rule?.complaint;
  const parameters = complaint && attributesOf[complaint];
  if (parameters) {
    add(`-${complaint}`, words(complaint));
    for (const [name, value] of Object.entries(parameters)) add(`-${complaint}-${name}`, value);
  }
  if (attributes.length > 0) attributes.unshift({ name: 'data-val', value: 'true' });
  return attributes;
}

/** What is said about a field; "(optional)" stands in its label, but not in a sentence about it. */
const message = (field: FormField, label: string, complaint: Complaint, culture: Culture): string =>
  fill(texts[culture].forms.messages[complaint], label.replace(/ \(.*\)$/, ''), field.maxLength);
