import { chooseTexts, type Mount } from 'archipel/authoring';
import { createMatcher } from './match.ts';
import { texts } from './texts.ts';

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-search]')];

/** Hides the groups without a card. */
function hideEmptyGroups(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-search-group]'))
    group.hidden = !group.querySelector('[data-search]:not([hidden])');
}

function countText(count: number, query: string): string {
  const { none, one, other } = chooseTexts(texts);
  if (count === 0) return none.replace('{0}', query);
  return count === 1 ? one : other.replace('{0}', String(count));
}

/** Shows the cards that match; the address has the query, so that a search can be shared. */
function filter(query: string, status: Element | null): void {
  const matches = createMatcher(query);
  for (const card of cards()) card.hidden = !matches(card.dataset['search'] ?? '');
  hideEmptyGroups();
  const count = cards().filter((card) => !card.hidden).length;
  if (status) status.textContent = query.trim() === '' ? '' : countText(count, query.trim());
}

function writeAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}

/** Filters the cards while the visitor types. */
const mount: Mount<object> = (host, _props, { signal }) => {
  const field = host.querySelector<HTMLInputElement>('[type="search"]');
  const status = host.querySelector('[role="status"]');
  if (!field) return;
  const update = () => {
    filter(field.value, status);
    writeAddress(field.value);
  };
  field.addEventListener('input', update, { signal });
  host.addEventListener('submit', (event) => event.preventDefault(), { signal });
  filter(field.value, status);
};

export default mount;
