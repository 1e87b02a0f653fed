import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createLine, readUrgency, SLOW_4G } from './line.mjs';

const ROOT = join(import.meta.dirname, '../..');
const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns whether a header is forwarded: HTTP/2 pseudo-headers and HTTP/1.1 connection headers are not. */
const isPassedOn = (name) =>
  !name.startsWith(':') && !/^(?:connection|keep-alive|transfer-encoding|content-length)$/.test(name);

const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isPassedOn(name)));

/** Creates a self-signed certificate for one day: browsers support HTTP/2 over TLS only. */
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
    const chunks = [];
    answer.on('data', (chunk) => chunks.push(chunk));
    answer.on('end', () => resolve(Buffer.concat(chunks)));
    answer.on('error', reject);
  });
}

/** Forwards a request to the server. Pages are requested uncompressed, because `change` may edit them. */
function fetchBehind(port, request, isPage) {
  const headers = { ...passedOn(request.headers), ...(isPage && { 'accept-encoding': 'identity' }) };
  return new Promise((resolve, reject) => {
    const { url: path, method } = request;
    const passed = requestHttp({ port, path, method, headers }, (answer) => {
      bodyOf(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: passedOn(answer.headers), body }),
        reject,
      );
    });
    passed.on('error', reject);
    request.pipe(passed);
  });
}

async function changed(answer, change) {
  const { headers, html } = change({ headers: answer.headers, html: answer.body.toString('utf8') });
  const body = await compress(html, QUALITY);
  return { ...answer, body, headers: { ...headers, 'content-encoding': 'br' } };
}

/**
 * Starts a proxy like those of real sites: HTTP/2 over a slow line, urgent responses first (RFC 9218).
 *
 * @param port The port of the server behind it.
 * @param hooks `own` responds to a path itself; `change` gets a page's headers and HTML, and returns them.
 * @returns Its origin and `close`.
 */
export async function startH2Proxy(port, { own = () => undefined, change = (page) => page } = {}) {
  const line = createLine(SLOW_4G);
  async function answerTo(request) {
    const mine = own(request.url);
    if (mine) return mine;
    const isPage = (request.headers.accept ?? '').includes('text/html');
    const answer = await fetchBehind(port, request, isPage);
    return isPage ? changed(answer, change) : answer;
  }
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, (request, response) => {
    const urgency = readUrgency(request.headers.priority);
    const respond = ({ status, headers, body }) => {
      const write = (part) => {
        if (!response.headersSent) response.writeHead(status, headers);
        response.write(part);
      };
      line.send({ urgency, body, write, end: () => response.end() });
    };
    answerTo(request).then(respond, () => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
