import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface FileServer {
  url: string;
  /** Paths of all requests, in order. */
  requests: string[];
  /** Answers the next `times` requests of a path with 404. */
  fail(path: string, times: number): void;
  close(): void;
}

const types: Record<string, string> = {
  js: 'text/javascript',
  html: 'text/html',
  css: 'text/css',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};
const page = '<!doctype html><html lang="en"><title>Chunks</title></html>';

/** The demo's policy; `img-src` allows the images that the crop library draws. */
const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; " +
  "require-trusted-types-for 'script'; trusted-types archipel";

function answer(folder: string, address: string): [number, string, string | Buffer] {
  const [path = '/'] = address.split('?');
  if (path === '/') return [200, 'text/html', page];
  const extension = path.split('.').at(-1) ?? '';
  if (!existsSync(join(folder, path))) return [404, 'text/plain', ''];
  return [200, types[extension] ?? 'text/plain', readFileSync(join(folder, path))];
}

interface ServerOptions {
  /** `pages`: the pages' own meta elements have it. */
  readonly policy?: 'header' | 'pages';
}

/** Serves a folder over HTTP; `fail` makes requests of a path fail. */
export async function serveFolder(
  folder: string,
  { policy = 'header' }: ServerOptions = {},
): Promise<FileServer> {
  const failures = new Map<string, number>();
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const left = failures.get(path) ?? 0;
    failures.set(path, left - 1);
    const [status, type, body] =
      left > 0 || path === '/favicon.ico' ? [404, 'text/plain', ''] : answer(folder, path);
    response.setHeader('content-type', type);
    if (policy === 'header') response.setHeader('content-security-policy', STRICT_POLICY);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    fail: (path, times) => void failures.set(path, times),
    close: () => void server.close(),
  };
}
