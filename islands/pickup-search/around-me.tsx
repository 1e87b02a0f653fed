import { useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchLocationAt, type FoundLocation } from '#stores/pickup';
import { recordGeocoderFailure, type Geocoder } from './find-location.ts';
import { texts } from './texts.ts';

/** Timeout in ms for reading the device's position. */
const POSITION_TIMEOUT_MS = 10_000;

function readPosition(): Promise<GeolocationPosition | undefined> {
  return new Promise((resolve) => {
    const options = { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 };
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), options);
  });
}

async function locate(url: string, signal: AbortSignal): Promise<FoundLocation | undefined> {
  const position = await readPosition();
  if (!position || signal.aborted) return undefined;
  const { latitude: lat, longitude: lng } = position.coords;
  return (await fetchLocationAt(url, { lat, lng }, signal).catch(recordGeocoderFailure)) ?? undefined;
}

interface Props {
  geocoder: Geocoder;
  onFound: (found: FoundLocation) => void;
}

/** The button that searches around the visitor; absent without geolocation or a geocoder (PUP-06). */
export function AroundMe({ geocoder: { url }, onFound }: Props) {
  const { signal } = useIsland();
  const [hasFailed, setFailed] = useState(false);
  const labels = chooseTexts(texts);
  if (!url || !('geolocation' in navigator)) return null;
  const search = async () => {
    setFailed(false);
    const found = await locate(url, signal);
    if (signal.aborted) return;
    if (found) onFound(found);
    else setFailed(true);
  };
  return (
    <>
      <BusyButton className="ar-text-button" onPress={search}>
        {labels.aroundMe}
      </BusyButton>
      {hasFailed && <p role="alert">{labels.notLocated}</p>}
    </>
  );
}
