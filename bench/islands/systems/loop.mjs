import { dataAttributes, fallbackOf, moduleScript, preload, writeAttributes } from '../markup.mjs';

/** The reference: all hosts in one loop, all code in one file. */
export const loop = {
  name: 'bare loop',
  entryNames: () => ['main'],
  entries: (kinds) => ({
    main: [
      `import { startLoop } from './loop.mjs';`,
      ...kinds.map((kind) => `import { mountKind as ${kind} } from './mount-${kind}.mjs';`),
      `startLoop({ ${kinds.join(', ')} });`,
    ].join('\n'),
  }),
  head: ({ base, scripts }) => preload(scripts) + moduleScript(`${base}/main.js`),
  host: ({ kind, props }) =>
    `<div ${writeAttributes({ 'data-kind': kind, ...dataAttributes(props) })}>${fallbackOf(props)}</div>`,
};
