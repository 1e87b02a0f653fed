import { useMemo } from 'react';
import { MapView, providerOf, tilesOf, type MapMarker } from '#kit/map';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { ListedPoint } from './point-list.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

const ZOOM = 13;

const toMarker = ({ point }: ListedPoint): MapMarker[] =>
  point.position ? [{ id: point.id, title: point.name, ...point.position }] : [];

function Bubble({ listed }: { listed: ListedPoint }) {
  const { point } = listed;
  return (
    <>
      <strong>{point.name}</strong>
      <p>
        {point.street}
        <br />
        {point.postalCode} {point.city}
      </p>
    </>
  );
}

interface MapProps {
  listed: readonly ListedPoint[];
  selected: string | null;
  /** Whether the card of the chosen point is next to the map, which then has no bubble. */
  hasCard: boolean;
  onSelect: (id: string) => void;
  props: Pick<Props, 'provider' | 'tileUrl'>;
}

/** The points on a map (PUP-03); those without coordinates are only in the list. */
export function PickupMap({ listed, selected, hasCard, onSelect, props }: MapProps) {
  const labels = chooseTexts(texts);
  const markers = useMemo(() => listed.flatMap(toMarker), [listed]);
  const { provider, tileUrl } = props;
  const tiles = useMemo(() => tilesOf({ tileUrl }), [tileUrl]);
  const bubbleOf = (id: string) => {
    if (hasCard) return null;
    const found = listed.find(({ point }) => point.id === id);
    return found && <Bubble listed={found} />;
  };
  return (
    <div className="ar-pickup-map">
      {markers.length === 0 ? (
        <p className="ar-pickup-no-map">{labels.noMap}</p>
      ) : (
        <MapView
          provider={providerOf({ provider })}
          markers={markers}
          selected={selected}
          onSelect={onSelect}
          zoom={ZOOM}
          label={labels.mapLabel}
          tiles={tiles}
          renderContent={bubbleOf}
        />
      )}
    </div>
  );
}
