import { report } from '#runtime/page/errors.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { createContext } from './context.ts';
import { firstOf, type ValidatedField } from './field.ts';
import type { Form } from './form.ts';
import { findRule, reportUnknown } from './registry.ts';
import type { Rule, Verdict } from './rule.ts';
import { readValue, type Value } from './values.ts';

/** The message of what is wrong; empty when all is well. */
type Answer = string | Promise<string>;

const later = <Found, Made>(found: Found | Promise<Found>, make: (found: Found) => Made | Promise<Made>) =>
  found instanceof Promise ? found.then(make) : make(found);

// A rule that can't be evaluated is left to the server: a field must never be unsendable because of us.
function pass(thrown: unknown, field: ValidatedField, rule: string): string {
  report(thrown, `rule "${rule}" of "${field.name}"`, firstOf(field));
  return '';
}

const loadFallbacks = () => import('../fallback/index.ts');

const fallbackOf = async (rule: string, control: Element) =>
  (await loadModule(loadFallbacks)).fallbackFor(rule, control);

function messageOf(field: ValidatedField, rule: string, verdict: Verdict): Answer {
  if (verdict === true) return '';
  const control = firstOf(field);
  return verdict || control.getAttribute(`data-val-${rule}`) || fallbackOf(rule, control);
}

// Decision 46.
function evaluateRule(
  form: Form,
  field: ValidatedField,
  name: string,
  rule: Rule | undefined,
  value: Value,
): Answer {
  if (!rule) {
    reportUnknown(name);
    return '';
  }
  if (value.isEmpty && !rule.validatesEmpty) return '';
  return later(rule.test(value.value, createContext(form, field, name, value)), (verdict) =>
    messageOf(field, name, verdict),
  );
}

function evaluateOne(
  form: Form,
  field: ValidatedField,
  name: string,
  value: Value,
  isTyping: boolean,
): Answer {
  try {
    const answer = later(findRule(name), (rule) =>
      isTyping && rule?.isLast ? '' : evaluateRule(form, field, name, rule, value),
    );
    return answer instanceof Promise ? answer.catch((thrown) => pass(thrown, field, name)) : answer;
  } catch (thrown) {
    return pass(thrown, field, name);
  }
}

/** Writes back what rules tidy, before anything is read. */
function tidy(field: ValidatedField): void {
  const control = firstOf(field);
  for (const name of field.rules) {
    const rule = findRule(name);
    if (!rule || rule instanceof Promise || !rule.tidy) continue;
    const text = rule.tidy(control.value);
    if (text !== control.value) control.value = text;
  }
}

/**
 * Evaluates a field's rules in their order, until one fails.
 *
 * @param form The form.
 * @param field The field; nothing is shown.
 * @param isTyping Nothing is written back, and rules that cost a request are skipped.
 * @returns The message, empty when valid; a promise as soon as a rule has to wait.
 */
export function validateField(form: Form, field: ValidatedField, isTyping = false): Answer {
  if (!isTyping) tidy(field);
  const value = readValue(field.controls, form.controlsByName.get(field.name) ?? []);
  const evaluateFrom = (index: number): Answer => {
    const name = field.rules[index];
    if (name === undefined) return '';
    return later(
      evaluateOne(form, field, name, value, isTyping),
      (message) => message || evaluateFrom(index + 1),
    );
  };
  return evaluateFrom(0);
}
