import {
  latLngBounds,
  type FitBoundsOptions,
  type LeafletKeyboardEvent,
  type Marker as LeafletMarker,
  type TileLayer as LeafletTileLayer,
} from 'leaflet';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { MapContainer, Marker, Popup, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { kitTexts } from '#kit/texts.ts';
import { followSize, markPin, moveAfterPress, nameMap } from './leaflet-behaviours.ts';
import { cancelWithoutData } from './leaflet-tiles.ts';
import { createPin } from './leaflet-pin.ts';
import { mapTexts } from './map-texts.ts';
import type { MapDrawing, MapMarker } from './map-types.ts';
import { useRemoval } from './remove-map.ts';
import './map-leaflet.css';

/** Padding of the bubble, in CSS pixels. */
const BUBBLE_PADDING = 24;

/** Padding in CSS pixels, so that no pin is cut off at the edge or below the buttons for the zoom. */
const FIT = { paddingTopLeft: [80, 64], paddingBottomRight: [32, 40] } satisfies FitBoundsOptions;

type Pins = RefObject<Map<string, LeafletMarker>>;

const boundsOf = (markers: readonly MapMarker[]) => latLngBounds(markers.map(({ lat, lng }) => [lat, lng]));

/** Fits the view to all markers whenever they or the map's size change. */
function Fit({ markers, zoom }: Pick<MapDrawing, 'markers' | 'zoom'>) {
  const map = useMap();
  const { signal } = useIsland();
  const positions = markers.map(({ lat, lng }) => `${lat} ${lng}`).join();
  useEffect(() => {
    const controller = followSignal(signal);
    const fit = () => map.fitBounds(boundsOf(markers), { maxZoom: zoom, ...FIT, animate: false });
    fit();
    followSize(map, fit, controller.signal);
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new objects with the same positions move nothing
  }, [map, positions, zoom, signal]);
  return null;
}

/** Adds what Leaflet lacks: interaction only after a press, an accessible name, and the selected marker. */
function Behave({ pins, ...drawing }: Pick<MapDrawing, 'markers' | 'selected' | 'label'> & { pins: Pins }) {
  const { markers, selected, label } = drawing;
  const map = useMap();
  const { signal } = useIsland();
  const newest = useRef(selected);
  newest.current = selected;
  useEffect(() => {
    const controller = followSignal(signal);
    moveAfterPress(map, controller.signal);
    nameMap(map, label, () => pins.current.get(newest.current ?? ''), controller.signal);
    return () => controller.abort();
  }, [map, label, pins, signal]);
  useEffect(() => {
    for (const [id, marker] of pins.current) markPin(marker, id === selected);
    const marker = selected === null ? undefined : pins.current.get(selected);
    if (marker && !marker.isPopupOpen()) marker.openPopup();
    if (!marker) map.closePopup();
  }, [map, pins, markers, selected]);
  return null;
}

interface PinProps extends Pick<MapDrawing, 'onSelect' | 'renderContent'> {
  marker: MapMarker;
  pins: Pins;
}

/** Creates the listeners of a press; Leaflet opens a marker's bubble on Enter, and without one does nothing. */
const createHandlers = (choose: () => void, hasBubble: boolean) =>
  hasBubble
    ? { popupopen: choose }
    : {
        click: choose,
        keypress: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (originalEvent.key === 'Enter') choose();
        },
      };

function Pin({ marker, pins, onSelect, renderContent }: PinProps) {
  const { id, lat, lng, title, icon } = marker;
  const pin = useMemo(() => createPin(icon), [icon]);
  const position = useMemo((): [number, number] => [lat, lng], [lat, lng]);
  const choose = useRef(() => {});
  choose.current = () => onSelect(id);
  const content = renderContent?.(id);
  const hasBubble = content !== null;
  const handlers = useMemo(() => createHandlers(() => choose.current(), hasBubble), [hasBubble]);
  const registerMarker = (instance: LeafletMarker | null) => {
    if (instance) pins.current.set(id, instance);
    else pins.current.delete(id);
  };
  return (
    <Marker
      ref={registerMarker}
      position={position}
      icon={pin}
      title={title}
      alt={title}
      eventHandlers={handlers}
    >
      {hasBubble && (
        <Popup autoPanPadding={[BUBBLE_PADDING, BUBBLE_PADDING]} maxWidth={240} closeButton={false}>
          {content ?? <strong>{title}</strong>}
        </Popup>
      )}
    </Marker>
  );
}

const setPolicy = (layer: LeafletTileLayer | null) => {
  if (layer) cancelWithoutData(layer);
};

/** The tiles; when none loads, the visitor sees a message and may retry. */
function Tiles({ url }: { url: string }) {
  const [isDead, setDead] = useState(false);
  const [round, setRound] = useState(0);
  const hasLoaded = useRef(false);
  const handlers = useMemo(
    () => ({
      tileload: () => {
        hasLoaded.current = true;
        setDead(false);
      },
      tileerror: () => setDead(!hasLoaded.current),
    }),
    [],
  );
  return (
    <>
      <TileLayer key={`${url} ${round}`} ref={setPolicy} url={url} eventHandlers={handlers} maxZoom={19} />
      {isDead && (
        <div className="ar-map-notice" role="status">
          <p>{chooseTexts(mapTexts).noTiles}</p>
          <button type="button" className="ar-text-button" onClick={() => setRound((one) => one + 1)}>
            {kitTexts().retry}
          </button>
        </div>
      )}
    </>
  );
}

/** Draws a map with Leaflet: markers as buttons, zoom buttons at the top left, tiles of the site's choice. */
export function LeafletDrawer({
  markers,
  selected,
  onSelect,
  zoom,
  label,
  tiles,
  renderContent,
}: MapDrawing) {
  const pins: Pins = useRef(new Map());
  const labels = chooseTexts(mapTexts);
  const whenReady = useRemoval();
  return (
    <MapContainer
      whenReady={whenReady}
      className="ar-map-leaflet"
      bounds={boundsOf(markers)}
      boundsOptions={{ maxZoom: zoom, ...FIT }}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={false}
      // Removing a map during its zoom animation throws (Leaflet 1.9.4, `_leaflet_pos`).
      zoomAnimation={false}
      fadeAnimation={false}
      markerZoomAnimation={false}
    >
      <ZoomControl position="topleft" zoomInTitle={labels.zoomIn} zoomOutTitle={labels.zoomOut} />
      {tiles.url && <Tiles url={tiles.url} />}
      {markers.map((marker) => (
        <Pin key={marker.id} marker={marker} pins={pins} onSelect={onSelect} renderContent={renderContent} />
      ))}
      <Fit markers={markers} zoom={zoom} />
      <Behave pins={pins} markers={markers} label={label} selected={selected} />
      <div className="ar-map-hint">{labels.move}</div>
    </MapContainer>
  );
}
