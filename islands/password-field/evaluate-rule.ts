import type { Rule, RuleContext } from '#validation/engine/rule.ts';
import { readNamed } from '#validation/engine/values.ts';
import { equalto } from '#validation/rules/equalto.ts';
import { minlength } from '#validation/rules/minlength.ts';
import { notequalto } from '#validation/rules/notequalto.ts';
import { password } from '#validation/rules/password.ts';
import { regex } from '#validation/rules/regex.ts';
import { findNamesakes } from './namesakes.ts';
import type { PasswordRule } from './read-rules.ts';

/** The rules of the form's own validation. */
const RULES: Readonly<Record<PasswordRule['rule'], Rule>> = {
  equalto,
  minlength,
  notequalto,
  password,
  regex,
};

function contextOf(field: HTMLInputElement, params: PasswordRule['params']): RuleContext {
  return {
    param: (name) => params[name] ?? '',
    other: (name) => {
      const namesakes = findNamesakes(field, name);
      return namesakes.length > 0 ? readNamed(namesakes) : undefined;
    },
    filled: () => 0,
    name: field.name,
    type: field.type,
    isEmpty: field.value === '',
    count: undefined,
    hasTwin: false,
    files: [],
    memory: new Map(),
  };
}

/**
 * Evaluates a password by one rule, as the form's validation does. An empty field meets no rule.
 *
 * @param field The field.
 * @param rule The rule.
 * @returns Whether the rule is met; asynchronous, because a pattern may take long.
 */
export async function evaluateRule(
  field: HTMLInputElement,
  { rule, params }: PasswordRule,
): Promise<boolean> {
  if (field.value === '') return false;
  return (await RULES[rule].test(field.value, contextOf(field, params))) === true;
}
