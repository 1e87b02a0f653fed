import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import {
  Combobox,
  findServerInput,
  MarkMatch,
  useSuggest,
  writeFieldText,
  type ComboboxRow,
} from '#kit/combobox';
import { readFieldChoice } from '#kit/field-choice.ts';
import type { SuggestState } from '#kit/suggest.ts';
import { dispatchAt, addListener } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { getCulture } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchCities, sortCities, type City } from '#stores/shipping';
import { $strings, stringsSoon, translateOr } from '#stores/strings';
import type { Props } from './props.ts';
import { splitCity } from './split-city.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

const findField = (form: HTMLElement | null, name: string | undefined) =>
  form && name ? findInside<HTMLInputElement>(form, `[name="${name}"]`) : null;

/** Sets another field of the form, such as the city's id, and dispatches `change`. */
function putInto(form: HTMLElement | null, name: string | undefined, value: string): void {
  const field = findField(form, name);
  if (!field || field.value === value) return;
  field.value = value;
  dispatchAt(field, new Event('change', { bubbles: true }));
}

function describe({ phase, items }: SuggestState<City>): { message?: string; announcement?: string } {
  const labels = chooseTexts(texts);
  if (phase === 'failed') return { message: labels.failed, announcement: labels.failed };
  if (phase !== 'ready') return {};
  if (items.length > 0) return { announcement: labels.count(items.length) };
  const none = translateOr('ShoppingCart.NoCityFound', labels.none);
  return { message: none, announcement: none };
}

function listCities({ items, text }: SuggestState<City>, choose: (city: City) => void): ComboboxRow[] {
  return items.map((city) => ({
    key: city.id,
    text: city.name,
    run: () => choose(city),
    content: (
      <span>
        <MarkMatch text={city.name} query={text} />
      </span>
    ),
  }));
}

function listRetry({ phase }: SuggestState<City>, retry: () => unknown): ComboboxRow[] {
  if (phase !== 'failed') return [];
  const { retry: text } = chooseTexts(texts);
  return [
    {
      key: 'retry',
      text,
      run: retry,
      stays: true,
      content: <span className="ar-combobox-action">{text}</span>,
    },
  ];
}

/** Returns a function that reads the country for each request: a field of the form may change. */
function countryReader({ form }: HTMLInputElement, { countryId, countryField }: Props): () => string {
  if (countryId) return () => countryId;
  if (form && countryField && findField(form, countryField)) return () => readFieldChoice(form, countryField);
  throw new ArchipelError({
    what: 'A city-field does not know its country.',
    why: countryField
      ? `Its form has no field named "${countryField}".`
      : 'It has neither data-country-id nor data-country-field.',
    how: 'Write one of them: the id of the country, or the name of the form’s field that holds it.',
  });
}

function CityField(props: Props) {
  const { countryField, idField, postalField, min } = props;
  const { host, signal } = useIsland();
  const [input] = useState(() => findServerInput(host));
  const [country] = useState(() => countryReader(input, props));
  const [state, suggest] = useSuggest<City>(async (text, _page, ended) => {
    if (!country()) return { items: [] };
    const cities = await fetchCities(country(), text, ended);
    return { items: sortCities(cities, text, getCulture()) };
  }, min);
  useStore($strings);

  useEffect(() => {
    void stringsSoon();
    // Another country or text means another city: the id is cleared, the typed text is preserved.
    addListener(input, 'input', () => putInto(input.form, idField, ''), { signal });
    const field = findField(input.form, countryField);
    const onCountry = () => {
      suggest.forget();
      putInto(input.form, idField, '');
    };
    if (field) addListener(field, 'change', onCountry, { signal });
  }, [input, idField, countryField, suggest, signal]);

  const choose = ({ id, name }: City) => {
    const { code, city } = splitCity(name);
    const isSplit = code !== '' && findField(input.form, postalField) !== null;
    if (isSplit) putInto(input.form, postalField, code);
    writeFieldText(input, isSplit ? city : name);
    putInto(input.form, idField, id);
  };
  const rows = [...listCities(state, choose), ...listRetry(state, suggest.retry)];
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

/** A field for a city, searched by postal code or name, with the city's id in another field (CRT-04). */
export default react(CityField, { placement: 'append' });
