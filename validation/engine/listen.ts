import { querySelectorAll, matches } from '#runtime/dom/safe.ts';
import { checkFields } from './check.ts';
import { firstOf, type ValidatedField } from './field.ts';
import { markChanged, ownNodes, type Form } from './form.ts';
import { openForm, openFormOf, refreshForms } from './open-form.ts';
import { liveUntil, prepare } from './server-errors.ts';
import { createLiveness } from './liveness.ts';
import { resetForm } from './reset-form.ts';
import { isControl, type Control } from './controls.ts';
import { onSubmit } from './submit.ts';

/** Returns fields that were invalid once and whose rules read the field of this name. */
const dependentsOf = (form: Form, name: string, self: ValidatedField | undefined) =>
  [...(form.dependents.get(name) ?? [])].filter((field) => field !== self && field.isEager);

// An invalid field that another field's value has hidden must not stay in the summary.
function findSwitchedOff(form: Form): ValidatedField[] {
  const isLive = createLiveness();
  return form.fields.filter((field) => field.error && !isLive(firstOf(field)));
}

const press = { isDown: false, waiting: new Set<() => void>() };
let release: ReturnType<typeof setTimeout> | undefined;

/** Longest wait in ms for the end of a press, because a press that opens a list fires no `pointerup`. */
const PRESS_TIMEOUT_MS = 1_000;

/** Limit in ms from a finger that leaves the glass to the mouse events and the click of its tap. */
const TAP_MS = 350;

const startPress = () => {
  clearTimeout(release);
  press.isDown = true;
};

// Decision 50.
function endPress(): void {
  press.isDown = false;
  const due = [...press.waiting];
  press.waiting.clear();
  for (const work of due) work();
}

// A finger leaves the glass before its tap moves the focus and clicks; a mouse button does so after.
function onRelease({ pointerType }: PointerEvent): void {
  release = setTimeout(endPress, pointerType === 'touch' ? TAP_MS : 0);
}

/**
 * Defers the validation while a button is pressed: a message that appears above would move it, and its click
 * would be lost.
 */
function onChange(event: Event): void {
  if (!press.isDown) {
    onValue(event);
    return;
  }
  press.waiting.add(() => onValue(event));
  setTimeout(endPress, PRESS_TIMEOUT_MS);
}

/** Validates a field on each change; once it was invalid, also while the visitor types. */
function onValue({ target, type }: Event): void {
  const form = isControl(target) && target.form ? openForm(target.form) : undefined;
  if (!form || !isControl(target)) return;
  form.changes += 1;
  void prepare().catch(() => {});
  const isTyping = type === 'input';
  const field = form.fieldByControl.get(target as Control);
  const others = dependentsOf(form, target.name, field);
  const isDue = field && (!isTyping || field.isEager);
  const due = [...(isDue ? [field] : []), ...others, ...(isTyping ? [] : findSwitchedOff(form))];
  if (due.length > 0) checkFields(form, due, isTyping);
}

function onReset({ target, defaultPrevented }: Event): void {
  const form = defaultPrevented ? undefined : openForm(target as HTMLFormElement);
  if (form) resetForm(form);
}

const PARTS = 'input, select, textarea, form, [data-valmsg-for], [data-valmsg-summary]';

const matters = (node: Node) =>
  node instanceof Element &&
  !ownNodes.has(node) &&
  (matches(node, PARTS) || querySelectorAll(node, PARTS).length > 0);

const isNews = ({ type, addedNodes, removedNodes }: MutationRecord) =>
  type === 'attributes' || [...addedNodes, ...removedNodes].some(matters);

/** Opens every form that has rules: the browser's own bubbles must be off before the first submit. */
function openAll(signal: AbortSignal): void {
  for (const control of document.querySelectorAll('[data-val="true"]')) openFormOf(control, signal);
}

/**
 * Starts the validation of all forms of the page, also of those added later (VAL-18).
 *
 * @param signal Ends the listening.
 */
export function listen(signal: AbortSignal): void {
  liveUntil(signal);
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  document.addEventListener('input', onValue, { signal });
  document.addEventListener('change', onChange, { signal });
  document.addEventListener('pointerdown', startPress, { capture: true, signal });
  document.addEventListener('pointerup', onRelease, { capture: true, signal });
  for (const end of ['click', 'pointercancel']) {
    document.addEventListener(end, () => setTimeout(endPress), { capture: true, signal });
  }
  document.addEventListener('reset', onReset, { signal });
  const observer = new MutationObserver((mutations) => {
    if (!mutations.some(isNews)) return;
    markChanged();
    openAll(signal);
    refreshForms();
  });
  const attributeFilter = ['data-val', 'name', 'form', 'type'];
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  openAll(signal);
}
