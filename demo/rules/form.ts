/** What a server form asks for: the same table feeds the server's check and the page. */
export interface FormField<Name extends string = string> {
  readonly name: Name;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly rule?: Rule;
}

export type Complaint =
  | 'required'
  | 'length'
  | 'email'
  | 'phone'
  | 'postalcode'
  | 'range'
  | 'choice'
  | 'credentials'
  | 'filetype'
  | 'filesize';

export type Values<Name extends string = string> = Readonly<Record<Name, string>>;
export type Complaints<Name extends string = string> = ReadonlyMap<Name, Complaint>;

/** A rule for what is not empty; it may look at the other fields. */
export interface Rule {
  readonly complaint: Complaint;
  readonly isMet: (value: string, values: Values) => boolean;
}

export const email: Rule = {
  complaint: 'email',
  isMet: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value),
};

/** Lenient: a plus or zeros, digits, and what people put between them. */
export const phone: Rule = {
  complaint: 'phone',
  isMet: (value) => /^\+?[\d\s()./-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
};

export const oneOf = (choices: readonly string[]): Rule => ({
  complaint: 'choice',
  isMet: (value) => choices.includes(value),
});

/** Every field as trimmed text; what a form left out is empty. */
export const readValues = <Name extends string>(
  fields: readonly FormField<Name>[],
  posted: Partial<Record<string, string>>,
): Values<Name> =>
  Object.fromEntries(fields.map(({ name }) => [name, (posted[name] ?? '').trim()])) as Record<Name, string>;

/** The first complaint for each field that has one. */
export function checkForm<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Values<Name>,
): Map<Name, Complaint> {
  const complaints = new Map<Name, Complaint>();
  for (const field of fields) {
    const complaint = complaintAbout(field, values[field.name], values);
    if (complaint) complaints.set(field.name, complaint);
  }
  return complaints;
}

function complaintAbout(field: FormField, value: string, values: Values): Complaint | undefined {
  if (value === '') return field.required ? 'required' : undefined;
  if (field.maxLength !== undefined && value.length > field.maxLength) return 'length';
  return field.rule && !field.rule.isMet(value, values) ? field.rule.complaint : undefined;
}
