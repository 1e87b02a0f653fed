import { useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchLocationAt, type FoundLocation } from '#stores/pickup';
import { recordGeocoderFailure, type Geocoder } from './find-location.ts';
import { LocateIcon } from './icons.tsx';
import { texts } from './texts.ts';

/** Timeout in ms for reading the device's position. */
const POSITION_TIMEOUT_MS = 10_000;

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const DENIED = 1;

/** The reason why there is no location. */
type Failure = 'notShared' | 'notLocated';

function readPosition(): Promise<GeolocationPosition | Failure> {
  return new Promise((resolve) => {
    const options = { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 };
    const fail = ({ code }: GeolocationPositionError) =>
      resolve(code === DENIED ? 'notShared' : 'notLocated');
    navigator.geolocation.getCurrentPosition(resolve, fail, options);
  });
}

async function locate(url: string, signal: AbortSignal): Promise<FoundLocation | Failure> {
  const position = await readPosition();
  if (typeof position === 'string') return position;
  if (signal.aborted) return 'notLocated';
  const { latitude: lat, longitude: lng } = position.coords;
  return (await fetchLocationAt(url, { lat, lng }, signal).catch(recordGeocoderFailure)) ?? 'notLocated';
}

interface Props {
  geocoder: Geocoder;
  onFound: (found: FoundLocation) => void;
}

/** The button that searches around the visitor; absent without geolocation or a geocoder (PUP-06). */
export function AroundMe({ geocoder: { url }, onFound }: Props) {
  const { signal } = useIsland();
  const [failure, setFailure] = useState<Failure>();
  const labels = chooseTexts(texts);
  if (!url || !('geolocation' in navigator)) return null;
  const search = async () => {
    setFailure(undefined);
    const found = await locate(url, signal);
    if (signal.aborted) return;
    if (typeof found === 'string') setFailure(found);
    else onFound(found);
  };
  return (
    <>
      <BusyButton className="ar-button ar-button-quiet ar-pickup-around" onPress={search}>
        <LocateIcon />
        <span>{labels.aroundMe}</span>
      </BusyButton>
      {failure && <div role="alert">{labels[failure]}</div>}
    </>
  );
}
