import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a function that starts the demo's server, or restarts it. */
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

// The next server needs the same port, so this one must have exited.
async function stop(server) {
  if (!server || server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await gone;
}
