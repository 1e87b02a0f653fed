import { startDemo } from './server.ts';

const defaultPort = 4173;

const port = Number(process.env['PORT'] ?? defaultPort);

// A file for each port: a second shop, of tests for example, must not take the first one's away.
const { url } = await startDemo({ port, dataFile: `demo/.data/shop-${port}.db` });

console.log(`Shop:       ${url}/fr`);
console.log(`Styleguide: ${url}/styleguide/`);
