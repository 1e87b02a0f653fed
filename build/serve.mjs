import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the demo's server, and starts it anew each time it is called. */
export function createServer(root) {
  const script = join(root, '.cache/demo/main.mjs');
  let running;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  process.once('exit', () => running?.kill());
  return async function restart() {
    if (!existsSync(script)) return;
    await stop(running);
    running = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  };
}

// The next server wants the same port, so this one must be gone.
async function stop(server) {
  if (!server || server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await gone;
}
