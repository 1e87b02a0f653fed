import { track, whenIdle } from './page/activity.ts';
import { builtFileUrl } from './islands/built-file.ts';
import type { App, Definition } from './islands/definition.ts';
import { inspect, mount, unmount } from './islands/islands.ts';
import { loadModule } from './islands/load.ts';
import { showHash } from './navigation/hash.ts';
import { startLinks } from './navigation/links.ts';
import { updateBodyClass } from './navigation/body-class.ts';
import { fullLoad } from './navigation/full-load.ts';
import { visit, warmUp } from './navigation/visits.ts';
import { readWritten, setWritten } from './navigation/written.ts';
import { startObserver, withoutFollowing } from './islands/observer.ts';
import { rejectBundled } from './page/copies.ts';
import { getSetting } from './page/config.ts';
import { report } from './page/errors.ts';
import { hasStored } from './page/stored.ts';
import { freeDocument } from './dom/free-document.ts';
import { addDefinition, setFurther } from './islands/registry.ts';
import { rememberParts } from './page/written-parts.ts';
import { warnAuthor } from './page/warn-author.ts';
import { safeUrl } from './requests/safe-url.ts';
import { awaitServiceEvents, startServices } from './islands/services.ts';

// The key is on the document, so that a second copy of the script finds the first.
const STARTED = Symbol.for('archipel');
type Host = { [STARTED]?: App & { meet?(address: string): void } };

const { signal } = new AbortController();

function mountAll(root?: ParentNode): void {
  mount(root);
  startServices(app, signal);
}

const app: App = {
  whenIdle,
  inspect,
  mount: mountAll,
  unmount: (root) => withoutFollowing(root, () => unmount(root)),
  register(definition) {
    addDefinition(definition);
    awaitServiceEvents(app, signal);
    mountAll();
  },
  async visit(url) {
    const safe = safeUrl(String(url));
    if (safe) await visit(safe);
    else fullLoad(url);
  },
};

const importLoader = () => import('./page/loader.ts');

// The overlay is on few pages, mostly the first of a session. Its own animation ends it without this code,
// too.
function startLoader(): void {
  if (!document.querySelector('[data-loader]')) return;
  track(loadModule(importLoader)).then(({ watchLoader }) => watchLoader(), report);
}

/** Loads the debug overlay, if the page allows it and its address or an earlier page of the tab opens it. */
function startDebug(): void {
  const isOpened = location.search.includes('archipel-debug') || hasStored('archipel-debug');
  if (isOpened && getSetting('debug')) void import(builtFileUrl('debug.js'));
}

function rememberPage(): void {
  setWritten(readWritten(document));
  rememberParts();
}

function startNavigation(): void {
  updateBodyClass(new URL(location.href));
  startLinks((...link) => void visit(...link), app, signal);
  warmUp(signal);
}

// A page from the back-forward cache still has its islands; only hosts added by other scripts are new.
function rescanAfterRestore(): void {
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) mountAll();
    },
    { signal },
  );
}

/**
 * Starts the library: islands, services, links. A second call, even from another copy of the script, only
 * returns the first app.
 *
 * @param definitions The islands and services that any page may use.
 * @param loadFurther Loads the definitions of islands that few pages have.
 * @param address The script that contains this copy of the library; empty if it is of no interest.
 * @returns The functions for pages, services and tests.
 * @throws Error when this copy is inside a bundle of the site, and no other has started.
 */
export function start(
  definitions: readonly Definition[],
  loadFurther?: Parameters<typeof setFurther>[0],
  address = '',
): App {
  const host = document as unknown as Host;
  const first = host[STARTED];
  if (first) {
    if (address) first.meet?.(address);
    return first;
  }
  if (address) rejectBundled(address);
  host[STARTED] = Object.assign(app, {
    meet: (other: string) => warnAuthor(({ reportCopy }) => reportCopy(address, other)),
  });
  freeDocument();
  startDebug();
  startLoader();
  definitions.forEach(addDefinition);
  if (loadFurther) setFurther(loadFurther, mountAll);
  startObserver((added) => startServices(app, signal, { added }));
  rememberPage();
  // The scripts of islands are imported first: their way is the longest.
  mountAll();
  startNavigation();
  rescanAfterRestore();
  awaitServiceEvents(app, signal);
  showHash();
  return app;
}
