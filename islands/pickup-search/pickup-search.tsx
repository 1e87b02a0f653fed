import { useEffect, useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { onBreakpoint } from '#kit/breakpoints.ts';
import { geocoderOf, useSelection } from '#kit/map';
import { kitTexts } from '#kit/texts.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { stringsSoon } from '#stores/strings';
import { choosePoint } from './choose-point.ts';
import { PickupMap } from './pickup-map.tsx';
import { PointFilters } from './point-filters.tsx';
import { PointList, type ListedPoint } from './point-list.tsx';
import type { Props } from './props.ts';
import { readRequest, savedIdOf } from './question.ts';
import { AddressForm, CityForm } from './search-form.tsx';
import { texts } from './texts.ts';
import { useListedPoints } from './use-listed.ts';
import { usePickupPoints, type PickupPoints } from './use-points.ts';
import './pickup-search.css';

export { props } from './props.ts';

/** Waits for the strings of failure messages, one second at most. */
export const ready = stringsSoon;

/** Number of points rendered at first, and added by each press of the button for more. */
const STEP = 25;

function useIsNarrow(): boolean {
  const { signal } = useIsland();
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => onBreakpoint('md', setNarrow, signal), [signal]);
  return isNarrow;
}

/** The message when there is no point to choose, or when the list may be stale. */
function Situation({ found, hasListed }: { found: PickupPoints; hasListed: boolean }) {
  const labels = chooseTexts(texts);
  if (found.phase === 'failed') {
    return (
      <div className="ar-pickup-failed" role="alert">
        <p>{labels.failed}</p>
        <button type="button" className="ar-button ar-button-quiet" onClick={found.refresh}>
          {kitTexts().retry}
        </button>
      </div>
    );
  }
  if (found.phase === 'idle') return <p role="status">{labels.enterAddress}</p>;
  if (found.phase !== 'ready')
    return hasListed ? null : <p className="ar-pickup-loading">{labels.loading}</p>;
  if (hasListed) return null;
  if (found.points.length > 0) return <p role="status">{labels.filtered}</p>;
  return (
    <div role="status">
      <p>{labels.none(found.radius)}</p>
      <button type="button" className="ar-button ar-button-quiet" onClick={found.widen}>
        {labels.wider(found.widerRadius)}
      </button>
    </div>
  );
}

type View = 'list' | 'map';

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const labels = chooseTexts(texts);
  return (
    <div className="ar-pickup-views">
      {(['list', 'map'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
          {labels[one]}
        </button>
      ))}
    </div>
  );
}

/** Limits the rendered points; one that is selected on the map is always among them. */
function useShownPart(listed: readonly ListedPoint[], selected: string | null) {
  const [count, setCount] = useState(STEP);
  const index = listed.findIndex(({ point }) => point.id === selected);
  const shown = listed.slice(0, Math.max(count, index + 1));
  const more = Math.min(STEP, listed.length - shown.length);
  return { shown, more, showMore: () => setCount(shown.length + STEP) };
}

// Without a list there is no point to choose.
function textOfChoice(chosen: ListedPoint | undefined, hasListed: boolean): string {
  const labels = chooseTexts(texts);
  if (chosen) return labels.chosen(chosen.point.name);
  return hasListed ? labels.nothing : '';
}

interface ChoiceProps {
  listed: readonly ListedPoint[];
  selected: string | null;
  props: Props;
}

function Choice({ listed, selected, props }: ChoiceProps) {
  const chosen = listed.find(({ point }) => point.id === selected);
  const { host, signal } = useIsland();
  const labels = chooseTexts(texts);
  const [failure, setFailure] = useState('');
  const save = async () => {
    setFailure('');
    const text = await choosePoint(host, chosen!.point, props);
    if (text && !signal.aborted) setFailure(text);
  };
  return (
    <div className="ar-pickup-choice">
      {failure && <p role="alert">{failure}</p>}
      <p>{textOfChoice(chosen, listed.length > 0)}</p>
      <BusyButton disabled={!chosen} onPress={save}>
        {labels.select}
      </BusyButton>
    </div>
  );
}

function PickupSearch(props: Props) {
  const labels = chooseTexts(texts);
  const found = usePickupPoints(props);
  const { listed, ...sifting } = useListedPoints(found.points);
  const { selected, source, select } = useSelection(
    listed.map(({ point }) => point.id),
    savedIdOf(props),
  );
  const { shown, more, showMore } = useShownPart(listed, selected);
  const [view, setView] = useState<View>('list');
  const [hadMap, setHadMap] = useState(false);
  const isNarrow = useIsNarrow();
  const hasMap = !isNarrow || hadMap || view === 'map';
  const SearchForm = props.search === 'city' ? CityForm : AddressForm;
  const show = (next: View) => {
    setView(next);
    if (next === 'map') setHadMap(true);
  };
  return (
    <div className="ar-pickup" data-view={view} aria-busy={found.phase === 'loading'}>
      <SearchForm
        searchLocation={found.location}
        geocoder={{ url: geocoderOf(props.geocodeUrl), countryCode: readRequest(props).countryCode }}
        onSearch={found.searchAt}
      />
      <PointFilters {...sifting} onRefresh={found.refresh} />
      {isNarrow && <ViewSwitch view={view} onView={show} />}
      <div className="ar-pickup-panes">
        <fieldset className="ar-pickup-points">
          <legend className="ar-visually-hidden">{labels.points}</legend>
          <Situation found={found} hasListed={listed.length > 0} />
          <PointList
            listed={shown}
            selected={selected}
            source={source}
            isShown={!isNarrow || view === 'list'}
            onSelect={(id) => select(id, 'list')}
          />
          {more > 0 && (
            <button type="button" className="ar-text-button" onClick={showMore}>
              {labels.more(more)}
            </button>
          )}
        </fieldset>
        {hasMap && listed.length > 0 && (
          <div className="ar-pickup-map">
            <PickupMap
              listed={listed}
              selected={selected}
              onSelect={(id) => select(id, 'map')}
              props={props}
            />
          </div>
        )}
      </div>
      <Choice listed={listed} selected={selected} props={props} />
    </div>
  );
}

/** The search for a pickup point: a list, and a map in step with it (PUP-01 … PUP-08). */
export default react(PickupSearch);
