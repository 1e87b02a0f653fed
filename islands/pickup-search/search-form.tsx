import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { closestTo } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { track } from '#runtime';
import type { FoundPlace } from '#stores/pickup';
import { AroundMe } from './around-me.tsx';
import { completePlace, locatePlace, noteGeocoderFailure, type Geocoder } from './find-place.ts';
import { texts } from './texts.ts';
import { isEmptyPlace, writePlace, type SearchPlace } from './typed-place.ts';

interface Props {
  place: SearchPlace;
  geocoder: Geocoder;
  onSearch: (place: SearchPlace) => void;
}

const stop = (event: FormEvent, then: () => void) => {
  event.preventDefault();
  event.stopPropagation();
  then();
};

/** Begins at the field where nothing can be searched without it; a page of its own keeps its focus. */
function useFocusWithoutPlace(field: RefObject<HTMLInputElement | null>, place: SearchPlace): void {
  const { host } = useIsland();
  const [isNeeded] = useState(() => isEmptyPlace(place) && closestTo(host, 'dialog') !== null);
  useEffect(() => {
    if (isNeeded) field.current?.focus();
  }, [field, isNeeded]);
}

/** A town and its postal code, for the carrier that wants just these (PUP-06). */
export function CityForm({ place, onSearch }: Props) {
  const { id } = useIsland();
  const words = chooseTexts(texts);
  const [postalCode, setPostalCode] = useState(place.postalCode);
  const [city, setCity] = useState(place.city);
  const code = useRef<HTMLInputElement>(null);
  const search = () => {
    const typed = { address: '', postalCode: postalCode.trim(), city: city.trim() };
    if (isEmptyPlace(typed)) code.current?.focus();
    onSearch(typed);
  };
  useFocusWithoutPlace(code, place);
  return (
    <form className="ar-pickup-search" onSubmit={(event) => stop(event, search)}>
      <p className="ar-field ar-pickup-code">
        <label htmlFor={`${id}-code`}>{words.postalCode}</label>
        <input
          ref={code}
          id={`${id}-code`}
          autoComplete="postal-code"
          value={postalCode}
          onInput={({ currentTarget }) => setPostalCode(currentTarget.value)}
        />
      </p>
      <p className="ar-field">
        <label htmlFor={`${id}-city`}>{words.city}</label>
        <input
          id={`${id}-city`}
          autoComplete="address-level2"
          value={city}
          onInput={({ currentTarget }) => setCity(currentTarget.value)}
        />
      </p>
      <button type="submit" className="ar-button ar-button-quiet">
        {words.search}
      </button>
    </form>
  );
}

const load = () => import('./suggestions.tsx');

type Suggesting = Awaited<ReturnType<typeof load>>['Suggestions'];

/** What suggests addresses: its code comes once the field is used; without it the field is a field. */
function useSuggesting(geocoder: Geocoder): [suggesting: Suggesting | undefined, fetchNow: () => void] {
  const { signal } = useIsland();
  const [suggesting, setSuggesting] = useState<{ Suggestions: Suggesting }>();
  const show = ({ Suggestions }: { Suggestions: Suggesting }) => {
    if (!signal.aborted) setSuggesting({ Suggestions });
  };
  const fetchNow = () => void (geocoder.url && track(loadModule(load)).then(show, noteGeocoderFailure));
  return [suggesting?.Suggestions, fetchNow];
}

/** One address: suggestions while one types, and what has no postal code is asked of the geocoder (PUP-06). */
export function AddressForm({ place, geocoder, onSearch }: Props) {
  const { id, signal } = useIsland();
  const words = chooseTexts(texts);
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // The list under it is drawn once the field is there.
  useEffect(() => setInput(field.current), []);
  const [Suggestions, fetchSuggestions] = useSuggesting(geocoder);
  const asking = useRef<AbortController>(undefined);
  const searchWhere = async (find: (ended: AbortSignal) => Promise<SearchPlace>) => {
    asking.current?.abort();
    const controller = followSignal(signal);
    asking.current = controller;
    const found = await find(controller.signal);
    if (!controller.signal.aborted) onSearch(found);
  };
  const take = (found: FoundPlace) => {
    if (field.current) field.current.value = found.text;
    void searchWhere((ended) => completePlace(geocoder, found, ended));
  };
  const search = () => {
    const typed = field.current?.value ?? '';
    if (typed.trim() === '') field.current?.focus();
    void searchWhere((ended) => locatePlace(geocoder, typed, ended));
  };
  useFocusWithoutPlace(field, place);
  return (
    <form className="ar-pickup-search" onSubmit={(event) => stop(event, search)}>
      <div className="ar-field ar-combobox-host">
        <label htmlFor={`${id}-where`}>{words.where}</label>
        <input
          ref={field}
          id={`${id}-where`}
          type="text"
          autoComplete="off"
          defaultValue={writePlace(place)}
          onFocus={fetchSuggestions}
        />
        {Suggestions && input && <Suggestions input={input} geocoder={geocoder} onFound={take} />}
      </div>
      <button type="submit" className="ar-button ar-button-quiet">
        {words.search}
      </button>
      <AroundMe geocoder={geocoder} onFound={take} />
    </form>
  );
}
