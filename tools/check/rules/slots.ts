import type { Element } from 'domhandler';
import { ancestorsOf, type Markup } from '../markup/index.ts';
import { quoted, suggestion } from './text.ts';
import type { CheckRule } from './rule.ts';

/** An element of a component may get the attribute from it. */
const mayBeHost = (element: Element, markup: Markup) => markup.mayHave(element, 'data-island');

export const unknownSlot: CheckRule = {
  code: 'AR109',
  level: 'error',
  title: 'Unknown slot of an island',
  check: ({ markup, vocabulary, report }) => {
    for (const element of markup.select('[data-slot]')) {
      const written = markup.attribute(element, 'data-slot');
      const [, ...around] = ancestorsOf(element);
      const host = around.find((one) => mayBeHost(one, markup));
      const island = host && vocabulary.islands.get(markup.literal(host, 'data-island') ?? '');
      if (!written || written.isDynamic || !island?.slots || island.slots.includes(written.value)) continue;
      const known = island.slots.length > 0 ? `It has ${island.slots.join(', ')}.` : 'It has none.';
      const near = suggestion(written.value, island.slots);
      report(
        written.range,
        `${quoted(island.name)} has no slot ${quoted(written.value)}.${near || ` ${known}`}`,
      );
    }
  },
};
