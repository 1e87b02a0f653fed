import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = '/assets/archipel/preact/';
const ENTRY = /<script type="module" src="([^"]*)archipel\.js"([^>]*)><\/script>/;

/** How the page's script tag is written; `link` says whether the server names what the page needs. */
export const SYSTEMS = {
  'no script': { tag: () => '', link: false },
  'one file': { tag: (folder, rest) => `<script type="module" src="${folder}one.js"${rest}></script>` },
  Archipel: { link: true },
  'Archipel, no Link header': { link: false },
};

/** What HTTP/1.1 says of a connection, and HTTP/2 of a request, is not for the other side. */
const isPassedOn = (name) =>
  !name.startsWith(':') && !/^(?:connection|keep-alive|transfer-encoding)$/.test(name);

const headersWithout = (headers, ...names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isPassedOn(name) && !names.includes(name)));

/** A certificate of our own, for a day: browsers speak HTTP/2 over TLS alone. */
function createCertificate() {
  const folder = join(ROOT, 'bench/.cache');
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts the demo's server, as a newcomer does. */
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

function bodyOf(answer) {
  return new Promise((resolve) => {
    const pieces = [];
    answer.on('data', (piece) => pieces.push(piece));
    answer.on('end', () => resolve(Buffer.concat(pieces)));
  });
}

function rewrite(html, { tag }) {
  return tag ? html.replace(ENTRY, (_, folder, rest) => tag(folder, rest)) : html;
}

async function answerPage(answer, response, system) {
  const html = rewrite((await bodyOf(answer)).toString('utf8'), system);
  const gone = system.link ? ['content-length'] : ['content-length', 'link'];
  response.writeHead(answer.statusCode, headersWithout(answer.headers, ...gone));
  response.end(html);
}

/**
 * Stands before the shop as real servers do, with HTTP/2, and changes nothing but the tag of its script.
 *
 * @param shop The shop.
 * @param oneFile Says for a page's path what its one file is, compressed.
 * @returns Its address, which system's tag it writes from now on, and what ends it.
 */
export async function startProxy(shop, oneFile) {
  let current = SYSTEMS.Archipel;
  let path = '';
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, (asked, response) => {
    if (asked.url === `${FOLDER}one.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' });
      response.end(oneFile(path));
      return;
    }
    const isPage = (asked.headers.accept ?? '').includes('text/html');
    // A page is rewritten, so it comes as it is.
    const headers = { ...headersWithout(asked.headers), ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request({ port: shop.port, path: asked.url, method: asked.method, headers }, (answer) => {
      if (isPage) return void answerPage(answer, response, current);
      response.writeHead(answer.statusCode, headersWithout(answer.headers));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    show: (system, page) => ([current, path] = [SYSTEMS[system], page]),
    close: () => server.close(),
  };
}
