import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineIsland, defineService, type IslandDefinition } from '#runtime/islands/definition.ts';
import {
  addDefinition,
  allServices,
  getIsland,
  selectorIslands,
  seekDefinition,
  setFurther,
} from '#runtime/islands/registry.ts';
import { interaction } from '#runtime/islands/strategies/interaction.ts';
import '#runtime/page/warnings.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

let consoleWatch: WatchedConsole;

beforeEach(() => {
  vi.useFakeTimers();
  consoleWatch = watchConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const island = (name: string) => defineIsland({ name, when: 'load', load: vi.fn() });

test('an island is known by its name', () => {
  const map = island('map');
  addDefinition(map);
  expect(getIsland('map')).toBe(map);
  expect(getIsland('toString')).toBeUndefined();
});

test('the same definition may be registered twice, of two with one name the first stays', async () => {
  const gallery = island('gallery');
  addDefinition(gallery);
  addDefinition(gallery);
  await vi.runAllTimersAsync();
  expect(consoleWatch.errors()).toEqual([]);
  addDefinition(island('gallery'));
  await vi.runAllTimersAsync();
  expect(getIsland('gallery')).toBe(gallery);
  expect(consoleWatch.errors()[0]).toContain('"gallery" is registered already');
});

test('a service and an island may share a name', () => {
  addDefinition(island('forms'));
  const forms = defineService({ name: 'forms', when: 'idle', load: vi.fn() });
  expect(() => addDefinition(forms)).not.toThrow();
  expect(allServices()).toContain(forms);
});

test('only islands with a selector are looked for by it', () => {
  const lazy = defineIsland({ ...island('lazy-image'), selector: 'img[data-src]' });
  addDefinition(lazy);
  expect(selectorIslands()).toEqual([lazy]);
});

test('an unknown name is one warning with the nearest name, and the page goes on [PGE-12]', async () => {
  addDefinition(island('wishlist'));
  seekDefinition('wish-list', document.body);
  seekDefinition('wish-list', document.body);
  await vi.runAllTimersAsync();
  expect(consoleWatch.warnings()).toHaveLength(1);
  expect(consoleWatch.warnings()[0]).toContain('There is no island "wish-list"');
  expect(consoleWatch.warnings()[0]).toContain('Did you mean "wishlist"?');
});

test('an unknown name that is like no other says where to look [PGE-12]', async () => {
  seekDefinition('zzzzzzzz', document.body);
  await vi.runAllTimersAsync();
  expect(consoleWatch.warnings()[0]).toContain('or register it');
});

test('a script of the page that registers its island a moment later removes the warning', async () => {
  seekDefinition('late-island', document.body);
  addDefinition(island('late-island'));
  await vi.runAllTimersAsync();
  expect(consoleWatch.warnings()).toEqual([]);
});

test('while the page loads the warning waits for its end', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  seekDefinition('never-registered', document.body);
  await vi.runAllTimersAsync();
  expect(consoleWatch.warnings()).toEqual([]);
  readyState.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.runAllTimersAsync();
  expect(consoleWatch.warnings()).toHaveLength(1);
});

test('a thousand hosts of an unknown name wait for the page’s load as one', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const listen = vi.spyOn(globalThis, 'addEventListener');
  for (let host = 0; host < 1_000; host += 1) seekDefinition('many-of-them', document.body);
  await vi.runAllTimersAsync();
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a list of further islands that does not come is reported with the name, and the next scan asks again [ERR-04]', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  setFurther(load, () => {});
  seekDefinition('two-factor', document.body);
  // A second host of the same name logs no second message.
  seekDefinition('two-factor', document.body);
  await vi.runAllTimersAsync();
  expect(consoleWatch.errors()).toEqual([expect.stringContaining('Failed to fetch')]);
  expect(consoleWatch.warnings()).toEqual([]);
  const attempts = load.mock.calls.length;
  seekDefinition('two-factor', document.body);
  await vi.runAllTimersAsync();
  expect(load.mock.calls.length).toBe(attempts * 2);
});

test('an unknown name asks for the list of further islands, once, and the page is looked through again; a name that is not there either is warned of [PGE-12]', async () => {
  const load = vi.fn(() => Promise.resolve({ further: [island('refund')] }));
  const onAdded = vi.fn();
  setFurther(load, onAdded);
  seekDefinition('refund', document.body);
  seekDefinition('payout', document.body);
  await vi.runAllTimersAsync();
  expect(getIsland('refund')?.name).toBe('refund');
  expect([load.mock.calls.length, onAdded.mock.calls.length]).toEqual([1, 1]);
  expect(consoleWatch.warnings()).toEqual([expect.stringContaining('There is no island "payout"')]);
});

test('what is done in a host before the list of further islands has come counts once it is there [ERR-04]', async () => {
  const list = later<{ further: IslandDefinition[] }>();
  setFurther(
    () => list.promise,
    () => {},
  );
  showPage('<div data-island="prepaid"><button type="button"></button><form></form></div><p></p>');
  const [host, other] = [find('div'), find('p')];
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  find('button').addEventListener('click', onClick);
  find('form').addEventListener('submit', onSubmit);
  seekDefinition('prepaid', host);
  find('button').click();
  find<HTMLFormElement>('form').requestSubmit();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  list.resolve({ further: [island('prepaid')] });
  await vi.runAllTimersAsync();
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  const starts = [host, other].map((one) => {
    const start = vi.fn();
    interaction(one, start, new AbortController().signal);
    return start.mock.calls.length;
  });
  expect(starts).toEqual([1, 0]);
});
