import { readValue } from '#validation/engine/values.ts';
import { findRule } from '#validation/engine/registry.ts';
import type { RuleContext } from '#validation/engine/rule.ts';
import type { Control } from '#validation/engine/controls.ts';
import { makeElement } from '../../support/page.ts';

interface CaseElement {
  tag: string;
  type?: string;
  multiple?: boolean;
  checked?: boolean;
  group?: { name?: string; value: string; checked: boolean }[];
  options?: { value: string; selected: boolean }[];
  files?: { name: string; size: number; type: string }[];
}

export interface Case {
  id: number;
  method: string;
  args: unknown;
  value: string | string[] | null;
  expected: string;
  otherValue?: string;
  element?: CaseElement;
}

type Params = Record<string, string>;
interface Call {
  rule: string;
  params?: Params;
}

const pair = (args: unknown): Params => {
  const [min, max] = args as [unknown, unknown];
  return { min: String(min), max: String(max) };
};
const regexText = (args: unknown) =>
  typeof args === 'string' ? args : (args as { $regex: string }).$regex.replace(/^\^(.*)\$$/, '$1');

const country = (code: unknown): Params => ({ country: String(code) });
const firstCountry = (args: unknown): Params => country((args as string[])[0]!.slice(-2));

function currency(args: unknown): Params {
  const [symbol, soft] = Array.isArray(args) ? (args as [string, boolean]) : [String(args), true];
  return { symbol, soft: String(soft) };
}

/** Maps a call without options; the options of validator.js have no equivalent here. */
const plain = (rule: string) => (args: unknown) => (args === null ? { rule } : undefined);

