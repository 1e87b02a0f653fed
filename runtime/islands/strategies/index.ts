import type { When } from '../definition.ts';
import { tellAuthor } from '../../page/tell-author.ts';
import { whenPageIsIdle } from './idle.ts';
import { interaction } from './interaction.ts';
import { load } from './load.ts';
import { media } from './media.ts';
import type { Strategy } from './strategy.ts';
import { whenLoadedOrUsed, whenUsed } from './use.ts';
import { visible } from './visible.ts';
import { readAttribute } from '../../dom/safe.ts';

const STRATEGIES = new Map<string, Strategy>(
  Object.entries({
    load,
    idle: whenPageIsIdle,
    use: whenUsed,
    loaded: whenLoadedOrUsed,
    visible,
    interaction,
  }),
);

function find(when: string): Strategy | undefined {
  const query = /^media\((.+)\)$/.exec(when)?.[1];
  if (query) return media(query.startsWith('(') ? query : `(${query})`);
  return STRATEGIES.get(when);
}

/**
 * Chooses when an island is loaded: what the page says, otherwise what the definition says.
 *
 * @param host The element; `data-island-when` overrides.
 * @param when The definition's choice.
 * @returns The strategy.
 */
export function chooseStrategy(host: Element, when: When): Strategy {
  const asked = readAttribute(host, 'data-island-when');
  const chosen = find(asked?.trim().toLowerCase() ?? '');
  if (asked !== null && !chosen) tellAuthor(({ warnOfMoment }) => warnOfMoment(asked, host, when));
  return chosen ?? find(when) ?? load;
}
