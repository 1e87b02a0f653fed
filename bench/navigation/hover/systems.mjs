import { VISITING } from '../systems.mjs';

const [, ARCHIPEL, TURBO, HTMX_4] = VISITING;
const find = (name) => VISITING.find((system) => system.name === name);

const FULL_LOAD = find('full page load');
const UNPOLY = find('Unpoly 3');

const TRANSITION = '<style>@view-transition { navigation: auto }</style>';

const speculate = (kind) =>
  `<script type="speculationrules">${JSON.stringify({
    [kind]: [{ where: { selector_matches: 'a.next' }, eagerness: 'moderate' }],
  })}</script>`;

const OUR_TRANSITION =
  '<script type="application/json" id="archipel-config">{ "animation": { "transition": true } }</script>';

/** Full loads of which the browser requests the page ahead, or renders it. */
const platform = (name, fields, ...head) => ({
  ...FULL_LOAD,
  ...fields,
  name: `platform, ${name}`,
  head: head.join(''),
});

const PREFETCH = speculate('prefetch');
const PRERENDER = speculate('prerender');

/** Systems for a press with a mouse that has rested on the link: their defaults, then their prefetch. */
export const HOVERING = [
  FULL_LOAD,
  platform('view transition', {}, TRANSITION),
  platform('prefetch', { delivers: 'navigational-prefetch' }, PREFETCH),
  platform('prerender', { isPrerendered: true }, PRERENDER),
  platform('prerender, view transition', { isPrerendered: true }, PRERENDER, TRANSITION),
  TURBO,
  HTMX_4,
  {
    ...HTMX_4,
    name: 'htmx 4, hx-preload',
    shipped: [...HTMX_4.shipped, 'htmx4/dist/ext/hx-preload.min.js'],
    link: 'hx-preload="mouseenter"',
  },
  find('swup 4'),
  UNPOLY,
  { ...UNPOLY, name: 'Unpoly 3, up-preload', link: 'up-preload' },
  find('Astro ClientRouter'),
  ARCHIPEL,
  {
    ...ARCHIPEL,
    name: 'Archipel, view transition',
    head: OUR_TRANSITION,
    link: 'data-page-transition="next"',
  },
  { ...ARCHIPEL, name: 'Archipel, data-prefetch', body: 'data-prefetch', link: 'data-prefetch' },
];
