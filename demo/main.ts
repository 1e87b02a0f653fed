import { startDemo } from './server.ts';

const defaultPort = 4173;

const { url } = await startDemo({
  port: Number(process.env['PORT'] ?? defaultPort),
  dataFile: 'demo/.data/shop.db',
});

console.log(`Shop:       ${url}/fr`);
console.log(`Styleguide: ${url}/styleguide/`);
