import type { Culture } from '../culture.ts';
import { paramsOf } from '../rules/form.ts';
import type { Complaints, FormField, MessageName, MissingName, RuleUse, Values } from '../rules/form.ts';
import { fill, texts } from '../texts/index.ts';

export interface FieldView {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly maxLength: number | undefined;
  /** Attributes `data-val…`, as name and value. */
  readonly rules: readonly { name: string; value: string }[];
  readonly error: string;
}

interface Form<Name extends string> {
  readonly fields: readonly FormField<Name>[];
  readonly labels: Values<Name>;
  readonly values: Values<Name>;
  readonly complaints?: Complaints<Name>;
  readonly culture: Culture;
  /** Prefix of every id, for a form in a dialog above another form. */
  readonly idPrefix?: string;
}

/** Returns each field with its label, value, rules and error, and all errors for the summary. */
export function formView<Name extends string>(form: Form<Name>) {
  const views = form.fields.map((field) => fieldView(field, form));
  return {
    fields: Object.fromEntries(views.map((view) => [view.name, view])),
    errors: views.filter((view) => view.error),
  };
}

function fieldView<Name extends string>(field: FormField<Name>, form: Form<Name>): FieldView {
  const { name, rules = [] } = field;
  const label = form.labels[name];
  const messageFor = (use: RuleUse) => messageOf(use, field, form);
  const broken = form.complaints?.get(name);
  return {
    id: `${form.idPrefix ?? ''}${name}`,
    name,
    label,
    value: form.values[name],
    isRequired: rules.some(({ rule }) => rule === 'required' || rule === 'mandatory'),
    maxLength: Number(rules.find(({ rule }) => rule === 'length')?.params?.['max']) || undefined,
    rules: ruleAttributes(rules, messageFor),
    error: broken ? messageFor(broken) : '',
  };
}

/** Returns the attributes of a field's rules. */
export function ruleAttributes(rules: readonly RuleUse[], messageFor: (use: RuleUse) => string) {
  const attributes = rules.flatMap((use) => [
    { name: `data-val-${use.rule}`, value: messageFor(use) },
    ...Object.entries(paramsOf(use)).map(([name, value]) => ({
      name: `data-val-${use.rule}-${name}`,
      value,
    })),
  ]);
  return attributes.length > 0 ? [{ name: 'data-val', value: 'true' }, ...attributes] : [];
}

/** Returns the error message of a field; "(optional)" is removed from the label inside a sentence. */
function messageOf<Name extends string>(
  use: RuleUse,
  { name, missing }: FormField<Name>,
  { labels, culture }: Pick<Form<Name>, 'labels' | 'culture'>,
): string {
  const { messages, missing: sentences } = texts[culture].forms;
  const message = use.message ?? (use.rule as MessageName);
  const ofField = message === 'required' ? sentences[missing ?? (name as string as MissingName)] : undefined;
  const text = ofField ?? fill(messages[message], labels[name].replace(/ \(.*\)$/, ''));
  const params = paramsOf(use);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
