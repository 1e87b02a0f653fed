import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import type { IslandDefinition, PropsSchema } from '#runtime/islands/definition.ts';
import type { About } from '#kit/about.ts';
import { readProps } from '#runtime/islands/props.ts';
import { islandNames, read, repository } from '../support/files.ts';

interface Described {
  name: string;
  definition: IslandDefinition;
  props: PropsSchema | undefined;
  contains: string[];
  /** The files with server HTML. */
  examples: string[];
}

const has = (name: string, file: string) => existsSync(join(repository, 'islands', name, file));

const load = <Module>(name: string, file: string): Promise<Module> =>
  import(join(repository, 'islands', name, file)) as Promise<Module>;

async function describeIsland(name: string): Promise<Described> {
  const [definition] = Object.values(await load<Record<string, IslandDefinition>>(name, 'index.ts'));
  const props = has(name, 'props.ts')
    ? (await load<{ props: PropsSchema }>(name, 'props.ts')).props
    : undefined;
  const { about } = await load<{ about: About }>(name, 'about.ts');
  const states = Object.keys(about.states ?? {}).map((state) => `state-${state}.html`);
  const contains = [...(about.contains ?? [])];
  return { name, definition: definition!, props, contains, examples: ['example.html', ...states] };
}

const islands = await Promise.all(islandNames().map(describeIsland));
const engine = new Liquid({ strictFilters: true });

function showExample(name: string, file: string, culture: string): void {
  const variables = { culture, csrf: 'x', query: {} };
  document.body.innerHTML = engine.parseAndRenderSync(read(`islands/${name}/${file}`), variables) as string;
}

const selectorOf = ({ name, definition }: Described) => definition.selector ?? `[data-island="${name}"]`;

/** Returns the faults in the hosts of an island on the page. */
function faultsOf(island: Described): string[] {
  return [...document.querySelectorAll(selectorOf(island))].flatMap((host) => {
    const lacking = island.contains.filter((selector) => !host.querySelector(selector));
    return [
      ...lacking.map((selector) => `there is no ${selector} in ${island.name}`),
      ...rejection(island, host),
    ];
  });
}

function rejection({ name, props }: Described, host: Element): string[] {
  try {
    if (props) readProps(name, host, props);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('an example', () => {
  const examples = islands.flatMap(({ name, examples: files }) => files.map((file) => [name, file] as const));

  test.each(examples)('of %s (%s) has props that its own schema takes, in both languages', (name, file) => {
    for (const culture of ['fr', 'nl']) {
      showExample(name, file, culture);
      const faults = islands.flatMap(faultsOf);
      expect(faults, `islands/${name}/${file} in ${culture}: fix the markup`).toEqual([]);
    }
  });

  test.each(islands.filter(({ props }) => props).map((island) => [island.name, island] as const))(
    'of %s shows the island itself',
    (name, island) => {
      showExample(name, 'example.html', 'fr');
      expect(document.querySelector(selectorOf(island)), selectorOf(island)).not.toBeNull();
    },
  );

  test('whose props are refused is told with what the console would say', () => {
    const number = islands.find(({ name }) => name === 'quantity-field')!;
    document.body.innerHTML = '<div data-island="quantity-field" data-min="six"></div>';
    expect(faultsOf(number)).toEqual([
      'there is no input in quantity-field',
      expect.stringMatching(/data-min is "six"; expected a number/),
    ]);
  });
});
