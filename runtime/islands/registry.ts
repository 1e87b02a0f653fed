import type { ActionDefinition, Definition, IslandDefinition, ServiceDefinition } from './definition.ts';
import { tellAuthor } from '../page/tell-author.ts';

const islands = new Map<string, IslandDefinition>();
const services = new Map<string, ServiceDefinition>();
const actions = new Map<string, ActionDefinition>();

function shelfOf(definition: Definition): Map<string, unknown> {
  if ('service' in definition) return services;
  return 'action' in definition ? actions : islands;
}

/**
 * Makes an island, a service or an action known; of two with one name the first stays, and the second is reported.
 *
 * @param definition What `defineIsland`, `defineService` or `defineAction` returned.
 */
export function addDefinition(definition: Definition): void {
  const { name } = definition;
  const known = shelfOf(definition);
  const first = known.get(name) ?? definition;
  if (first !== definition) tellAuthor(({ reportName }) => reportName(name));
  known.set(name, first);
}

export const getIsland = (name: string) => islands.get(name);
export const allServices = () => [...services.values()];
export const allActions = () => [...actions.values()];
export const selectorIslands = () => [...islands.values()].filter(({ selector }) => selector);

// A page with a thousand hosts of a name asks once: as many listeners of one event cost the square of their number.
const asked = new Set<string>();

/**
 * Warns of a host whose name has no definition; the page goes on (PGE-12). Scripts of the page that register
 * islands of their own run later than the first scan, so the warning waits for the page's load.
 *
 * @param name What the page wrote in `data-island`.
 * @param host Where it wrote it.
 */
export function warnOfUnknown(name: string, host: Element): void {
  if (asked.has(name)) return;
  asked.add(name);
  const check = () => {
    if (!islands.has(name)) tellAuthor(({ warnOfName }) => warnOfName(name, host, islands.keys()));
  };
  if (document.readyState === 'complete') setTimeout(check);
  else addEventListener('load', () => setTimeout(check), { once: true });
}
