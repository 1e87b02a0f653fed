import { useState } from 'react';
import { Combobox, MarkMatch, useSuggest, type ComboboxRow } from '#kit/combobox';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchLocations, type FoundLocation } from '#stores/pickup';
import { recordGeocoderFailure, type Geocoder } from './find-location.ts';
import { texts } from './texts.ts';

/** Minimum length of a text that is searched for. */
const MIN_QUERY_LENGTH = 3;

// A geocoder that fails suggests nothing; the failure is logged (PUP-06).
const createLoad =
  ({ url, countryCode }: Geocoder) =>
  async (text: string, _page: number, signal: AbortSignal) => {
    const items = await fetchLocations(url!, text, countryCode, signal).catch(recordGeocoderFailure);
    return { items: items ?? [] };
  };

interface Props {
  input: HTMLInputElement;
  /** The geocoder; its `url` is set. */
  geocoder: Geocoder;
  onFound: (found: FoundLocation) => void;
}

/** Suggested addresses under the field, in the chosen country only (PUP-06). */
export function Suggestions({ input, geocoder, onFound }: Props) {
  const labels = chooseTexts(texts);
  const [load] = useState(() => createLoad(geocoder));
  const [{ items, text, phase }, suggest] = useSuggest(load, MIN_QUERY_LENGTH);
  const rows = items.map((found, index): ComboboxRow => ({
    key: `${index} ${found.text}`,
    text: found.text,
    content: <MarkMatch text={found.text} query={text} />,
    run: () => onFound(found),
  }));
  const announcement = phase === 'ready' && items.length > 0 ? labels.suggested(items.length) : undefined;
  return (
    <Combobox
      input={input}
      rows={rows}
      label={labels.suggestions}
      announcement={announcement}
      onText={suggest.query}
    />
  );
}
