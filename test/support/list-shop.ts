import { vi } from 'vitest';
import { answer } from './server.ts';

/** The values that the list offers, by field name. */
const OFFERED = { 'f.Brand': ['1', '2', '3'], 'f.ProductAttributes.7': ['4', '5'] };

type Choices = Record<string, string[]>;

/** Returns the choices of an address by field name, sorted. */
export function choicesOf(search: string): Choices {
  const filter = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as {
    Brand?: string[];
    ProductAttributes?: Record<string, string[]>;
  };
  const all = {
    'f.Brand': filter.Brand ?? [],
    'f.ProductAttributes.7': filter.ProductAttributes?.['7'] ?? [],
  };
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, [...values].sort()]));
}

function addressOf({ 'f.Brand': brands = [], 'f.ProductAttributes.7': values = [] }: Choices): string {
  const filter = {
    ...(brands.length > 0 && { Brand: brands }),
    ...(values.length > 0 && { ProductAttributes: { 7: values } }),
  };
  return Object.keys(filter).length > 0
    ? `/fr/catalog?filter=${encodeURIComponent(JSON.stringify(filter))}`
    : '/fr/catalog';
}

const AJAX = 'data-ajax="true" data-ajax-update="[data-list-part]" data-ajax-push="true"';

const boxes = (choices: Choices) =>
  Object.entries(OFFERED)
    .flatMap(([name, values]) =>
      values.map((value) => {
        const checked = choices[name]!.includes(value) ? 'checked' : '';
        return `<label><input type="checkbox" name="${name}" value="${value}" ${checked}><b data-list-count>1</b></label>`;
      }),
    )
    .join('');

const chips = (choices: Choices) =>
  Object.entries(choices)
    .flatMap(([name, values]) =>
      values.map((value) => {
        const left = { ...choices, [name]: values.filter((other) => other !== value) };
        return `<a class="chip" href="${addressOf(left)}" ${AJAX}>${name} ${value}</a>`;
      }),
    )
    .join('');

/**
 * Writes the page of a list for an address.
 *
 * @param search The address's parameters.
 * @param attributes More attributes of the list.
 */
export function writeListPage(search: string, attributes = ''): string {
  const choices = choicesOf(search);
  const shown = JSON.stringify(choices);
  // Every value has products: an empty one could not be chosen.
  const counts = Object.fromEntries(
    Object.entries(OFFERED).map(([name, values]) => [
      name,
      Object.fromEntries(values.map((value) => [value, shown.length])),
    ]),
  );
  const state = JSON.stringify({ total: shown.length, counts });
  return `<div data-island="product-list" data-island-when="load" ${attributes}>
    <div data-list-panel><form action="/fr/catalog" data-list-form>${boxes(choices)}<button data-list-apply>Go</button></form></div>
    <h2 id="status" data-list-part data-list-status tabindex="-1">${shown.length}</h2>
    <div id="chips" data-list-part>${chips(choices)}</div>
    <div id="results" data-list-part><p class="shown">${shown}</p>
      <script type="application/json" data-list-state>${state}</script></div></div>`;
}

/** The outcome of a request. */
export type Ending = 'well' | 'error' | 'dropped';

/**
 * Replaces the shop: every response is delayed, and some fail.
 *
 * @param next Returns the delay in ms and the outcome of each request.
 * @param attributes More attributes of the list in its pages.
 */
export function createListShop(next: () => { delay: number; ending: Ending }, attributes = () => '') {
  const requests: string[] = [];
  const serve = async (url: URL): Promise<Response> => {
    const { delay, ending } = next();
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (ending === 'dropped') throw new TypeError('Failed to fetch');
    if (ending === 'error') return answer('Broken', { status: 500 });
    const search = url.search.replace(/[?&]X-Requested-With=XMLHttpRequest/, '');
    const response = answer(
      `<!doctype html><html lang="fr"><head><title>List</title></head><body><main data-page>${writeListPage(search, attributes())}</main></body></html>`,
    );
    Object.defineProperty(response, 'url', { value: url.href });
    return response;
  };
  vi.stubGlobal('fetch', (address: string | URL, { signal }: RequestInit = {}) => {
    const url = new URL(String(address), location.href);
    requests.push(url.search);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      serve(url).then(resolve, reject);
    });
  });
  return { requests };
}

interface HistoryEntry {
  state: unknown;
  url: string;
}

/** Simulates the tab's history, in which happy-dom does not move: stores entries and emits `popstate`. */
export function createTabHistory() {
  const { pushState, replaceState } = History.prototype;
  let entries: HistoryEntry[] = [{ state: history.state as unknown, url: location.href }];
  let index = 0;
  const here = (): HistoryEntry => ({ state: history.state as unknown, url: location.href });
  vi.spyOn(history, 'pushState').mockImplementation((...args) => {
    pushState.apply(history, args);
    entries = [...entries.slice(0, index + 1), here()];
    index += 1;
  });
  vi.spyOn(history, 'replaceState').mockImplementation((...args) => {
    replaceState.apply(history, args);
    entries[index] = here();
  });
  return {
    go(by: -1 | 1) {
      const entry = entries[index + by];
      if (!entry) return;
      index += by;
      replaceState.call(history, entry.state, '', entry.url);
      dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
    },
  };
}
