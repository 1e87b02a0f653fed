import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site, on another port, that accepts every request and lets every page read its responses. */
export interface OtherSite {
  readonly url: string;
  /** Requests that have reached it: method, headers and body, as text. */
  readonly received: string[];
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return `${request.method} ${JSON.stringify(request.headers)} ${Buffer.concat(chunks).toString()}`;
}

export async function openOtherSite(): Promise<OtherSite> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const allow = request.headers['access-control-request-headers'] ?? '*';
    void read(request).then((text) => {
      received.push(text);
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': allow,
      });
      response.end('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/`, received, close };
}
