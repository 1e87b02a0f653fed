import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Combobox, findServerInput, MarkMatch, useSuggest, type ComboboxRow } from '#kit/combobox';
import type { Suggest, SuggestState } from '#kit/suggest.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchSuggestions, type SearchSuggestion } from '#stores/search';
import { $strings, stringsSoon, translateOr } from '#stores/strings';
import { photoAddress, resultsAddress } from './addresses.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** Minimum length of a query; the server rejects shorter ones (SRC-01). */
const MIN_QUERY_LENGTH = 2;

type State = SuggestState<SearchSuggestion>;

function Hit({
  hit,
  query,
  photoUrl,
}: {
  hit: SearchSuggestion;
  query: string;
  photoUrl?: string | undefined;
}) {
  const src = photoAddress(photoUrl, hit.Photo);
  return (
    <>
      {src && <img className="ar-combobox-picture" src={src} width="80" height="80" alt="" />}
      <span>
        <MarkMatch text={hit.Name} query={query} />
        {hit.PriceText && <span className="ar-combobox-detail">{hit.PriceText}</span>}
      </span>
    </>
  );
}

const action = (text: string) => <span className="ar-combobox-action">{text}</span>;

function listHits({ items, text }: State, photoUrl: string | undefined): ComboboxRow[] {
  return items.map((hit, index) => ({
    key: hit.ProductUrl ?? `hit-${index}`,
    text: hit.Name,
    href: hit.ProductUrl,
    content: <Hit hit={hit} query={text} photoUrl={photoUrl} />,
  }));
}

/** Returns the row below the hits: all results, or a retry. */
function listActions({ phase, text, items }: State, allHref: string, retry: () => void): ComboboxRow[] {
  const labels = chooseTexts(texts);
  if (phase === 'failed')
    return [{ key: 'retry', text: labels.retry, content: action(labels.retry), run: retry, stays: true }];
  if (items.length === 0) return [];
  const all = labels.all(text);
  return [{ key: 'all', text: all, href: allHref, content: action(all) }];
}

/** Returns the text below the rows, and the announcement for screen readers. */
function describe({ phase, items }: State): { message?: string; announcement?: string } {
  const labels = chooseTexts(texts);
  if (phase === 'failed') return { message: labels.failed, announcement: labels.failed };
  if (phase !== 'ready') return {};
  if (items.length > 0) return { announcement: labels.count(items.length) };
  const none = translateOr('Catalog.NoProductFound', labels.none);
  return { message: none, announcement: none };
}

const load = async (text: string, _page: number, signal: AbortSignal) => ({
  items: await fetchSuggestions(text, signal),
});

function useRows(state: State, suggest: Suggest<SearchSuggestion>, input: HTMLInputElement, props: Props) {
  const allHref = resultsAddress(input.form, input, state.text, props.allUrl);
  return [...listHits(state, props.photoUrl), ...listActions(state, allHref, suggest.retry)];
}

function SearchBox(props: Props) {
  const { host } = useIsland();
  const [input] = useState(() => findServerInput(host));
  const [state, suggest] = useSuggest(load, MIN_QUERY_LENGTH);
  useStore($strings);
  useEffect(() => void stringsSoon(), []);
  const rows = useRows(state, suggest, input, props);
  return (
    <Combobox
      input={input}
      rows={rows}
      label={chooseTexts(texts).label}
      onText={suggest.query}
      {...describe(state)}
    />
  );
}

/** Suggestions under the search field, which stays the server's own (SRC-01). */
export default react(SearchBox, { placement: 'append' });
