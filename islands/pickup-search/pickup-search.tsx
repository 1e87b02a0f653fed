import { useEffect, useState } from 'react';
import { isBelow, onBreakpoint } from '#kit/breakpoints.ts';
import { geocoderOf, providerOf, useSelection } from '#kit/map';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { stringsSoon } from '#stores/strings';
import { PointChoice } from './point-choice.tsx';
import { PickupMap } from './pickup-map.tsx';
import { Toolbar } from './toolbar.tsx';
import { PointCard, PointList, type ListedPoint } from './point-list.tsx';
import type { Props } from './props.ts';
import { readRequest, savedIdOf } from './question.ts';
import { AddressForm, CityForm } from './search-form.tsx';
import { Situation } from './situation.tsx';
import { texts } from './texts.ts';
import { useListedPoints } from './use-listed.ts';
import { usePickupPoints } from './use-points.ts';
import './pickup-search.css';
import './pickup-parts.css';
import './pickup-widths.css';

export { props } from './props.ts';

/** Waits for the strings of failure messages, one second at most. */
export const ready = stringsSoon;

/** Number of points rendered at first, and added by each press of the button for more. */
const STEP = 25;

function useIsNarrow(): boolean {
  const { signal } = useIsland();
  const [isNarrow, setNarrow] = useState(() => isBelow('md'));
  useEffect(() => onBreakpoint('md', setNarrow, signal), [signal]);
  return isNarrow;
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

/** The view of a narrow window; the map is rendered once it was shown, and in every wide window. */
function useView() {
  const isNarrow = useIsNarrow();
  const [view, setView] = useState<View>('list');
  const [hadMap, setHadMap] = useState(false);
  const show = (next: View) => {
    setView(next);
    if (next === 'map') setHadMap(true);
  };
  const isMapOnly = isNarrow && view === 'map';
  return { isNarrow, view, show, isMapOnly, hasMap: !isNarrow || hadMap };
}

/** Limits the rendered points; one that is selected on the map is always among them. */
function useShownPart(listed: readonly ListedPoint[], selected: string | null) {
  const [count, setCount] = useState(STEP);
  const index = listed.findIndex(({ point }) => point.id === selected);
  const shown = listed.slice(0, Math.max(count, index + 1));
  const more = Math.min(STEP, listed.length - shown.length);
  return { shown, more, showMore: () => setCount(shown.length + STEP) };
}

function MorePoints({ more, onMore }: { more: number; onMore: () => void }) {
  if (more <= 0) return null;
  return (
    <button type="button" className="ar-text-button" onClick={onMore}>
      {chooseTexts(texts).more(more)}
    </button>
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
  const { isNarrow, view, show, isMapOnly, hasMap } = useView();
  const chosen = listed.find(({ point }) => point.id === selected);
  const provider = providerOf(props);
  const SearchForm = props.search === 'city' ? CityForm : AddressForm;
  return (
    <div
      className="ar-pickup"
      data-view={view}
      data-phase={found.phase}
      aria-busy={found.phase === 'loading'}
    >
      <SearchForm
        searchLocation={found.location}
        geocoder={{ url: geocoderOf(props.geocodeUrl), countryCode: readRequest(props).countryCode }}
        onSearch={found.searchAt}
      />
      {found.phase !== 'idle' && (
        <Toolbar {...sifting} isLoading={found.phase === 'loading'} onRefresh={found.refresh}>
          {isNarrow && <ViewSwitch view={view} onView={show} />}
        </Toolbar>
      )}
      <div className="ar-pickup-panes">
        <fieldset className="ar-pickup-points">
          <legend className="ar-visually-hidden">{labels.points}</legend>
          <Situation found={found} hasListed={listed.length > 0} />
          <PointList
            listed={shown}
            selected={selected}
            source={source}
            isShown={!isMapOnly}
            provider={provider}
            onSelect={(id) => select(id, 'list')}
          />
          <MorePoints more={more} onMore={showMore} />
        </fieldset>
        {hasMap && listed.length > 0 && (
          <PickupMap
            listed={listed}
            selected={selected}
            hasCard={isNarrow}
            onSelect={(id) => select(id, 'map')}
            props={props}
          />
        )}
        {isMapOnly && chosen && <PointCard listed={chosen} provider={provider} />}
      </div>
      {found.phase !== 'idle' && <PointChoice chosen={chosen} hasListed={listed.length > 0} props={props} />}
    </div>
  );
}

/** The search for a pickup point: a list, and a map in step with it (PUP-01 … PUP-08). */
export default react(PickupSearch);
