import { calls, events, stores } from 'archipel:debug-data';
import type { CheckState } from './debug-state.ts';
import { loadManifest } from './islands/manifest.ts';
import { createModel, type DebugModel } from './model.ts';
import { formatReport } from './report/format-report.ts';
import { endSession, readSession, writeSession } from './session.ts';
import { findStores } from './stores/find-stores.ts';
import { mountView } from './view/mount.tsx';

/** The page's own `fetch`: faults of the overlay do not reach its own requests. */
const send: typeof fetch = globalThis.fetch.bind(globalThis);

const loadCatalogue = async () => (await import('archipel:debug-catalogue')).default;

async function checkPage(isFormAnswer: boolean, own: readonly string[]): Promise<CheckState> {
  const { checkHtml, readPageHtml } = await import('./check/index.ts');
  const { html, reason } = await readPageHtml(send, isFormAnswer);
  const findings = checkHtml(html, location.href, await loadCatalogue(), own);
  return { phase: 'done', findings, reason };
}

interface OpenOverlay {
  readonly model: DebugModel;
  close(): void;
}

let opened: OpenOverlay | undefined;

async function writeReportOf({ $state, check, loaded, refresh }: DebugModel): Promise<string> {
  await Promise.all([check(), loaded]);
  await refresh();
  return formatReport($state.get());
}

/** Opens the overlay, unless it is open. */
export function openDebug(): void {
  if (opened) return;
  const { departure } = readSession();
  writeSession({ departure: undefined });
  const model = createModel({
    calls,
    events,
    departure,
    loadCatalogue,
    loadManifest: () => loadManifest(send),
    findStores: () => findStores(stores, (url) => import(url) as Promise<object>),
    check: checkPage,
    onDepart: (left) => writeSession({ departure: left }),
  });
  const unmount = mountView(model, { writeReport: () => writeReportOf(model), close: closeDebug });
  const close = () => {
    unmount();
    model.end();
  };
  opened = { model, close };
}

/** Removes the overlay and all that it has wrapped; the next page of the tab opens without it. */
export function closeDebug(): void {
  opened?.close();
  opened = undefined;
  endSession();
}

/**
 * Writes the report of this page, as the button "Copy report" does.
 *
 * @returns Markdown; the overlay is opened for it.
 */
export function reportPage(): Promise<string> {
  openDebug();
  return writeReportOf(opened!.model);
}

openDebug();
