import { createRoot } from 'react-dom/client';
import { getCulture } from '#runtime/page/page.ts';
import type { DebugModel } from '../model.ts';
import { readSession } from '../session.ts';
import { createHighlight } from './highlight.ts';
import outlineStyles from './outlines.css';
import { createOutlines } from './outlines.ts';
import { Overlay } from './overlay.tsx';
import panelStyles from './panel.css';

/** All that the view does beyond the page's state. */
export interface ViewActions {
  writeReport(): Promise<string>;
  close(): void;
}

/** Creates the host: next to the body, which a site's styles and visits leave alone. */
function createHost(): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('archipel-debug');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${panelStyles}${outlineStyles}`);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return { host, root };
}

function createLayer(root: ShadowRoot, name: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = name;
  root.append(layer);
  return layer;
}

/** Follows the islands with outlines, and the page's language with the panel. */
function showOutlines(root: ShadowRoot, { $state }: DebugModel, signal: AbortSignal) {
  const layer = createLayer(root, 'outlines');
  layer.ariaHidden = 'true';
  const outlines = createOutlines(layer, signal);
  const $highlight = createHighlight($state, signal);
  const stops = [
    $state.subscribe(({ islands }) => {
      outlines.show(islands);
      outlines.highlight($highlight.get());
    }),
    $highlight.listen(outlines.highlight),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  return $highlight;
}

/** Returns the function that gives the focus back to the page, if the overlay has it. */
function createFocusReturn(host: HTMLElement, signal: AbortSignal): () => void {
  let before: HTMLElement | undefined;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && relatedTarget !== host) before = relatedTarget;
  };
  host.addEventListener('focusin', remember, { signal });
  return () => {
    if (document.activeElement === host) before?.focus();
  };
}

/**
 * Shows the overlay in a shadow root, whose stylesheet a strict policy allows.
 *
 * @param model The page's state.
 * @param actions Report and end.
 * @returns Removes all of it.
 */
export function mountView(model: DebugModel, { writeReport, close }: ViewActions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const { host, root } = createHost();
  const $highlight = showOutlines(root, model, signal);
  const view = createRoot(createLayer(root, 'view'));
  const setHeight = (height: number) => host.style.setProperty('--height', `${height}px`);
  const { height } = readSession();
  if (height) setHeight(height);
  const props = { model, $highlight, writeReport, close, setHeight };
  const render = () => {
    host.lang = getCulture();
    view.render(<Overlay {...props} />);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  host.addEventListener('keydown', onKeyDown, { signal });
  addEventListener('archipel:page-finished', render, { signal });
  const returnFocus = createFocusReturn(host, signal);
  render();
  return () => {
    returnFocus();
    ending.abort();
    view.unmount();
    host.remove();
  };
}
