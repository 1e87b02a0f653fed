import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { report } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { kitTexts } from '#kit/texts.ts';
import { MapQuestion, useFocusOnce, useMapConsent, type MapConsent } from './map-consent.tsx';
import { mapTexts } from './map-texts.ts';
import type { MapDrawing, MapProvider } from './map-types.ts';
import './map-view.css';

type Drawer = ComponentType<MapDrawing>;

/** Each provider's code is a chunk of its own: a page without a map loads none. */
const loadLeaflet = () => import('./map-leaflet.tsx');
const loadGoogle = () => import('./map-google.tsx');

const DRAWERS: Record<MapProvider, () => Promise<Drawer>> = {
  leaflet: async () => (await loadModule(loadLeaflet)).LeafletDrawer,
  google: async () => (await loadModule(loadGoogle)).GoogleDrawer,
};

/** State of the provider's code. */
type DrawerState = { phase: 'loading' } | { phase: 'ready'; Drawer: Drawer } | { phase: 'failed' };

function useDrawer(provider: MapProvider): [state: DrawerState, retry: () => void] {
  const { signal, name } = useIsland();
  const [state, setState] = useState<DrawerState>({ phase: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const show = (next: DrawerState) => signal.aborted || setState(next);
    DRAWERS[provider]().then(
      (Drawer) => show({ phase: 'ready', Drawer }),
      (thrown: unknown) => {
        report(thrown, name);
        show({ phase: 'failed' });
      },
    );
  }, [provider, round, signal, name]);
  const retry = () => {
    setState({ phase: 'loading' });
    setRound((before) => before + 1);
  };
  return [state, retry];
}

function MapMissing({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <div className="ar-map-missing">
      <p role={retry ? 'alert' : undefined}>{text}</p>
      {retry && (
        <button type="button" className="ar-button ar-button-quiet" onClick={retry}>
          {kitTexts().retry}
        </button>
      )}
    </div>
  );
}

interface Props extends MapDrawing {
  provider: MapProvider;
}

interface FrameProps {
  /** Value of `data-map`, for stylesheets and tests. */
  phase: DrawerState['phase'] | 'consent';
  credit?: string | undefined;
  isAnswered?: boolean;
  children: ReactNode;
}

function MapFrame({ phase, credit, isAnswered = false, children }: FrameProps) {
  const frame = useFocusOnce(isAnswered);
  return (
    <div className="ar-map" data-map={phase}>
      <div ref={frame} className="ar-map-frame" tabIndex={isAnswered ? -1 : undefined}>
        {children}
      </div>
      {credit && <div className="ar-map-credit">{credit}</div>}
    </div>
  );
}

function DrawnMap({ provider, isAnswered, ...drawing }: Props & Pick<MapConsent, 'isAnswered'>) {
  const [state, retry] = useDrawer(provider);
  const labels = chooseTexts(mapTexts);
  return (
    <MapFrame phase={state.phase} credit={drawing.tiles.credit} isAnswered={isAnswered}>
      {state.phase === 'ready' && <state.Drawer {...drawing} />}
      {state.phase === 'loading' && <MapMissing text={labels.loading} />}
      {state.phase === 'failed' && <MapMissing text={labels.failed} retry={retry} />}
    </MapFrame>
  );
}

/**
 * Shows points on a map (MAP-01). The provider's code loads with the first map; a failure shows a retry
 * button, `data-category` on the host a consent request. So the page must list the points without a map, too.
 */
export function MapView(props: Props) {
  const { missing, isAnswered, allowOnce } = useMapConsent();
  if (!missing) return <DrawnMap {...props} isAnswered={isAnswered} />;
  return (
    <MapFrame phase="consent">
      <MapQuestion category={missing} onYes={allowOnce} />
    </MapFrame>
  );
}