/** Maps the calls of the sources to our rules and parameters. */
const CALLS: Record<string, (args: unknown) => Call | undefined> = {
  rangelength: (args) => ({ rule: 'rangelength', params: pair(args) }),
  range: (args) => ({ rule: 'range', params: pair(args) }),
  rangeWords: (args) => ({ rule: 'rangewords', params: pair(args) }),
  min: (args) => ({ rule: 'min', params: { min: String(args) } }),
  max: (args) => ({ rule: 'max', params: { max: String(args) } }),
  minlength: (args) => ({ rule: 'minlength', params: { min: String(args) } }),
  maxlength: (args) => ({ rule: 'maxlength', params: { max: String(args) } }),
  minWords: (args) => ({ rule: 'minwords', params: { min: String(args) } }),
  maxWords: (args) => ({ rule: 'maxwords', params: { max: String(args) } }),
  maxfiles: (args) => ({ rule: 'maxfiles', params: { max: String(args) } }),
  maxsize: (args) => ({ rule: 'maxsize', params: { max: String(args) } }),
  maxsizetotal: (args) => ({ rule: 'maxsizetotal', params: { max: String(args) } }),
  strippedminlength: (args) => ({ rule: 'strippedminlength', params: { min: String(args) } }),
  step: (args) => ({ rule: 'step', params: { step: String(args) } }),
  accept: (args) => ({ rule: 'accept', params: { mimtype: String(args ?? '') } }),
  extension: (args) => ({ rule: 'extension', params: { extension: String(args ?? '') } }),
  pattern: (args) => ({ rule: 'pattern', params: { pattern: regexText(args) } }),
  currency: (args) => ({ rule: 'currency', params: currency(args) }),
  creditcardtypes: (args) => ({
    rule: 'creditcardtypes',
    params: { types: Object.keys(args as object).join() },
  }),
  stateUS: (args) => {
    const options = Object.entries((args ?? {}) as object).map(([key, value]) => [
      key.toLowerCase(),
      String(value),
    ]);
    return { rule: 'stateus', params: Object.fromEntries(options) as Params };
  },
  required: (args) => (args === true || args === null ? { rule: 'required' } : undefined),
  require_from_group: () => undefined,
  skip_or_fill_minimum: () => undefined,
  remote: () => undefined,
  notEqualTo: () => ({ rule: 'notequalto', params: { others: 'other' } }),
  vat: (args) => ({ rule: 'vat', params: country((args as { country?: string } | null)?.country ?? '') }),
  bban: (args) => ({ rule: 'bankaccount', params: country(String(args).replace(/'/g, '')) }),
  'validatorjs.isEmail': plain('email'),
  'validatorjs.isURL': plain('url'),
  'validatorjs.isIBAN': plain('iban'),
  'validatorjs.isBIC': plain('bic'),
  'validatorjs.isCreditCard': plain('creditcard'),
  'validatorjs.isTime': plain('time'),
  'validatorjs.isVAT': (args) => ({ rule: 'vat', params: firstCountry(args) }),
  'validatorjs.isPostalCode': (args) => ({ rule: 'postalcode', params: firstCountry(args) }),
  'validatorjs.isMobilePhone': (args) => ({ rule: 'phone', params: firstCountry(args) }),
};

/** Modules of stdnum that are no tax numbers. */
const NO_TAX = /^stdnum\.(?:at\.vnr|de\.(?:passport|pwnr|svnr)|es\.nss|it\.aic|nl\.onderwijsnummer)$/;

function aspnetCall(method: string, args: unknown): Call {
  return { rule: method.slice('aspnet.'.length), params: { ...(args as Params | null) } };
}

/** Returns our rule and parameters for a case; undefined if there is none. */
export function ruleFor({ method, args }: Case): Call | undefined {
  const call = CALLS[method];
  if (call) return call(args);
  if (method.startsWith('aspnet.')) return aspnetCall(method, args);
  if (method.startsWith('stdnum.')) {
    return NO_TAX.test(method)
      ? undefined
      : { rule: 'taxid', params: country(method.split('.')[1]!.toUpperCase()) };
  }
  return { rule: method.toLowerCase(), params: { other: 'other' } };
}

const make = (html: string) => makeElement(html) as Control;
const when = (isOn: boolean | undefined, text: string) => (isOn ? text : '');

function makeGroup({ type, group = [] }: CaseElement): Control[] {
  const own = group.filter(({ name }) => name === group[0]?.name);
  const boxes = own.length > 0 ? own : [{ value: 'on', checked: false }];
  return boxes.map(({ value, checked }) =>
    make(`<input type="${type}" name="x" value="${value}" ${when(checked, 'checked')}>`),
  );
}

function makeSelect({ multiple, options = [] }: CaseElement): Control {
  const list = options.map(
    ({ value, selected }) => `<option value="${value}" ${when(selected, 'selected')}></option>`,
  );
  return make(`<select name="x" ${when(multiple, 'multiple')}>${list.join('')}</select>`);
}

// Plain text fields stand in: browsers reject a name in a file field, and “NaN” in a number field.
function makeInput({ element, value }: Case): Control {
  const { type = 'text', checked, files = [] } = element ?? {};
  const isPlain = type === 'file' || value === 'NaN';
  const input = make(`<input name="x" type="${isPlain ? 'text' : type}" ${when(checked, 'checked')}>`);
  input.value = files[0]?.name ?? String(value ?? '');
  return input;
}

function makeControls(row: Case): readonly Control[] {
  const { element } = row;
  if (element?.group) return makeGroup(element);
  return [element?.options ? makeSelect(element) : makeInput(row)];
}

/** Returns whether our rule accepts the value of a case. */
export async function evaluateCase(row: Case): Promise<boolean> {
  const { rule: name, params = {} } = ruleFor(row)!;
  const rule = (await findRule(name))!;
  const controls = makeControls(row);
  const value = readValue(controls, controls);
  if (value.isEmpty && !rule.validatesEmpty) return true;
  const other = row.otherValue;
  const context: RuleContext = {
    param: (key) => params[key] ?? '',
    other: () => (other === undefined ? undefined : { value: other, isEmpty: other.trim() === '' }),
    filled: () => 0,
    name: 'x',
    type: controls[0]!.type,
    isEmpty: value.isEmpty,
    count: value.count,
    hasTwin: false,
    files: row.element?.files ?? [],
    memory: new Map(),
  };
  return (await rule.test(value.value, context)) === true;
}
