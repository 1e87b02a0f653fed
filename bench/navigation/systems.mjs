/*
 * Fields: `module` is the start script in browser/, `shipped` are files of packages, the rest is
 * markup. `isWhole` marks all features of Archipel: visits, forms, head, scrolling, partial updates.
 * `link` and `body` are attributes of the link to the next page and of the body.
 */
/** The name of the reference's second run. */
export const CONTROL = 'raw again';

const RAW = { name: 'raw', module: 'raw' };

const ARCHIPEL = { name: 'Archipel', archipel: true };

const htmx = (version, boost) => ({
  name: `htmx ${version}`,
  shipped: [`htmx${version}/dist/htmx.min.js`],
  body: boost,
});

const HTMX_2 = htmx(2, 'hx-boost="true"');
const HTMX_4 = htmx(4, 'hx-boost:inherited="true"');

// View transitions are off: a transition adds a screenshot and a frame, and is not part of the comparison.
const ASTRO_HEAD = [
  '<script>Document.prototype.startViewTransition = undefined</script>',
  '<meta name="astro-view-transitions-enabled" content="true">',
  '<meta name="astro-view-transitions-fallback" content="swap">',
].join('');

const FULL_LOAD = { name: 'full page load', module: 'load', isLoad: true };

/** Systems for visits of whole pages. */
export const VISITING = [
  RAW,
  ARCHIPEL,
  { name: 'Turbo 8', module: 'turbo', isPeer: true, isWhole: true },
  { ...HTMX_4, module: 'htmx4', isPeer: true, isWhole: true },
  { ...HTMX_2, module: 'htmx2', isPeer: true, isWhole: true },
  { name: 'swup 4', module: 'swup', isPeer: true },
  { name: 'swup 4 + plugins', module: 'swup-plugins', isPeer: true, isWhole: true },
  { name: 'Unpoly 3', module: 'unpoly', shipped: ['unpoly/unpoly.min.js'], isPeer: true, isWhole: true },
  { name: 'Astro ClientRouter', module: 'astro', router: 'astro', head: ASTRO_HEAD, isPeer: true },
  FULL_LOAD,
  // The same twice: its ratio to raw is the noise of the run.
  { ...RAW, name: CONTROL, isControl: true },
];

const AJAX_LINK = 'data-ajax="true" data-ajax-method="GET" data-ajax-update="#list"';
const HTMX_LINK = 'hx-target="#list"';
const UNOBTRUSIVE = 'jquery-ajax-unobtrusive/dist/jquery.unobtrusive-ajax.min.js';

/** Systems for updates whose response has no wrapper; Turbo and Unpoly need one, so they are missing. */
export const UPDATING = [
  { ...RAW, start: 'startScoped' },
  { ...ARCHIPEL, link: AJAX_LINK, needs: 'data-ajax-update' },
  { ...HTMX_4, body: '', link: HTMX_LINK, get: 'hx-get', isPeer: true, isWhole: true },
  { ...HTMX_2, body: '', link: HTMX_LINK, get: 'hx-get', isPeer: true, isWhole: true },
  {
    name: 'jquery-ajax-unobtrusive',
    shipped: ['jquery/dist/jquery.min.js', UNOBTRUSIVE],
    link: AJAX_LINK,
    isPeer: true,
    isWhole: true,
  },
];

/** Systems that Archipel must be faster than. */
export const PEERS = [...VISITING, ...UPDATING].filter(({ isPeer }) => isPeer);
