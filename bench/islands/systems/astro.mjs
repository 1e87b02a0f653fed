import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackOf, preload, writeAttributes } from '../markup.mjs';

const DRIVER = readFileSync(join(import.meta.dirname, '../browser/astro-driver.mjs'), 'utf8');

const prebuilt = async (path) => (await import(`astro/runtime/${path}.prebuilt.js`)).default;

// Astro writes a prop as a pair: the number is the type of the value, 0 for a plain one.
const serialize = (props) =>
  JSON.stringify(Object.fromEntries(Object.entries(props).map(([name, value]) => [name, [0, value]])));

const CLIENTS = {
  preact: `export { default } from '@astrojs/preact/client.js';`,
  react: `export { default } from '@astrojs/react/client.js';`,
};
const PLAIN_CLIENT = `export { mountPlain as default } from './astro-client-plain.mjs';`;

const COMPONENTS = {
  react: `export { Stepper } from './component-react.mjs';`,
  plain: `export { mountPlainStepper as Stepper } from './stepper.mjs';`,
};

const inline = (script) => `<script>${script}</script>`;

/**
 * Astro's custom element as Astro's build writes it for `client:only`: the server renders only a fallback,
 * and every island is mounted as soon as its code is loaded.
 */
export const astro = {
  name: 'astro-island',
  entryNames: (kinds) => kinds.flatMap((kind) => [`component-${kind}`, `client-${kind}`]),
  entries: (kinds, flavour) =>
    Object.fromEntries(
      kinds.flatMap((kind) => [
        [`component-${kind}`, COMPONENTS[kind]],
        [`client-${kind}`, kind === 'plain' ? PLAIN_CLIENT : CLIENTS[flavour]],
      ]),
    ),
  head: async ({ scripts }) =>
    [
      preload(scripts),
      '<style>astro-island{display:contents}</style>',
      inline(await prebuilt('client/only')),
      inline(await prebuilt('server/astro-island')),
      inline(DRIVER),
    ].join(''),
  host({ base, kind, props }) {
    const attributes = {
      uid: `i${props.index}`,
      'component-url': `${base}/component-${kind}.js`,
      'component-export': 'Stepper',
      'renderer-url': `${base}/client-${kind}.js`,
      props: serialize(props),
      ssr: true,
      client: 'only',
      opts: JSON.stringify({ name: 'Stepper', value: true }),
      // The closing comment ends the children: the inline script defines the element before they are parsed.
      'await-children': true,
    };
    return `<astro-island ${writeAttributes(attributes)}>${fallbackOf(props)}<!--astro:end--></astro-island>`;
  },
};
