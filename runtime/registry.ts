import type { ActionDefinition, Definition, IslandDefinition, ServiceDefinition } from './definition.ts';
import { ArchipelError } from './errors.ts';
import { nearest } from './names.ts';
import { warn } from './warn.ts';

const islands = new Map<string, IslandDefinition>();
const services = new Map<string, ServiceDefinition>();
const actions = new Map<string, ActionDefinition>();

function shelfOf(definition: Definition): Map<string, unknown> {
  if ('service' in definition) return services;
  return 'action' in definition ? actions : islands;
}

function refuseTwice(name: string, known: boolean): void {
  if (!known) return;
  throw new ArchipelError({
    what: `The name "${name}" is registered already.`,
    why: 'Two definitions would fight for the same elements.',
    how: 'Give yours another name.',
  });
}

/**
 * Makes an island, a service or an action known.
 *
 * @param definition What `defineIsland`, `defineService` or `defineAction` returned.
 * @throws {ArchipelError} When the name is taken by another definition.
 */
export function addDefinition(definition: Definition): void {
  const { name } = definition;
  const known = shelfOf(definition);
  refuseTwice(name, known.has(name) && known.get(name) !== definition);
  known.set(name, definition);
}

export const getIsland = (name: string) => islands.get(name);
export const allServices = () => [...services.values()];
export const allActions = () => [...actions.values()];
export const selectorIslands = () => [...islands.values()].filter(({ selector }) => selector);

// A page with a thousand hosts of a name asks once: as many listeners of one event cost the square of their number.
const asked = new Set<string>();

/**
 * Warns of a host whose name nobody defined; the page goes on (PGE-12). Scripts of the page that register
 * islands of their own run later than the first scan, so the warning waits for the page's load.
 *
 * @param name What the page wrote in `data-island`.
 * @param host Where it wrote it.
 */
export function warnOfUnknown(name: string, host: Element): void {
  if (asked.has(name)) return;
  asked.add(name);
  const check = () => {
    if (islands.has(name)) return;
    const meant = nearest(name, islands.keys());
    const hint = meant
      ? `Did you mean "${meant}"?`
      : 'Check the name in the list of islands, or register it.';
    warn(`There is no island "${name}"; its HTML stays as the server wrote it. ${hint}`, host);
  };
  if (document.readyState === 'complete') setTimeout(check);
  else addEventListener('load', () => setTimeout(check), { once: true });
}
