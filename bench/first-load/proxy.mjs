import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startH2Proxy } from '../support/h2-proxy.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = '/assets/archipel/preact/';
const ENTRY = /<script type="module" src="([^"]*)archipel\.js"([^>]*)><\/script>/;

/** The script tag of each system; `link` says whether the `Link` header of the server is preserved. */
export const SYSTEMS = {
  'no script': { tag: () => '', link: false },
  'one file': { tag: (folder, rest) => `<script type="module" src="${folder}one.js"${rest}></script>` },
  Archipel: { link: true },
  'Archipel, no Link header': { link: false },
};

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts the demo server and waits until it responds. */
export async function startShop(port) {
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DEMO_SWITCHES: '1', DEMO_ORIGIN: origin };
  const shop = spawn(process.execPath, ['.cache/demo/main.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
  for (let tries = 0; tries < 240; tries += 1) {
    const isUp = await fetch(`${origin}/fr`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { port, close: () => shop.kill() };
    await wait(250);
  }
  shop.kill();
  throw new Error('The demo’s server did not start: npm run build, then try again.');
}

const withoutLink = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'link'));

const rewrite = (html, { tag }) => (tag ? html.replace(ENTRY, (_, folder, rest) => tag(folder, rest)) : html);

/**
 * Starts a proxy in front of the shop that changes only the script tag and the `Link` header.
 *
 * @param shop The shop.
 * @param oneFile Returns the compressed single bundle for a page's path.
 * @returns Its origin, `show` to choose the system and the page, and `close`.
 */
export async function startProxy(shop, oneFile) {
  let current = SYSTEMS.Archipel;
  let path = '';
  const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br' };
  const proxy = await startH2Proxy(shop.port, {
    own: (url) => (url === `${FOLDER}one.js` ? { status: 200, headers, body: oneFile(path) } : undefined),
    change: (page) => ({
      html: rewrite(page.html, current),
      headers: current.link ? page.headers : withoutLink(page.headers),
    }),
  });
  return { ...proxy, show: (system, page) => ([current, path] = [SYSTEMS[system], page]) };
}
