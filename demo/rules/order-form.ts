/** The order form's fields, in the order of the page. The same table feeds the server's check and the page. */
export interface OrderField {
  readonly name: string;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly rule?: 'email' | 'postalcode' | 'country' | 'payment' | 'wraps';
}

export const countries = ['BE', 'NL', 'FR', 'LU', 'DE'] as const;
export const mostGiftWraps = 20;

export const orderFields = [
  { name: 'BillingFirstName', required: true, maxLength: 60 },
  { name: 'BillingLastName', required: true, maxLength: 60 },
  { name: 'Email', required: true, maxLength: 120, rule: 'email' },
  { name: 'BillingStreet1', required: true, maxLength: 100 },
  { name: 'BillingHouseNumber', required: true, maxLength: 10 },
  { name: 'BillingBoxNumber', maxLength: 10 },
  { name: 'BillingPostalCode', required: true, rule: 'postalcode' },
  { name: 'BillingCity', required: true, maxLength: 80 },
  { name: 'BillingCountry', required: true, rule: 'country' },
  { name: 'PaymentMethod', required: true, rule: 'payment' },
  { name: 'GiftWraps', rule: 'wraps' },
  { name: 'Remarks', maxLength: 500 },
] as const satisfies readonly OrderField[];

export type OrderFieldName = (typeof orderFields)[number]['name'];
export type OrderValues = Readonly<Record<OrderFieldName, string>>;
export type Complaint = 'required' | 'length' | 'email' | 'postalcode' | 'range' | 'choice';

const postalCodes: Record<string, RegExp> = {
  BE: /^[1-9]\d{3}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  FR: /^\d{5}$/,
  LU: /^(L-)?\d{4}$/i,
  DE: /^\d{5}$/,
};

/** Every field as trimmed text; what a form left out is empty. */
export const readOrderValues = (fields: Partial<Record<string, string>>): OrderValues =>
  Object.fromEntries(orderFields.map(({ name }) => [name, (fields[name] ?? '').trim()])) as OrderValues;

/** The first complaint for each field that has one. */
export function complaintsAbout(values: OrderValues): Map<OrderFieldName, Complaint> {
  const complaints = new Map<OrderFieldName, Complaint>();
  for (const field of orderFields) {
    const complaint = complaintAbout(field, values[field.name], values);
    if (complaint) complaints.set(field.name, complaint);
  }
  return complaints;
}

function complaintAbout(field: OrderField, value: string, values: OrderValues): Complaint | undefined {
  if (value === '') return field.required ? 'required' : undefined;
  if (field.maxLength !== undefined && value.length > field.maxLength) return 'length';
  return field.rule && rules[field.rule](value, values);
}

const rules: Record<
  NonNullable<OrderField['rule']>,
  (value: string, values: OrderValues) => Complaint | undefined
> = {
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value) ? undefined : 'email'),
  postalcode: (value, { BillingCountry }) =>
    (postalCodes[BillingCountry] ?? /./).test(value) ? undefined : 'postalcode',
  country: (value) => (countries.some((code) => code === value) ? undefined : 'choice'),
  payment: (value) => (value === 'BankTransfer' ? undefined : 'choice'),
  wraps: (value) => (/^\d{1,3}$/.test(value) && Number(value) <= mostGiftWraps ? undefined : 'range'),
};
