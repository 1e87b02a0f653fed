import type { Culture } from '../culture.ts';
import { guide } from '../rules-guide/index.ts';
import type { GuideField, GuideGroup } from '../rules-guide/index.ts';
import { fill, texts } from '../texts/index.ts';
import { ruleAttributes } from './form-view.ts';
import type { GuideState } from './rules-guide-values.ts';

/** Options of a select or of boxes. */
const offers = ['mug', 'bowl', 'vase'] as const;

/** Returns the groups of the page with their fields, and all errors for the summary. */
export function guideView(state: GuideState, culture: Culture) {
  const view = (group: GuideGroup) => groupView(group, state, culture);
  const [open, tabs] = [guide.open.map(view), guide.tabs.map(view)];
  const [bank, phones] = [view(guide.bank), view(guide.phones)];
  const outside = fieldView(guide.outside, state, culture);
  const firstWrong = tabs.findIndex(({ hasErrors }) => hasErrors);
  const all = [...open, bank, phones, ...tabs].flatMap(({ fields }) => fields);
  return {
    open,
    bank,
    phones,
    tabs: tabs.map((tab, position) => ({
      ...tab,
      id: `guide-tab-${position}`,
      isActive: position === Math.max(firstWrong, 0),
    })),
    outside,
    country: state.values['Rule.country'],
    errors: [...all, outside].filter(({ error }) => error),
  };
}

function groupView({ legend, fields }: GuideGroup, state: GuideState, culture: Culture) {
  const views = fields.map((field) => fieldView(field, state, culture));
  return { legend: legend[culture], fields: views, hasErrors: views.some(({ error }) => error) };
}

function fieldView(field: GuideField, state: GuideState, culture: Culture) {
  const { name, key, kind, what, rules = [], isMultiple } = field;
  const message = messageOf(field, culture);
  const chosen = state.chosen[name] ?? [];
  return {
    id: `guide-${key}`,
    name,
    kind,
    rule: field.rule.rule,
    label: capital(what[culture]),
    help: helpOf(field, culture),
    isMultiple,
    value: state.values[name] ?? '',
    options: offers.map((code) => ({
      code,
      name: texts[culture].rulesGuide.offers[code],
      isChosen: chosen.includes(code),
    })),
    rules: ruleAttributes(rules, () => message),
    error: state.complaints?.has(name) ? message : '',
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function messageOf({ kind, what, right }: GuideField, culture: Culture): string {
  const { messages } = texts[culture].rulesGuide;
  if (kind === 'box') return fill(messages.box, what[culture]);
  return kind === 'text' ? fill(messages.text, what[culture], right) : fill(messages.choice, what[culture]);
}

function helpOf({ kind, right, wrong }: GuideField, culture: Culture): string {
  const { examples, empty } = texts[culture].rulesGuide;
  return kind === 'text' ? fill(examples, right, wrong || empty) : '';
}
