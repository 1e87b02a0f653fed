import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createLine, readUrgency, SLOW_4G } from './line.mjs';

const ROOT = join(import.meta.dirname, '../..');
const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What HTTP/1.1 says of a connection, and HTTP/2 of a request, is not for the other side. */
const isPassedOn = (name) =>
  !name.startsWith(':') && !/^(?:connection|keep-alive|transfer-encoding|content-length)$/.test(name);

const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isPassedOn(name)));

/** A certificate of our own, for a day: browsers speak HTTP/2 over TLS alone. */
function createCertificate() {
  const folder = join(ROOT, 'bench/.cache');
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function bodyOf(answer) {
  return new Promise((resolve, reject) => {
    const pieces = [];
    answer.on('data', (piece) => pieces.push(piece));
    answer.on('end', () => resolve(Buffer.concat(pieces)));
    answer.on('error', reject);
  });
}

/** Asks the server behind. A page comes as it is, since it may be changed; all else as it is sent. */
function askBehind(port, asked, isPage) {
  const headers = { ...passedOn(asked.headers), ...(isPage && { 'accept-encoding': 'identity' }) };
  return new Promise((resolve, reject) => {
    const { url: path, method } = asked;
    const passed = request({ port, path, method, headers }, (answer) => {
      bodyOf(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: passedOn(answer.headers), body }),
        reject,
      );
    });
    passed.on('error', reject);
    asked.pipe(passed);
  });
}

async function changed(answer, change) {
  const { headers, html } = change({ headers: answer.headers, html: answer.body.toString('utf8') });
  const body = await compress(html, QUALITY);
  return { ...answer, body, headers: { ...headers, 'content-encoding': 'br' } };
}

/**
 * Stands before a server as real ones do: HTTP/2, over a slow line that is given to the urgent first (RFC 9218).
 *
 * @param port Where the server is.
 * @param hooks `own` answers a path by itself; `change` gets a page's headers and HTML, and returns them.
 * @returns Its address, and what ends it.
 */
export async function startH2Proxy(port, { own = () => undefined, change = (page) => page } = {}) {
  const line = createLine(SLOW_4G);
  async function answerTo(asked) {
    const mine = own(asked.url);
    if (mine) return mine;
    const isPage = (asked.headers.accept ?? '').includes('text/html');
    const answer = await askBehind(port, asked, isPage);
    return isPage ? changed(answer, change) : answer;
  }
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, (asked, response) => {
    const urgency = readUrgency(asked.headers.priority);
    const respond = ({ status, headers, body }) => {
      const write = (part) => {
        if (!response.headersSent) response.writeHead(status, headers);
        response.write(part);
      };
      line.send({ urgency, body, write, end: () => response.end() });
    };
    answerTo(asked).then(respond, () => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
