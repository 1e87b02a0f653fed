import type { When } from '../definition.ts';
import { warnAuthor } from '../../page/warn-author.ts';
import { whenPageIsIdle } from './idle.ts';
import { whenFieldChanges } from './input.ts';
import { interaction } from './interaction.ts';
import { load } from './load.ts';
import { media } from './media.ts';
import type { Strategy } from './strategy.ts';
import { whenLoadedOrFirstInput, whenFirstInput } from './first-input.ts';
import { visible } from './visible.ts';
import { getAttribute } from '../../dom/safe.ts';

const STRATEGIES = new Map<string, Strategy>(
  Object.entries({
    load,
    idle: whenPageIsIdle,
    'first-input': whenFirstInput,
    use: whenFirstInput,
    loaded: whenLoadedOrFirstInput,
    input: whenFieldChanges,
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
 * Chooses when an island is loaded: the page's strategy, otherwise the definition's.
 *
 * @param host The element; its `data-island-when` overrides the definition.
 * @param when The definition's choice.
 * @returns The strategy.
 */
export function chooseStrategy(host: Element, when: When): Strategy {
  const requestedWhen = getAttribute(host, 'data-island-when');
  const chosen = find(requestedWhen?.trim().toLowerCase() ?? '');
  if (requestedWhen === 'use' || (requestedWhen !== null && !chosen))
    warnAuthor(({ warnOfStrategy }) => warnOfStrategy(requestedWhen, host, when));
  return chosen ?? find(when) ?? load;
}
