import { createServer } from 'node:http';
import { extname } from 'node:path';

const TYPES = {
  '': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves answers that are ready in memory, so that no disk is measured.
 *
 * @param find Takes a path, and the query as URLSearchParams, and gives its text or bytes, or nothing.
 * @param headers What every answer says besides.
 * @param headersOf Takes a path, and gives what its answer alone says besides.
 * @returns The server's address and what stops it.
 */
export async function startServer(find, headers = {}, headersOf = () => ({})) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const body = find(pathname, searchParams);
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...headers,
      ...headersOf(pathname),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
