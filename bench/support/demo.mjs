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
 * @returns Its origin and `close`.
 */
export async function startShop() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DEMO_SWITCHES: '' };
  const shop = spawn(process.execPath, ['.cache/demo/main.mjs'], { cwd: ROOT, env });
  shop.stderr.pipe(process.stderr);
  await once(shop.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      shop.kill();
      await once(shop, 'exit');
    },
  };
}
