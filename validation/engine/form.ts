import { closest, querySelectorAll, contains, matches, getAttribute } from '#runtime/dom/safe.ts';
import { createField, type ValidatedField } from './field.ts';
import { findRule } from './registry.ts';
import { controlsOf, type Control } from './controls.ts';
import { isGrouped } from './values.ts';

/** The rules and fields of a form: read once, and again only after the page has changed. */
export interface Form {
  readonly element: HTMLFormElement;
  fields: readonly ValidatedField[];
  /** Fields found by the last reading: the server's errors for them are not adopted yet. */
  fresh: readonly ValidatedField[];
  fieldsByName: Map<string, ValidatedField[]>;
  controlsByName: Map<string, Control[]>;
  fieldByControl: Map<Control, ValidatedField>;
  messages: Map<string, HTMLElement[]>;
  summary: HTMLElement | undefined;
  /** The page's revision that was read. */
  revision: number;
  /** A submit was rejected: every field is validated while the visitor types, and the summary lists the errors. */
  isSubmitted: boolean;
  /** Fields whose rules read another field, by the name of that other field. */
  readonly dependents: Map<string, Set<ValidatedField>>;
  /** The lines of the summary. */
  readonly entries: Map<ValidatedField, HTMLElement>;
  /** Lines of the server that belong to no field; they stay until the next submit. */
  general: readonly Element[];
  /** The summary's lines are in the server's order, until a submit is rejected. */
  hasServerOrder: boolean;
  /** Number of changes by the visitor. */
  changes: number;
  /** Number of resets: work begun before a reset is dropped. */
  resets: number;
}

const MESSAGE = 'data-valmsg-for';
const SUMMARY = '[data-valmsg-summary="true"]';
const RULE = /^data-val-([^-]+)$/;

/** Nodes inserted by the validation itself. */
export const ownNodes = new WeakSet<Node>();

const page = { revision: 1 };

/** Marks that controls or messages were added or removed. */
export function markChanged(): void {
  page.revision += 1;
}

const forms = new WeakMap<HTMLFormElement, Form>();

function createForm(element: HTMLFormElement): Form {
  return {
    element,
    fields: [],
    fresh: [],
    fieldsByName: new Map(),
    controlsByName: new Map(),
    fieldByControl: new Map(),
    messages: new Map(),
    summary: undefined,
    revision: 0,
    isSubmitted: false,
    dependents: new Map(),
    entries: new Map(),
    general: [],
    hasServerOrder: false,
    changes: 0,
    resets: 0,
  };
}

function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

const hasRules = (control: Control) => control.getAttribute('data-val') === 'true' && control.name !== '';

/** Returns the names of a control's rules: `required` first, the others as written in the HTML. */
function readRules(control: Control): string[] {
  const names = control.getAttributeNames().flatMap((name) => RULE.exec(name)?.[1] ?? []);
  const rank = (name: string) => (name === 'required' ? 0 : 1);
  // Each rule is requested now, so that its pack loads before it is needed.
  for (const name of names) void Promise.resolve(findRule(name)).catch(() => {});
  return names.sort((one, other) => rank(one) - rank(other));
}

/** Finds the field that a control already belonged to, alone or with its group. */
function findKnown(form: Form, control: Control): ValidatedField | undefined {
  const known = form.fieldByControl.get(control);
  if (known || !isGrouped(control)) return known;
  return form.fieldsByName.get(control.name)?.find(({ controls }) => controls[0]?.type === control.type);
}

function readFields(form: Form): void {
  const controls = controlsOf(form.element);
  const named = new Map<string, Control[]>();
  for (const control of controls) addTo(named, control.name, control);
  const fields = new Set<ValidatedField>();
  const byControl = new Map<Control, ValidatedField>();
  for (const control of controls) {
    if (byControl.has(control) || !hasRules(control)) continue;
    const known = findKnown(form, control);
    // A field that was split, because a button has another name or type now, stays with its first control.
    const field = known && !fields.has(known) ? known : createField(control.name);
    const { name, type } = control;
    field.name = name;
    field.controls = isGrouped(control) ? named.get(name)!.filter((one) => one.type === type) : [control];
    field.rules = readRules(control);
    for (const one of field.controls) byControl.set(one, field);
    fields.add(field);
  }
  const before = new Set(form.fields);
  form.fields = [...fields];
  form.fresh = form.fields.filter((field) => !before.has(field));
  form.controlsByName = named;
  form.fieldByControl = byControl;
  form.fieldsByName = new Map();
  for (const field of fields) addTo(form.fieldsByName, field.name, field);
}

// Fields may be outside their form (`form=`): their messages are then also searched outside all forms.
function readSlots(form: Form): void {
  const { element } = form;
  const isSpread = form.fields.some(({ controls }) => !contains(element, controls[0]!));
  const outside = [...document.querySelectorAll<HTMLElement>(`[${MESSAGE}], ${SUMMARY}`)].filter(
    (slot) => !closest(slot, 'form'),
  );
  const slots = [...querySelectorAll(element, `[${MESSAGE}], ${SUMMARY}`), ...(isSpread ? outside : [])];
  form.messages = new Map();
  for (const slot of slots) addTo(form.messages, getAttribute(slot, MESSAGE) ?? '', slot);
  form.summary = slots.find((slot) => matches(slot, SUMMARY));
}

/** Returns the validation's object for a form, possibly read from an earlier state of the page. */
export function knownForm(element: HTMLFormElement): Form {
  const form = forms.get(element) ?? createForm(element);
  forms.set(element, form);
  return form;
}

/**
 * Returns the validation's object for a form, read again if the page has changed since.
 *
 * @param element Any form.
 */
export function readValidatedForm(element: HTMLFormElement): Form {
  const form = knownForm(element);
  if (form.revision === page.revision) return form;
  form.revision = page.revision;
  readFields(form);
  readSlots(form);
  return form;
}
