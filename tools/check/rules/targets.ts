import type { Element } from 'domhandler';
import { couldMatch } from '../markup/could-match.ts';
import { idsOf } from '../markup/ids.ts';
import { isBrokenSelector, matcherOf, type WrittenAttribute } from '../markup/index.ts';
import { quoted, suggestion } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

const PANEL_KINDS = new Set(['collapse', 'tab', 'pill', 'list']);

/** Attributes with a selector of other islands: empty ones and plain words have another meaning. */
const HASHES = ['data-popover', 'data-modal', 'data-gallery', 'data-mobile-menu', 'data-scroll-to'];

const isToggler = matcherOf('[data-toggle], [data-bs-toggle]');

/** Whether a toggler is one of ours: a dropdown or tooltip of Bootstrap is not. */
const isOurToggler = ({ attribs }: Element) =>
  PANEL_KINDS.has(attribs['data-bs-toggle'] ?? attribs['data-toggle'] ?? '');

function attributesWithSelectors({ vocabulary }: RuleContext): Set<string> {
  const names = Object.entries(vocabulary.page).filter(([, { kind }]) => kind === 'selector');
  return new Set(names.map(([name]) => name));
}

const isId = (selector: string) => /^#[\w-]+$/.test(selector);

/** Whether something on the page is matched, or may be by a template's expressions. */
function isThere(selector: string, { markup }: RuleContext): boolean {
  if (isId(selector)) return idsOf(markup).has(selector.slice(1));
  return markup.elements.some((element) => couldMatch(element, selector, markup));
}

/** Reports a selector that is broken, or matches nothing on a whole page. */
function checkSelector({ name, value, range }: WrittenAttribute, context: RuleContext): void {
  const { markup, report } = context;
  if (value.trim() === '') return;
  if (isBrokenSelector(value)) {
    report(range, `${name}=${quoted(value)} is no selector.`);
    return;
  }
  if (markup.isPartial || isThere(value, context)) return;
  const ids = [...idsOf(markup).known].map((id) => `#${id}`);
  report(
    range,
    `${name}=${quoted(value)} matches nothing on this page.${isId(value) ? suggestion(value, ids) : ''}`,
  );
}

/** Lists the attributes of an element that lead to another one. */
function targetsOf(
  element: Element,
  selectors: ReadonlySet<string>,
  { markup }: RuleContext,
): WrittenAttribute[] {
  const isPanel = isToggler(element) && isOurToggler(element);
  const hasTarget = 'data-target' in element.attribs || 'data-bs-target' in element.attribs;
  return [...markup.tagOf(element).attributes.values()].filter(({ name, value, isDynamic }) => {
    if (isDynamic) return false;
    if (/^data-(?:bs-)?(?:target|parent)$/.test(name)) return isPanel;
    if (name === 'href') return isPanel && !hasTarget && value.length > 1 && value.startsWith('#');
    return selectors.has(name) || (HASHES.includes(name) && isId(value));
  });
}

export const missingTarget: CheckRule = {
  code: 'AR301',
  level: 'error',
  title: 'Target that is not there',
  check: (context) => {
    const { markup, report } = context;
    const selectors = attributesWithSelectors(context);
    for (const element of markup.elements) {
      for (const target of targetsOf(element, selectors, context)) checkSelector(target, context);
      const popover = markup.attribute(element, 'popovertarget');
      if (!popover || popover.isDynamic || markup.isPartial || idsOf(markup).has(popover.value)) continue;
      report(
        popover.range,
        `popovertarget=${quoted(popover.value)}: no element has this id.${suggestion(popover.value, idsOf(markup).known)}`,
      );
    }
  },
};
