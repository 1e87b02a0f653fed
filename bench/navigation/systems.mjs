/**
 * Who takes part. `module` is the file in browser/ that starts it, `shipped` are files served as their packages ship
 * them, `head` is what its pages need there, `body` are attributes of the body, `link` those of a link that updates a
 * part of the page. `isWhole` marks
 * those that have what Archipel has: visits, forms, the head, scrolling, updates of a part.
 */
const RAW = { name: 'raw', module: 'raw' };

const ARCHIPEL = { name: 'Archipel', archipel: true };

const htmx = (version, boost) => ({
  name: `htmx ${version}`,
  shipped: [`htmx${version}/dist/htmx.min.js`],
  body: boost,
});

const HTMX_2 = htmx(2, 'hx-boost="true"');
const HTMX_4 = htmx(4, 'hx-boost:inherited="true"');

// The router without a view transition: a transition is a picture and a frame more, and not what is compared.
const ASTRO_HEAD = [
  '<script>Document.prototype.startViewTransition = undefined</script>',
  '<meta name="astro-view-transitions-enabled" content="true">',
  '<meta name="astro-view-transitions-fallback" content="swap">',
].join('');

const FULL_LOAD = { name: 'full page load', module: 'load', isLoad: true };

/** Visits of whole pages. */
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
];

const AJAX_LINK = 'data-ajax="true" data-ajax-method="GET" data-ajax-update="#list"';
const HTMX_LINK = 'hx-target="#list"';
const UNOBTRUSIVE = 'jquery-ajax-unobtrusive/dist/jquery.unobtrusive-ajax.min.js';

/** Updates of a part, with an answer that is nothing but the part's content: Turbo and Unpoly want a wrapper in it. */
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

/** Those that Archipel is to be ahead of. */
export const PEERS = [...VISITING, ...UPDATING].filter(({ isPeer }) => isPeer);
