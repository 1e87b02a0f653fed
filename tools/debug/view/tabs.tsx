import { useRef, type KeyboardEvent } from 'react';
import { TABS, type DebugTexts, type TabName } from './texts.ts';

interface Props {
  readonly texts: DebugTexts;
  readonly selected: TabName;
  /** Number of rows by tab. */
  readonly counts: Partial<Record<TabName, number>>;
  select(tab: TabName): void;
}

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % TABS.length,
  ArrowLeft: (index) => (index + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

export const tabId = (tab: TabName) => `tab-${tab}`;

/** The tabs of the panels, after the pattern of the ARIA practices: arrows select. */
export function Tabs({ texts, selected, counts, select }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(TABS.indexOf(selected));
    if (next === undefined) return;
    event.preventDefault();
    select(TABS[next]!);
    list.current!.querySelectorAll('button')[next]!.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={texts.title} ref={list}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === selected}
          aria-controls="panel"
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => select(tab)}
          onKeyDown={onKeyDown}
        >
          {texts.tabs[tab]}
          {counts[tab] ? <span className="count">{counts[tab]}</span> : null}
        </button>
      ))}
    </div>
  );
}
