import { track, whenIdle } from './activity.ts';
import type { App, Definition } from './definition.ts';
import { inspect, mount, unmount } from './islands.ts';
import { loadModule } from './load.ts';
import { showHash } from './navigation/hash.ts';
import { startHistory, type Scopes } from './navigation/history.ts';
import { startLinks } from './navigation/links.ts';
import { updateBodyClass } from './navigation/body-class.ts';
import { fullLoad } from './navigation/full-load.ts';
import { stay, visit, warmUp } from './navigation/visits.ts';
import { readWritten, setWritten } from './navigation/written.ts';
import { startObserver, withoutFollowing } from './observer.ts';
import { addDefinition } from './registry.ts';
import { safeUrl } from './safe-url.ts';
import { awaitServiceEvents, startServices } from './services.ts';

// On the document, so that a second copy of the script finds the first.
const STARTED = Symbol.for('archipel');
type Host = { [STARTED]?: App };

const { signal } = new AbortController();

function mountAll(root?: ParentNode): void {
  mount(root);
  startServices(app, signal);
}

const app: App = {
  whenIdle,
  inspect,
  mount: mountAll,
  unmount: (root) => withoutFollowing(() => unmount(root)),
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

// Without its code the whole page comes again.
async function restore(url: URL, now: Scopes, then: Scopes): Promise<void> {
  const loading = track(loadModule(() => import('./ajax/restore.ts')));
  const scopes = await loading.catch(() => undefined);
  await (scopes ? scopes.restoreScopes(url, now, then) : visit(url, 'none'));
}

function startNavigation(): void {
  setWritten(readWritten(document));
  updateBodyClass(new URL(location.href));
  startLinks((url, history) => void visit(url, history), app, signal);
  const show = (url: URL) => void visit(url, 'none');
  startHistory({ show, restore, stay }, signal);
  warmUp(signal);
}

// A page from the back-forward cache is as it was left; only what others changed meanwhile needs a look.
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
 * Brings the page to life. Starting twice, even from two copies of the script, is harmless.
 *
 * @param definitions The islands and services that the page may use.
 * @returns The functions for pages, services and tests.
 */
export function start(definitions: readonly Definition[]): App {
  const host = document as unknown as Host;
  if (host[STARTED]) return host[STARTED];
  host[STARTED] = app;
  definitions.forEach(addDefinition);
  startObserver(() => startServices(app, signal));
  startNavigation();
  rescanAfterRestore();
  awaitServiceEvents(app, signal);
  mountAll();
  showHash();
  return app;
}
