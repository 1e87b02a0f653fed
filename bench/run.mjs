import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct, installPeers } from './support/product.mjs';

const indexOf = (name) => join(import.meta.dirname, name, 'index.mjs');

const names = readdirSync(import.meta.dirname).filter((name) => existsSync(indexOf(name)));
const [name, ...args] = process.argv.slice(2);

if (names.includes(name)) {
  installPeers();
  buildProduct();
  // Imported after the installation: a benchmark imports packages that have just been installed.
  const { run } = await import(indexOf(name));
  await run(args);
} else {
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}.`);
  process.exitCode = 1;
}
