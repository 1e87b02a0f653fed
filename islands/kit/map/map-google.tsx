import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { report } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { loadGoogleMaps, type GoogleMap, type GoogleMaps, type GoogleMarker } from './google-maps.ts';
import { mapTexts } from './map-texts.ts';
import type { MapDrawing } from './map-types.ts';
import './map-google.css';

/** Google's maps, and the one that is shown. */
interface Shown {
  maps: GoogleMaps;
  map: GoogleMap;
}

function createMap(maps: GoogleMaps, box: HTMLElement, zoom: number): GoogleMap {
  return new maps.Map(box, {
    zoom,
    mapTypeId: 'roadmap',
    mapTypeControl: false,
    streetViewControl: false,
    // Wheel and one finger scroll the page.
    gestureHandling: 'cooperative',
    // The numbers of google.maps.ControlPosition.LEFT_TOP and of a small control.
    zoomControlOptions: { position: 5, style: 1 },
  });
}

function useGoogle(
  box: { current: HTMLElement | null },
  zoom: number,
): [shown: Shown | undefined, hasFailed: boolean] {
  const { signal, name } = useIsland();
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = followSignal(signal);
    const show = (maps: GoogleMaps) => {
      if (!controller.signal.aborted) setShown({ maps, map: createMap(maps, box.current!, zoom) });
    };
    loadGoogleMaps(controller.signal).then(show, (thrown: unknown) => {
      if (controller.signal.aborted) return;
      report(thrown, name);
      setFailed(true);
    });
    return () => controller.abort();
  }, [box, zoom, signal, name]);
  return [shown, hasFailed];
}

type Draw = Pick<MapDrawing, 'markers' | 'zoom' | 'onSelect'>;

function drawMarkers({ maps, map }: Shown, { markers, zoom, onSelect }: Draw): Map<string, GoogleMarker> {
  const bounds = new maps.LatLngBounds();
  const drawn = markers.map(({ id, lat, lng, title, icon }) => {
    const position = { lat, lng };
    bounds.extend(position);
    const marker = new maps.Marker({ map, position, title, ...(icon && { icon }) });
    marker.addListener('click', () => onSelect(id));
    return [id, marker] as const;
  });
  map.fitBounds(bounds, 48);
  if ((map.getZoom() ?? 0) > zoom) map.setZoom(zoom);
  return new Map(drawn);
}

/** Redraws the markers when their ids or positions change. */
function useMarkers(shown: Shown | undefined, { markers, zoom, onSelect }: Draw): Map<string, GoogleMarker> {
  const [drawn, setDrawn] = useState(new Map<string, GoogleMarker>());
  const select = useRef(onSelect);
  select.current = onSelect;
  const positions = markers.map(({ id, lat, lng }) => `${id} ${lat} ${lng}`).join();
  useEffect(() => {
    if (!shown) return undefined;
    const made = drawMarkers(shown, { markers, zoom, onSelect: (id) => select.current(id) });
    setDrawn(made);
    return () => {
      for (const marker of made.values()) {
        shown.maps.event.clearInstanceListeners(marker);
        marker.setMap(null);
      }
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new objects with the same positions need no redraw
  }, [shown, positions, zoom]);
  return drawn;
}

interface BubbleProps extends Shown {
  anchor: GoogleMarker;
  children: ReactNode;
}

function Bubble({ maps, map, anchor, children }: BubbleProps) {
  const [content] = useState(() => document.createElement('div'));
  useEffect(() => {
    const bubble = new maps.InfoWindow({ content });
    bubble.open({ map, anchor });
    return () => bubble.close();
  }, [maps, map, anchor, content]);
  return createPortal(children, content);
}

/** Draws a map with Google (MAP-01): for sites that have configured it, and its key. */
export function GoogleDrawer({ markers, selected, onSelect, zoom, label, renderContent }: MapDrawing) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, hasFailed] = useGoogle(box, zoom);
  const drawn = useMarkers(shown, { markers, zoom, onSelect });
  const anchor = selected === null ? undefined : drawn.get(selected);
  const content = anchor && renderContent?.(selected!);
  const title = markers.find(({ id }) => id === selected)?.title;
  return (
    <>
      {hasFailed && (
        <p className="ar-map-google-failed" role="status">
          {chooseTexts(mapTexts).failed}
        </p>
      )}
      <div ref={box} className="ar-map-google" role="region" aria-label={label} hidden={hasFailed} />
      {shown && anchor && content !== null && (
        <Bubble key={selected} {...shown} anchor={anchor}>
          {content ?? <strong>{title}</strong>}
        </Bubble>
      )}
    </>
  );
}
