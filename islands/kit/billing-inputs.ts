import { closest, dispatchAt, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { warn } from '#runtime/page/warn.ts';

/** An address by the names of its form's fields: `Street1`, `CountryId`, `AccountType` … */
export type AddressFields = Readonly<Record<string, string>>;

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Alternative names of fields in checkouts; both addresses share one account type. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['BillingCountryId', 'BillingCountry'],
  ['BillingAccountType', 'AccountType'],
]);

function findInputs(root: Document | HTMLElement, name: string): Input[] {
  const names = [name, OTHER_NAMES.get(name) ?? name];
  const selector = names.map((one) => `[name="${CSS.escape(one)}"]`).join();
  // Fields in a dialog are skipped: its form is not the checkout, even if it uses the same names.
  return querySelectorAll(root, selector)
    .filter(isInput)
    .filter((input) => root !== document || closest(input, 'dialog') === null);
}

const isRadio = (input: Input): input is HTMLInputElement => input.type === 'radio';

/** Writes a value; returns whether it has changed. */
function put(input: Input, value: string): boolean {
  if (isRadio(input)) {
    const isMeant = input.value === value;
    if (!isMeant || input.checked) return false;
    input.checked = true;
    return true;
  }
  if (input.value === value) return false;
  input.value = value;
  return input.value === value;
}

const warned = new WeakSet<Document | HTMLElement>();

function warnOfMissing(root: Document | HTMLElement, missing: readonly string[]): void {
  if (missing.length === 0 || warned.has(root)) return;
  warned.add(root);
  warn(
    `The billing address was not copied to ${missing.join(', ')}: the page has no such inputs. ` +
      'Write <input type="hidden" name="BillingStreet1"> and so on into the form of the checkout.',
  );
}

/** Writes an address into inputs named by prefix and field; returns the names without an input. */
function copyFields(
  prefix: 'Billing' | 'Shipping',
  fields: AddressFields,
  root: Document | HTMLElement,
): string[] {
  const found = Object.entries(fields).map(([field, value]) => {
    const name = `${prefix}${field}`;
    return { name, value, inputs: findInputs(root, name) };
  });
  const changed = found.flatMap(({ inputs, value }) => inputs.filter((input) => put(input, value)));
  for (const input of changed) dispatchAt(input, new Event('change', { bubbles: true }));
  return found.filter(({ inputs }) => inputs.length === 0).map(({ name }) => name);
}

/**
 * Copies a billing address to the checkout's inputs named `Billing` + field name (CHK-03). Changed inputs
 * dispatch `change` once all are written; missing ones give one warning.
 *
 * @param fields The address, by the names of its form's fields.
 * @param root The checkout's form; the document if the address is in no form.
 */
export const copyBilling = (fields: AddressFields, root: Document | HTMLElement = document): void =>
  warnOfMissing(root, copyFields('Billing', fields, root));

/**
 * Copies a parcel's address to the checkout's inputs named `Shipping` + field name (CHK-09), if there are
 * any.
 *
 * @param fields The address, by the names of its form's fields.
 * @param root The checkout's form.
 */
export const copyShipping = (fields: AddressFields, root: Document | HTMLElement): void =>
  void copyFields('Shipping', fields, root);

/**
 * Reads the address that the server wrote on an element.
 *
 * @param element The element with `data-address`: a JSON object of texts.
 * @returns Its fields; undefined without an address or with invalid JSON.
 */
export function readAddress(element: Element): AddressFields | undefined {
  const text = getAttribute(element, 'data-address');
  if (text === null || text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('no object');
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one ?? '')]));
  } catch {
    warn('data-address holds no JSON object, and was not read.', element);
    return undefined;
  }
}
