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
import { SearchIcon } from './icons.tsx';
import { texts } from './texts.ts';
import { isEmptyLocation, writeLocation, type SearchLocation } from './typed-location.ts';

interface Props {
  searchLocation: SearchLocation;
  geocoder: Geocoder;
  onSearch: (location: SearchLocation) => void;
}

const stop = (event: FormEvent, then: () => void) => {
  event.preventDefault();
  event.stopPropagation();
  then();
};

/** Focuses the field in a dialog without a location to search at; outside dialogs the focus is left alone. */
function useFocusWithoutLocation(field: RefObject<HTMLInputElement | null>, location: SearchLocation): void {
  const { host } = useIsland();
  const [isNeeded] = useState(() => isEmptyLocation(location) && closest(host, 'dialog') !== null);
  useEffect(() => {
    if (isNeeded) field.current?.focus();
  }, [field, isNeeded]);
}

const questionId = (id: string) => `${id}-question`;

/** The request for a location where none is known; it describes the field, which has the focus. */
function Question({ searched, text }: { searched: SearchLocation; text: string }) {
  const { id } = useIsland();
  if (!isEmptyLocation(searched)) return null;
  return (
    <div id={questionId(id)} className="ar-pickup-question">
      {text}
    </div>
  );
}

function SubmitSearch() {
  return (
    <button type="submit" className="ar-button ar-button-quiet ar-pickup-go">
      <SearchIcon />
      <span>{chooseTexts(texts).search}</span>
    </button>
  );
}

/** The search by postal code and city, for carriers that need only these (PUP-06). */
export function CityForm({ searchLocation: location, geocoder, onSearch }: Props) {
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
  const take = (found: FoundLocation) => {
    setPostalCode(found.postalCode);
    setCity(found.city);
    onSearch({ address: '', postalCode: found.postalCode, city: found.city });
  };
  useFocusWithoutLocation(code, location);
  return (
    <form className="ar-pickup-search" onSubmit={(event) => stop(event, search)}>
      <Question searched={location} text={labels.enterTown} />
      <div className="ar-field ar-pickup-code">
        <label htmlFor={`${id}-code`}>{labels.postalCode}</label>
        <input
          ref={code}
          id={`${id}-code`}
          aria-describedby={isEmptyLocation(location) ? questionId(id) : undefined}
          autoComplete="postal-code"
          enterKeyHint="search"
          placeholder={labels.postalCode}
          value={postalCode}
          onInput={({ currentTarget }) => setPostalCode(currentTarget.value)}
        />
      </div>
      <div className="ar-field">
        <label htmlFor={`${id}-city`}>{labels.city}</label>
        <input
          id={`${id}-city`}
          autoComplete="address-level2"
          enterKeyHint="search"
          placeholder={labels.city}
          value={city}
          onInput={({ currentTarget }) => setCity(currentTarget.value)}
        />
      </div>
      <SubmitSearch />
      <AroundMe geocoder={geocoder} onFound={take} />
    </form>
  );
}

const load = () => import('./suggestions.tsx');

type Suggesting = Awaited<ReturnType<typeof load>>['Suggestions'];

/** Loads the code of the suggestions on request; without it the field works alone. */
function useSuggesting(geocoder: Geocoder): [suggesting: Suggesting | undefined, fetchNow: () => void] {
  const { signal } = useIsland();
  const [suggesting, setSuggesting] = useState<{ Suggestions: Suggesting }>();
  const show = ({ Suggestions }: { Suggestions: Suggesting }) => {
    if (!signal.aborted) setSuggesting({ Suggestions });
  };
  const fetchNow = () => void (geocoder.url && track(loadModule(load)).then(show, recordGeocoderFailure));
  return [suggesting?.Suggestions, fetchNow];
}

/**
 * The search by address: suggestions while the visitor types; the geocoder adds a missing postal code
 * (PUP-06).
 */
export function AddressForm({ searchLocation: location, geocoder, onSearch }: Props) {
  const { id, signal } = useIsland();
  const labels = chooseTexts(texts);
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // The suggestions render once the field exists.
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
      <Question searched={location} text={labels.enterAddress} />
      <div className="ar-field ar-combobox-host">
        <label htmlFor={`${id}-where`}>{labels.where}</label>
        <input
          ref={field}
          id={`${id}-where`}
          aria-describedby={isEmptyLocation(location) ? questionId(id) : undefined}
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={labels.where}
          defaultValue={writeLocation(location)}
          onFocus={fetchSuggestions}
        />
        {Suggestions && input && <Suggestions input={input} geocoder={geocoder} onFound={take} />}
      </div>
      <SubmitSearch />
      <AroundMe geocoder={geocoder} onFound={take} />
    </form>
  );
}
