import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { closest } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { track } from '#runtime';
import type { FoundLocation } from '#stores/pickup';
import { AroundMe } from './around-me.tsx';
import { completeLocation, findLocation, recordGeocoderFailure, type Geocoder } from './find-location.ts';
import { texts } from './texts.ts';
import { isEmptyLocation, writeLocation, type SearchLocation } from './typed-location.ts';

interface Props {
  index: SearchLocation;
  geocoder: Geocoder;
  onSearch: (location: SearchLocation) => void;
}

const stop = (event: FormEvent, then: () => void) => {
  event.preventDefault();
  event.stopPropagation();
  then();
};

/** Focuses the field when no search is possible without it; a search outside a popup leaves the focus alone. */
function useFocusWithoutLocation(field: RefObject<HTMLInputElement | null>, location: SearchLocation): void {
  const { host } = useIsland();
  const [isNeeded] = useState(() => isEmptyLocation(location) && closest(host, 'dialog') !== null);
  useEffect(() => {
    if (isNeeded) field.current?.focus();
  }, [field, isNeeded]);
}

/** A town and its postal code, for the carrier that wants just these (PUP-06). */
export function CityForm({ index: location, onSearch }: Props) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  const [postalCode, setPostalCode] = useState(location.postalCode);
  const [city, setCity] = useState(location.city);
  const code = useRef<HTMLInputElement>(null);
  const search = () => {
    const typed = { address: '', postalCode: postalCode.trim(), city: city.trim() };
    if (isEmptyLocation(typed)) code.current?.focus();
    onSearch(typed);
  };
  useFocusWithoutLocation(code, location);
  return (
    <form className="ar-pickup-search" onSubmit={(event) => stop(event, search)}>
      <p className="ar-field ar-pickup-code">
        <label htmlFor={`${id}-code`}>{labels.postalCode}</label>
        <input
          ref={code}
          id={`${id}-code`}
          autoComplete="postal-code"
          value={postalCode}
          onInput={({ currentTarget }) => setPostalCode(currentTarget.value)}
        />
      </p>
      <p className="ar-field">
        <label htmlFor={`${id}-city`}>{labels.city}</label>
        <input
          id={`${id}-city`}
          autoComplete="address-level2"
          value={city}
          onInput={({ currentTarget }) => setCity(currentTarget.value)}
        />
      </p>
      <button type="submit" className="ar-button ar-button-quiet">
        {labels.search}
      </button>
    </form>
  );
}

const load = () => import('./suggestions.tsx');

type Suggesting = Awaited<ReturnType<typeof load>>['Suggestions'];

/** Suggestions of addresses: their code loads when the field is used; without it the field works alone. */
function useSuggesting(geocoder: Geocoder): [suggesting: Suggesting | undefined, fetchNow: () => void] {
  const { signal } = useIsland();
  const [suggesting, setSuggesting] = useState<{ Suggestions: Suggesting }>();
  const show = ({ Suggestions }: { Suggestions: Suggesting }) => {
    if (!signal.aborted) setSuggesting({ Suggestions });
  };
  const fetchNow = () => void (geocoder.url && track(loadModule(load)).then(show, recordGeocoderFailure));
  return [suggesting?.Suggestions, fetchNow];
}

/** One address: suggestions while the visitor types; the geocoder finds an address without a postal code (PUP-06). */
export function AddressForm({ index: location, geocoder, onSearch }: Props) {
  const { id, signal } = useIsland();
  const labels = chooseTexts(texts);
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // The list under it is drawn once the field is there.
  useEffect(() => setInput(field.current), []);
  const [Suggestions, fetchSuggestions] = useSuggesting(geocoder);
  const locating = useRef<AbortController>(undefined);
  const searchWhere = async (find: (ended: AbortSignal) => Promise<SearchLocation>) => {
    locating.current?.abort();
    const controller = followSignal(signal);
    locating.current = controller;
    const found = await find(controller.signal);
    if (!controller.signal.aborted) onSearch(found);
  };
  const take = (found: FoundLocation) => {
    if (field.current) field.current.value = found.text;
    void searchWhere((ended) => completeLocation(geocoder, found, ended));
  };
  const search = () => {
    const typed = field.current?.value ?? '';
    if (typed.trim() === '') field.current?.focus();
    void searchWhere((ended) => findLocation(geocoder, typed, ended));
  };
  useFocusWithoutLocation(field, location);
  return (
    <form className="ar-pickup-search" onSubmit={(event) => stop(event, search)}>
      <div className="ar-field ar-combobox-host">
        <label htmlFor={`${id}-where`}>{labels.where}</label>
        <input
          ref={field}
          id={`${id}-where`}
          type="text"
          autoComplete="off"
          defaultValue={writeLocation(location)}
          onFocus={fetchSuggestions}
        />
        {Suggestions && input && <Suggestions input={input} geocoder={geocoder} onFound={take} />}
      </div>
      <button type="submit" className="ar-button ar-button-quiet">
        {labels.search}
      </button>
      <AroundMe geocoder={geocoder} onFound={take} />
    </form>
  );
}
