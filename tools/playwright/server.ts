import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { FIXTURE_POLICY } from '../fixtures/render-page.ts';
import { wait } from '../mocks/answer-request.ts';
import type { Exchange } from '../mocks/exchange-types.ts';
import type { ListOpenRequests } from './open-requests.ts';

/** Sources of a test that the server answers from. */
export interface Scene {
  readonly exchange: Exchange;
  /** Folders by the first part of a path, such as `preact`; the first that has a file answers. */
  readonly folders: Readonly<Record<string, readonly string[]>>;
  /** Receives what a mock of the test throws. */
  onError(thrown: unknown): void;
}

/** The server of fixture pages: one for each worker, with the scene of one test at a time. */
export interface KitServer {
  readonly origin: string;
  /** Answers from a test’s scene until the next one. */
  use(scene: Scene | undefined): void;
  /** Lists the addresses that are being answered. */
  listOpen: ListOpenRequests;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function readIn(folder: string, path: readonly string[]): Buffer | undefined {
  try {
    return readFileSync(join(folder, ...path));
  } catch {
    return undefined;
  }
}

/** Returns the parts of a path, without `..`; none for a path with a wrong escape. */
function partsOf(pathname: string): readonly string[] {
  try {
    return normalize(decodeURIComponent(pathname)).split('/').slice(1);
  } catch {
    return [];
  }
}

/** Reads a file of the scene; undefined where the path belongs to no folder or no file. */
function readStatic({ folders }: Scene, pathname: string): Buffer | undefined {
  const [top = '', ...rest] = partsOf(pathname);
  if (!Object.hasOwn(folders, top)) return undefined;
  for (const folder of folders[top]!) {
    const file = readIn(folder, rest);
    if (file) return file;
  }
  return undefined;
}

async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

const plainHeaders = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function answer(scene: Scene, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const file = request.method === 'GET' ? readStatic(scene, url.pathname) : undefined;
  if (file) {
    const type = TYPES[extname(url.pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(file);
    return;
  }
  const body = await readBody(request);
  const headers = plainHeaders(request.headers);
  const given = await scene.exchange.answer({
    method: request.method ?? 'GET',
    url: url.href,
    headers,
    body,
  });
  if (!given) {
    response
      .writeHead(404, { 'content-type': 'text/plain' })
      .end('Nothing answers this address in the test.');
    return;
  }
  await wait(given.delay);
  if (given.drop) {
    request.socket.destroy();
    return;
  }
  response.writeHead(given.status, { 'content-security-policy': FIXTURE_POLICY, ...given.headers });
  response.end(given.body);
}

/** Starts the server of fixture pages on a free port. */
export async function startKitServer(): Promise<KitServer> {
  let scene: Scene | undefined;
  const open = new Map<ServerResponse, string>();
  const server: Server = createServer((request, response) => {
    const fail = (thrown: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(thrown));
      scene?.onError(thrown);
    };
    // On a connection that was used before, browsers send a dropped request again by themselves.
    response.shouldKeepAlive = false;
    open.set(response, request.url ?? '/');
    // A response closes in any case: when it was sent, and when the browser has left.
    response.once('close', () => open.delete(response));
    if (scene) answer(scene, request, response).catch(fail);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    use: (next) => void (scene = next),
    listOpen: () => [...open.values()],
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
