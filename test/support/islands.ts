import { vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import {
  defineIsland,
  type IslandDefinition,
  type Mount,
  type PropsSchema,
} from '#runtime/islands/definition.ts';
import { mount, unmount } from '#runtime/islands/islands.ts';
import { startObserver } from '#runtime/islands/observer.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { find, showPage } from './page.ts';

let count = 0;

/** Returns a unique name: names remain registered until the document ends. */
export function newName(): string {
  count += 1;
  return `test-island-${count}`;
}

interface Options extends Partial<Omit<IslandDefinition, 'name'>> {
  props?: PropsSchema;
  ready?: () => Promise<void>;
}

/** Registers an island with this mount function; by default it mounts at once. */
export function registerIsland<Props = never>(mountIt: Mount<Props>, options: Options = {}): string {
  const { props, ready, ...definition } = options;
  const name = newName();
  const module = { default: mountIt as Mount, ...(props && { props }), ...(ready && { ready }) };
  addDefinition(defineIsland({ name, when: 'load', load: () => Promise.resolve(module), ...definition }));
  return name;
}

/** Shows a page, mounts its islands, and waits until all are idle. Returns the first host. */
export async function mountPage(html: string): Promise<HTMLElement> {
  showPage(html);
  mount();
  await whenIdle();
  return find('[data-island]');
}

/** Shows and mounts one island with this mount function. */
export function mountIsland<Props = never>(mountIt: Mount<Props>, inner = '', options: Options = {}) {
  const name = registerIsland(mountIt, options);
  return mountPage(`<div data-island="${name}">${inner}</div>`);
}

/** Cleans up after a test of islands: nothing remains mounted, shown, faked or mocked. */
export function leavePage(): void {
  unmount(document.documentElement);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

export { mount, startObserver, unmount, whenIdle };

/** Records the names of the library's events in order. */
export function recordEvents(...names: string[]): string[] {
  const seen: string[] = [];
  for (const name of names) document.addEventListener(`archipel:${name}`, () => seen.push(name));
  return seen;
}
