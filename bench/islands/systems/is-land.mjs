import { dataAttributes, fallbackOf, moduleScript, preload, writeAttributes } from '../markup.mjs';

const load = (kind) => `${kind}: () => import('./mount-${kind}.mjs')`;

/** 11ty's is-land without a condition mounts at once; each kind is a type, loaded with its first island. */
export const isLand = {
  name: 'is-land',
  entryNames: () => ['main'],
  entries: (kinds) => ({
    main: `import { startIsLand } from './is-land.mjs';\nstartIsLand({ ${kinds.map(load).join(', ')} });`,
  }),
  head: ({ base, scripts }) => preload(scripts) + moduleScript(`${base}/main.js`),
  host: ({ kind, props }) =>
    `<is-land ${writeAttributes({ type: kind, ...dataAttributes(props) })}>${fallbackOf(props)}</is-land>`,
};
