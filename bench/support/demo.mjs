import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/**
 * Starts the shop as `npm start` does, without rendering all photos first.
 *
 * @param options `hasSwitches`: with the requests and cookies that tests use (flavour, customers).
 * @returns Its origin and `close`.
 */
export async function startShop({ hasSwitches = false } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const switches = hasSwitches ? { DEMO_SWITCHES: '1', DEMO_ORIGIN: origin } : { DEMO_SWITCHES: '' };
  const env = { ...process.env, PORT: String(port), ...switches };
  const shop = spawn(process.execPath, ['.cache/demo/main.mjs'], { cwd: ROOT, env });
  shop.stderr.pipe(process.stderr);
  const ended = once(shop, 'exit').then(() => Promise.reject(new Error('The shop did not start.')));
  await Promise.race([once(shop.stdout, 'data'), ended]);
  ended.catch(() => {});
  return {
    origin,
    close: async () => {
      shop.kill();
      await once(shop, 'exit');
    },
  };
}
