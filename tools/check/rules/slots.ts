import type { Element } from 'domhandler';
import { ancestorsOf } from '../markup/index.ts';
import { quoted, suggestion } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** Returns the island that a slot belongs to. */
function islandAround(element: Element, { markup, vocabulary }: RuleContext) {
  const [, ...around] = ancestorsOf(element);
  // An element of a component may get the attribute from it.
  const host = around.find((one) => markup.mayHave(one, 'data-island'));
  return host && vocabulary.islands.get(markup.literal(host, 'data-island') ?? '');
}

export const unknownSlot: CheckRule = {
  code: 'AR109',
  level: 'error',
  title: 'Unknown slot of an island',
  check: (context) => {
    const { markup, report } = context;
    for (const element of markup.select('[data-slot]')) {
      const written = markup.attribute(element, 'data-slot');
      const island = islandAround(element, context);
      if (!written || written.isDynamic || !island?.slots || island.slots.includes(written.value)) continue;
      const known = island.slots.length > 0 ? ` It has ${island.slots.join(', ')}.` : ' It has none.';
      const hint = suggestion(written.value, island.slots) || known;
      report(written.range, `${quoted(island.name)} has no slot ${quoted(written.value)}.${hint}`);
    }
  },
};
