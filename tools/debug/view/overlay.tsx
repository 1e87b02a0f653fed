import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { useState, type FunctionComponent } from 'react';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { DebugState } from '../debug-state.ts';
import type { DebugModel } from '../model.ts';
import { readSession, writeSession } from '../session.ts';
import { CopyReport } from './copy-report.tsx';
import { CheckPanel } from './panels/check-panel.tsx';
import { EventsPanel } from './panels/events-panel.tsx';
import { FaultsPanel } from './panels/faults-panel.tsx';
import { IslandsPanel } from './panels/islands-panel.tsx';
import { PagePanel } from './panels/page-panel.tsx';
import type { PanelProps } from './panels/panel-props.ts';
import { RequestsPanel } from './panels/requests-panel.tsx';
import { StoresPanel } from './panels/stores-panel.tsx';
import { limitHeight, ResizeHandle } from './resize-handle.tsx';
import { tabId, Tabs } from './tabs.tsx';
import { debugTexts, TABS, type TabName } from './texts.ts';

const PANELS: Readonly<Record<TabName, FunctionComponent<PanelProps>>> = {
  islands: IslandsPanel,
  stores: StoresPanel,
  requests: RequestsPanel,
  events: EventsPanel,
  page: PagePanel,
  check: CheckPanel,
  faults: FaultsPanel,
};

interface Props {
  readonly model: DebugModel;
  readonly $highlight: WritableAtom<string | undefined>;
  readonly writeReport: () => Promise<string>;
  close(): void;
  /** Sets the height of the host in CSS pixels. */
  setHeight(height: number): void;
}

const DEFAULT_HEIGHT_PX = 320;

const readTab = (): TabName => TABS.find((tab) => tab === readSession().tab) ?? 'islands';

const countRows = ({ islands, stores, exchanges, events, check }: DebugState) => ({
  islands: islands.length,
  stores: stores.length,
  requests: exchanges.length,
  events: events.length,
  check: check.findings.length,
});

/** The overlay: a panel at the bottom of the window. */
export function Overlay({ model, $highlight, writeReport, close, setHeight }: Props) {
  const state = useStore(model.$state);
  const texts = chooseTexts(debugTexts);
  const [selected, setSelected] = useState(readTab);
  const [height, storeHeight] = useState(() => limitHeight(readSession().height ?? DEFAULT_HEIGHT_PX));
  const select = (tab: TabName) => {
    setSelected(tab);
    writeSession({ tab });
  };
  const resize = (next: number) => {
    storeHeight(next);
    setHeight(next);
    writeSession({ height: next });
  };
  const Panel = PANELS[selected];
  return (
    <aside aria-label={texts.title}>
      <ResizeHandle label={texts.resize} height={height} resize={resize} />
      <header>
        <h2>{texts.title}</h2>
        <CopyReport texts={texts} writeReport={writeReport} />
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </header>
      <Tabs texts={texts} selected={selected} counts={countRows(state)} select={select} />
      <div id="panel" role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0}>
        <Panel state={state} texts={texts} model={model} $highlight={$highlight} />
      </div>
    </aside>
  );
}
