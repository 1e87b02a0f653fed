import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOurs } from '#runtime/navigation/entry.ts';
import { pageOf } from '#runtime/navigation/first-entry.ts';
import { current, recordEntry, restoreScroll, startHistory } from '#runtime/navigation/history.ts';
import {
  recordAddress,
  recordScope,
  recordShownPage,
  recordVisit,
  takeLanding,
} from '#runtime/navigation/record.ts';
import { createTabHistory } from '../../support/list-shop.ts';
import { goTo, showPage } from '../../support/page.ts';
import { fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';

/* A model of a tab: entries with their page, parts and scroll position, and the entry that is shown. */

interface ModelEntry {
  readonly page: number;
  readonly parts: string;
  readonly url: string;
  /** An overlay's entry shares the position of its page. */
  readonly position: { top: number };
}

interface TabModel {
  entries: ModelEntry[];
  index: number;
  /** The entry whose page is shown; another one than `index` while a page is loading. */
  shown: ModelEntry;
  /** The window's scroll position. */
  top: number;
  pages: number;
}

interface Scenario {
  readonly tab: ReturnType<typeof createTabHistory>;
  readonly model: TabModel;
}

const LIST = '#list';
let top = 0;
/** The work that a handler has started and whose answer is awaited. */
let pending: 'show' | 'restore' | undefined;

const at = (path: string) => new URL(path, location.href);
const pathOf = (url: string) => url.split('#')[0];
const isMoving = ({ entries, index, shown }: TabModel) => entries[index] !== shown;

function push({ model }: Scenario, entry: ModelEntry): void {
  model.entries = [...model.entries.slice(0, model.index + 1), entry];
  model.index += 1;
  model.shown = entry;
  model.top = entry.position.top;
}

function scroll(to: number): void {
  top = to;
  for (const type of ['scroll', 'scrollend']) dispatchEvent(new Event(type));
}

function visit(scenario: Scenario, number: number): void {
  const { model } = scenario;
  recordEntry();
  if (!isMoving(model)) model.shown.position.top = model.top;
  const landing = recordVisit(at(`/p${number}`), 'push');
  pending = undefined;
  if (takeLanding(landing)) scroll(0);
  model.pages += 1;
  push(scenario, { page: model.pages, parts: '', url: `/p${number}`, position: { top: 0 } });
}

function update(scenario: Scenario, number: number): void {
  const { model } = scenario;
  if (isMoving(model)) return;
  const url = `${pathOf(model.shown.url)!.split('?')[0]}?q=${number}`;
  model.shown.position.top = model.top;
  recordScope(at(url), LIST, `/part${number}`);
  push(scenario, { page: model.shown.page, parts: `/part${number}`, url, position: { top: model.top } });
}

/** The browser follows a hash: an entry without a state, then the scroll. */
function followHash(scenario: Scenario, to: number): void {
  const { model } = scenario;
  if (isMoving(model)) return;
  const url = `${pathOf(model.shown.url)}#h${to}`;
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  scroll(to);
  push(scenario, { ...model.shown, url, position: { top: to } });
}

function replaceAddress({ model }: Scenario, number: number): void {
  recordAddress(at(`/p${number}?r`));
  if (isMoving(model)) return;
  model.shown = { ...model.shown, url: `/p${number}?r`, position: { top: model.top } };
  model.entries[model.index] = model.shown;
}

/** An overlay adds a copy of the page's entry, as `closeOnBack` does. */
function openOverlay(scenario: Scenario): void {
  const { model } = scenario;
  if (isMoving(model)) return;
  history.pushState({ ...(history.state as object), overlay: 1 }, '');
  push(scenario, { ...model.shown, position: model.shown.position });
  model.top = top;
}

function travel({ tab, model }: Scenario, by: -1 | 1): void {
  const then = model.entries[model.index + by];
  if (!then) return;
  const wasMoving = isMoving(model);
  model.index += by;
  tab.go(by);
  const { shown } = model;
  const isSame =
    then.page === shown.page && then.parts === shown.parts && pathOf(then.url) === pathOf(shown.url);
  if (!isSame) return;
  pending = undefined;
  model.shown = then;
  if (!wasMoving && then.position !== shown.position) model.top = then.position.top;
}

/** The page or the parts of the entry arrive, to which the browser has moved. */
function arrive({ model }: Scenario): void {
  if (!pending) return;
  if (pending === 'show') {
    const landing = recordVisit(new URL(location.href), 'none');
    if (takeLanding(landing)) restoreScroll(landing.state);
  } else {
    if (isOurs(history.state)) current.scopes = history.state.scopes;
    recordShownPage(location);
    restoreScroll();
  }
  pending = undefined;
  model.shown = model.entries[model.index]!;
  model.top = model.shown.position.top;
}

function scrollPage({ model }: Scenario, to: number): void {
  scroll(to);
  model.top = to;
  if (!isMoving(model)) model.shown.position.top = to;
}

function expectEqual({ model }: Scenario): void {
  const entry = model.entries[model.index]!;
  expect(location.href, 'address').toBe(at(entry.url).href);
  expect(current.isMoving, 'loading').toBe(isMoving(model));
  expect(top, 'scroll position').toBe(model.top);
  if (isMoving(model)) return;
  expect(current.shown, 'shown page').toBe(pageOf(location));
  expect(current.scopes[LIST] ?? '', 'parts').toBe(entry.parts);
}

const checked =
  <Args>(act: (scenario: Scenario, args: Args) => void) =>
  (scenario: Scenario, args: Args) => {
    act(scenario, args);
    expectEqual(scenario);
  };
const number = fc.nat(3);
const nothing = fc.constant(undefined);
const steps = stepsOf<Scenario>(
  [
    [3, step('visit', number, checked(visit))],
    [2, step('update', number, checked(update))],
    [2, step('hash', fc.integer({ min: 1, max: 900 }), checked(followHash))],
    [1, step('replace', number, checked(replaceAddress))],
    [1, step('overlay', nothing, checked<undefined>(openOverlay))],
    [5, step('travel', fc.constantFrom<-1 | 1>(-1, -1, 1), checked(travel))],
    [4, step('arrive', nothing, checked<undefined>(arrive))],
    [4, step('scroll', fc.nat(900), checked(scrollPage))],
  ],
  40,
);

const controller = new AbortController();
const start = () => (pending = 'show');
startHistory(
  { show: start, restore: () => (pending = 'restore'), stay: () => (pending = undefined) },
  controller.signal,
);

beforeEach(() => {
  const own = { configurable: true, get: () => top };
  Object.defineProperties(globalThis, { scrollX: { ...own, get: () => 0 }, scrollY: own });
  vi.stubGlobal('scrollTo', (to: ScrollToOptions) => scroll(to.top ?? 0));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => controller.abort());

test('whatever is visited, updated, followed, scrolled and gone back to, address, page, parts and scroll position are those of the entry [NAV-02] [NAV-03]', async () => {
  const property = fc.asyncProperty(steps, async (sequence) => {
    pending = undefined;
    showPage('<main data-page></main>');
    goTo('/p0');
    Object.assign(current, { page: 0, scopes: {}, shown: '', isMoving: false, unscrolled: undefined });
    scroll(0);
    const tab = createTabHistory();
    recordVisit(at('/p0'), 'replace');
    current.unscrolled = undefined;
    const first: ModelEntry = { page: 0, parts: '', url: '/p0', position: { top: 0 } };
    const model: TabModel = { entries: [first], index: 0, shown: first, top: 0, pages: 0 };
    await runSteps({ tab, model }, sequence);
  });
  await fc.assert(property, { numRuns: runs(300) });
});
