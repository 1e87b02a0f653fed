import { useState } from 'react';
import { Combobox, findServerInput, MarkMatch, useSuggest, type ComboboxRow } from '#kit/combobox';
import type { Suggest, SuggestState } from '#kit/suggest.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchReferences, type CustomerReference } from '#stores/search';
import type { Props } from './props.ts';
import { BETWEEN, isSameReference } from './same-reference.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** Minimum length of a query; the server rejects shorter ones (SRC-03). */
const MIN_QUERY_LENGTH = 2;

type State = SuggestState<CustomerReference>;

const action = (text: string) => <span className="ar-combobox-action">{text}</span>;

function listHits({ items, text }: State): ComboboxRow[] {
  return items.map(({ CustomerSKU, ProductLink }, index) => ({
    key: `${CustomerSKU} ${ProductLink ?? index}`,
    text: CustomerSKU,
    href: ProductLink,
    content: (
      <span>
        <MarkMatch text={CustomerSKU} query={text} ignored={BETWEEN} />
      </span>
    ),
  }));
}

function listActions(
  { phase, items, hasMore }: State,
  { more, retry }: Suggest<CustomerReference>,
): ComboboxRow[] {
  const labels = chooseTexts(texts);
  // The key changes with the number of rows: after loading more, the first new row takes this position.
  const key = `more-${items.length}`;
  const row = (text: string, run: () => void) => [{ key, text, content: action(text), run, stays: true }];
  if (phase === 'failed') return row(labels.retry, retry);
  if (phase === 'loading' && items.length > 0) return row(labels.loading, () => {});
  return hasMore ? row(labels.more, more) : [];
}

function describe({ phase, items }: State): { message?: string; announcement?: string } {
  const labels = chooseTexts(texts);
  if (phase === 'failed') return { message: labels.failed, announcement: labels.failed };
  if (phase !== 'ready') return {};
  return items.length > 0
    ? { announcement: labels.count(items.length) }
    : { message: labels.none, announcement: labels.none };
}

/** Returns the row of the only hit if its number equals the typed one; Enter opens it. */
function findExact({ phase, text, items }: State, rows: readonly ComboboxRow[]): ComboboxRow | undefined {
  const [only] = items;
  const isExact = phase === 'ready' && items.length === 1 && only && isSameReference(only.CustomerSKU, text);
  return isExact ? rows[0] : undefined;
}

function ReferenceSearch({ pageSize }: Props) {
  const { host } = useIsland();
  const [input] = useState(() => findServerInput(host));
  const [state, suggest] = useSuggest<CustomerReference>(async (text, page, signal) => {
    const items = await fetchReferences(text, page, signal);
    return { items, hasMore: items.length >= pageSize };
  }, MIN_QUERY_LENGTH);
  const rows = [...listHits(state), ...listActions(state, suggest)];
  return (
    <Combobox
      input={input}
      rows={rows}
      enterRow={findExact(state, rows)}
      label={chooseTexts(texts).label}
      onText={suggest.query}
      {...describe(state)}
    />
  );
}

/** The search for articles by the customer's own numbers, page by page (SRC-03). */
export default react(ReferenceSearch, { placement: 'append' });
