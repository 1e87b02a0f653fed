import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandHost, moduleScript, preload } from '../markup.mjs';
import { scriptsOf } from '../site/build.mjs';

const DRIVER = readFileSync(join(import.meta.dirname, '../browser/archipel-driver.mjs'), 'utf8');

/** Archipel as a site ships it: its own islands built in, and the chunks of the manifest preloaded. */
export const archipel = {
  name: 'Archipel',
  entryNames: () => [],
  entries: () => ({}),
  head: ({ flavour, kinds }) =>
    [
      preload(scriptsOf(flavour, kinds).map((name) => `/site/${flavour}/${name}`)),
      `<script>${DRIVER}</script>`,
      moduleScript(`/site/${flavour}/archipel.js`),
    ].join(''),
  host: islandHost,
};
