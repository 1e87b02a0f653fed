import { quoted, suggestion } from './text.ts';
import { isNamedIsland } from './hosts.ts';
import type { CheckRule, RuleContext } from './rule.ts';

function explain(name: string, { vocabulary: { islands } }: RuleContext): string {
  const known = islands.get(name);
  if (known?.selector) return `${quoted(name)} takes no data-island: it is mounted on ${known.selector}.`;
  if (known) return `${quoted(name)} is a service: it takes no data-island and starts by itself.`;
  return `There is no island ${quoted(name)}.${suggestion(name, islands.keys())}`;
}

export const unknownIsland: CheckRule = {
  code: 'AR101',
  level: 'error',
  title: 'Unknown island',
  check: (context) => {
    const { markup, vocabulary } = context;
    for (const element of markup.select('[data-island]')) {
      const written = markup.attribute(element, 'data-island');
      if (!written || written.isDynamic || vocabulary.isOwnName(written.value)) continue;
      if (isNamedIsland(vocabulary.islands.get(written.value))) continue;
      context.report(written.range, explain(written.value, context));
    }
  },
};
