import { report } from '#runtime/page/errors.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { createContext } from './context.ts';
import { firstOf, type ValidatedField } from './field.ts';
import type { Form } from './form.ts';
import { findRule, reportUnknown } from './registry.ts';
import type { Rule, Verdict } from './rule.ts';
import { readValue, type Value } from './values.ts';

/** The error message; empty when valid. */
type Answer = string | Promise<string>;

const later = <Found, Made>(found: Found | Promise<Found>, make: (found: Found) => Made | Promise<Made>) =>
  found instanceof Promise ? found.then(make) : make(found);

// A rule that can't be evaluated is left to the server: the library must never block a form.
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

/** @param isPostponed Decides, once the rule has loaded, whether it is skipped for now. */
function evaluateOne(
  form: Form,
  field: ValidatedField,
  name: string,
  value: Value,
  isPostponed: (rule: Rule | undefined) => boolean,
): Answer {
  try {
    const answer = later(findRule(name), (rule) =>
      isPostponed(rule) ? '' : evaluateRule(form, field, name, rule, value),
    );
    return answer instanceof Promise ? answer.catch((thrown) => pass(thrown, field, name)) : answer;
  } catch (thrown) {
    return pass(thrown, field, name);
  }
}

/** Normalizes the field's value by its rules' `tidy`, before it is read. */
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
 * Evaluates a field's rules in their order, those with `isLast` at the end, until one fails.
 *
 * @param form The form.
 * @param field The field; its message is not shown yet.
 * @param isTyping Skips the normalization, and rules that cost a request.
 * @returns The message, empty when valid; a promise as soon as a rule has to wait.
 */
export function validateField(form: Form, field: ValidatedField, isTyping = false): Answer {
  if (!isTyping) tidy(field);
  const value = readValue(field.controls, form.controlsByName.get(field.name) ?? []);
  const { rules } = field;
  const last: string[] = [];
  const evaluateFrom = (index: number): Answer => {
    const name = rules[index] ?? last[index - rules.length];
    if (name === undefined) return '';
    const isPostponed = (rule: Rule | undefined) => {
      if (!rule?.isLast) return false;
      if (isTyping) return true;
      const isFirstPass = index < rules.length;
      if (isFirstPass) last.push(name);
      return isFirstPass;
    };
    return later(
      evaluateOne(form, field, name, value, isPostponed),
      (message) => message || evaluateFrom(index + 1),
    );
  };
  return evaluateFrom(0);
}
