import type { Element } from 'domhandler';
import { ancestorsOf } from '../markup/index.ts';
import { attributesIn } from '../vocabulary/index.ts';
import { isNamedIsland } from './hosts.ts';
import { quoted } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** Names of one word, such as `data-url`, may be a site's own. */
const isSpecific = (name: string) => /^data-[a-z]+-[a-z]/.test(name);

/** The attributes that mean something inside of certain islands alone, with the names of these. */
function exclusiveMarks({ vocabulary: { islands, owners, page } }: RuleContext): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  const elsewhere = new Set(
    [...islands.values()].flatMap((island) => [
      ...(island.selector ? attributesIn([island.selector]) : []),
      ...island.props.map(({ attribute }) => attribute),
    ]),
  );
  for (const [name, names] of owners) {
    const isOfIslands = [...names].every((one) => isNamedIsland(islands.get(one)));
    if (isSpecific(name) && isOfIslands && !(name in page) && !elsewhere.has(name))
      marks.set(name, new Set(names));
  }
  return marks;
}

/** Whether an element is in a host, or in what an island's own attribute widens it to (`data-variation-scope`). */
function isInside(element: Element, names: ReadonlySet<string>): boolean {
  return ancestorsOf(element).some(({ attribs }) => names.has(attribs['data-island'] ?? ''));
}

function isOnPage(context: RuleContext, names: ReadonlySet<string>): boolean {
  return context.hosts.some(({ island }) => names.has(island.name));
}

export const strayPart: CheckRule = {
  code: 'AR110',
  level: 'warning',
  title: 'Part without its island',
  check: (context) => {
    const { markup } = context;
    if (markup.isPartial) return;
    const marks = exclusiveMarks(context);
    for (const element of markup.elements) {
      if (markup.isInert(element)) continue;
      for (const { name, range } of markup.tagOf(element).attributes.values()) {
        const names = marks.get(name);
        if (!names || isInside(element, names) || isOnPage(context, names)) continue;
        context.report(
          range,
          `${name} does nothing here: no ${[...names].map(quoted).join(' or ')} is on the page.`,
        );
      }
    }
  },
};
