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
 * Serves responses from memory, so that no disk is measured.
 *
 * @param find Returns the text or bytes for a path and its query (URLSearchParams), or a promise of them;
 *   undefined if there are none.
 * @param headers Headers of every response.
 * @param headersOf Returns the headers of one path's response.
 * @returns The server's origin and `close`.
 */
export async function startServer(find, headers = {}, headersOf = () => ({})) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const body = await find(pathname, searchParams);
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
