import type { CatalogueParameter, CatalogueRule } from '../../cli/catalogue-types.ts';
import { explainValue } from '../values/explain-value.ts';
import { isBrokenSelector, type WrittenAttribute } from '../markup/index.ts';
import { findRuledFields, type WrittenRule } from './field-rules.ts';
import { quoted, suggestion } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** Visits each known rule of each field. */
function forEachRule(
  { markup, vocabulary }: RuleContext,
  visit: (rule: WrittenRule, known: CatalogueRule | undefined, isOpen: boolean) => void,
): void {
  for (const { element, rules } of findRuledFields(markup, vocabulary)) {
    const { isOpen } = markup.tagOf(element);
    for (const rule of rules) {
      const isKnown = Object.hasOwn(vocabulary.rules, rule.name);
      visit(rule, isKnown ? vocabulary.rules[rule.name] : undefined, isOpen);
    }
  }
}

const firstRange = ({ attribute, parameters }: WrittenRule) =>
  (attribute ?? [...parameters.values()][0])?.range ?? { from: 0, to: 0 };

export const unknownRule: CheckRule = {
  code: 'AR202',
  level: 'error',
  title: 'Unknown validation rule',
  check: (context) => {
    const names = Object.keys(context.vocabulary.rules);
    forEachRule(context, (rule, known) => {
      if (known) return;
      const hint =
        suggestion(rule.name, names) ||
        ' A rule of your own goes into "validationRules" of archipel.check.json.';
      context.report(firstRange(rule), `There is no rule ${quoted(rule.name)}.${hint}`);
    });
  },
};

function checkParameters(
  rule: WrittenRule,
  known: CatalogueRule,
  isOpen: boolean,
  { report }: RuleContext,
): void {
  const names = Object.keys(known.params);
  const missing = names.filter((name) => known.params[name]!.required && !rule.parameters.has(name));
  if (missing.length > 0 && !isOpen)
    report(
      firstRange(rule),
      `The rule ${quoted(rule.name)} needs ${missing.map((name) => `data-val-${rule.name}-${name}`).join(' and ')}.`,
    );
  for (const [name, { range }] of rule.parameters) {
    if (names.includes(name)) continue;
    const all = names.length > 0 ? ` It has ${names.join(', ')}.` : ' It has none.';
    const hint = suggestion(name, names) || all;
    report(range, `The rule ${quoted(rule.name)} has no parameter ${quoted(name)}.${hint}`);
  }
}

export const ruleParameters: CheckRule = {
  code: 'AR203',
  level: 'error',
  title: 'Missing or unknown parameter of a rule',
  check: (context) => {
    forEachRule(context, (rule, known, isOpen) => {
      // Parameters of a site's own rule are its own.
      if (!known || known.description === 'A rule of the site.') return;
      if (!rule.attribute && !isOpen)
        context.report(
          firstRange(rule),
          `data-val-${rule.name} is missing: a parameter alone starts no rule. Write data-val-${rule.name}="message" beside it.`,
        );
      checkParameters(rule, known, isOpen, context);
    });
  },
};

function isPattern(value: string): boolean {
  try {
    return new RegExp(`^(?:${value})$`).test('') || true;
  } catch {
    return false;
  }
}

/** Explains a wrong parameter; names of fields, dates and other texts can't be wrong by themselves. */
function explainParameter(value: string, { kind, allowed }: CatalogueParameter): string | undefined {
  if (kind === 'pattern') return isPattern(value) ? undefined : 'expected a regular expression of JavaScript';
  if (kind === 'selector') return isBrokenSelector(value) ? 'expected a selector' : undefined;
  if (kind === 'number' || kind === 'url') return explainValue(value, { kind, schema: {} });
  if (kind !== 'choice' || !allowed) return undefined;
  return explainValue(value, { kind, schema: { enum: allowed } });
}

function checkValue(
  { name, value, isDynamic, range }: WrittenAttribute,
  parameter: CatalogueParameter | undefined,
  context: RuleContext,
) {
  const why = parameter && !isDynamic && explainParameter(value, parameter);
  if (why) context.report(range, `${name}=${quoted(value)}: ${why}.`);
}

export const parameterValue: CheckRule = {
  code: 'AR204',
  level: 'error',
  title: 'Wrong parameter of a rule',
  check: (context) => {
    forEachRule(context, (rule, known) => {
      for (const [name, written] of rule.parameters) checkValue(written, known?.params[name], context);
    });
  },
};
