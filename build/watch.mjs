import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['runtime', 'validation', 'stores', 'islands', 'styles', 'demo'];
const QUIET_MS = 80;

/**
 * Calls `rebuild` after every change of a source, one run at a time; a change during a run starts another.
 */
export function watchSources(root, rebuild) {
  let timer;
  let running = false;
  let again = false;

  async function run() {
    if (running) return void (again = true);
    running = true;
    await rebuild();
    running = false;
    if (again) schedule();
    again = false;
  }
  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  }

  // The demo writes its database in demo/.data all the time.
  const onChange = (_event, name) => name?.startsWith('.data') || schedule();
  const folders = FOLDERS.map((name) => join(root, name)).filter(existsSync);
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, onChange));
  return () => watchers.forEach((watcher) => watcher.close());
}
