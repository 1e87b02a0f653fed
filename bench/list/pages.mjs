const PRODUCTS = 60;
const BRANDS = 8;

/** The page without a library, the reference of the others. */
export const RAW = 'raw swap';
export const OURS = 'archipel';

const HTMX_4 = 'htmx 4, morph';

const shipped = (name) => `/shipped/${name}`;

/** The peers that change the old nodes into the new ones, with the files of their packages. */
export const MORPHS = {
  idiomorph: 'idiomorph/dist/idiomorph.min.js',
  'Turbo 8, morph': '@hotwired/turbo/dist/turbo.es2017-umd.js',
  [HTMX_4]: 'htmx4/dist/htmx.min.js',
};

export const SYSTEMS = [RAW, OURS, ...Object.keys(MORPHS)];

/** The page whose ticks are timed, and that with something to lose: a video in a card. */
export const [TIMED, FILMED] = ['list', 'filmed'];

export const pathOf = (system, page) => `/${system.replaceAll(/[ ,]+/g, '-')}/${page}`;

/** The card with a video, that with the focused link, and that whose swatches are scrolled. */
const [FILM, FOCUSED, SCROLLED] = [2, 3, 5];

// The key is for Archipel, whose keyed islands move into the new list; morphs go by the id.
const film = (number, page) =>
  page === FILMED && number === FILM
    ? `<div id="film-${number}" data-island="film" data-island-key="film-${number}"><video id="video-${number}" muted playsinline width="160" height="90"></video></div>`
    : '';

const card = (
  number,
  salt,
  page,
) => `<li class="list-card" id="product-${number}"><div class="card">${film(number, page)}
<a class="card-link" href="/product/${number}" data-picture="/photo.svg?table"><span class="card-photo"><img data-slot="picture" src="/photo.svg" width="320" height="400" alt="" loading="lazy"></span><span class="card-name">Product ${number} ${salt}</span></a>
<p class="card-brand">Workshop ${number % BRANDS}</p><p class="card-price"><span class="muted">from</span> ${number},00 €</p>
<ul class="card-swatches" id="swatches-${number}">${[1, 2, 3, 4, 5].map((colour) => `<li><a href="/product/${number}?colour=${colour}" data-picture="/photo.svg?${colour}" aria-label="Colour ${colour}"><svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="9.5"/></svg></a></li>`).join('')}</ul>
<button type="button" class="ar-text-button ar-with-script" data-quick-view="/quick/${number}" aria-expanded="false" aria-controls="quick-${number}">Quick view</button></div>
<div class="ar-quick-view" id="quick-${number}" hidden></div></li>`;

const chosenIn = (params) => {
  const filter = params.get('filter');
  return filter ? JSON.parse(filter).Brand : params.getAll('f.Brand');
};

const script = (name) => `<script src="${shipped(name)}"></script>`;

/** The fifteen lines of the raw swap; `insert` puts the children of `next` into `part`. */
const fetchAndInsert = (insert) => `<script type="module">
    const form = document.querySelector('[data-list-form]');
    form.addEventListener('change', async () => {
      const brands = [...form.querySelectorAll(':checked')].map(({ value }) => value);
      const filter = brands.length > 0 ? '?filter=' + encodeURIComponent(JSON.stringify({ Brand: brands })) : '';
      const text = await (await fetch(location.pathname + filter)).text();
      const page = new DOMParser().parseFromString(text, 'text/html');
      for (const part of document.querySelectorAll('[data-list-part]')) {
        const next = page.getElementById(part.id);
        ${insert};
      }
      history.pushState({}, '', location.pathname + filter);
    });
  </script>`;

const HEADS = {
  [RAW]: fetchAndInsert('part.replaceChildren(...next.childNodes)'),
  [OURS]: `<script type="module">
    import { register } from '/dist/archipel.js';
    register({ name: 'film', when: 'load', load: async () => ({ default: () => {} }) });
  </script>`,
  idiomorph:
    script(MORPHS.idiomorph) +
    fetchAndInsert(`Idiomorph.morph(part, next.childNodes, { morphStyle: 'innerHTML' })`),
  'Turbo 8, morph': script(MORPHS['Turbo 8, morph']) + fetchAndInsert('Turbo.morphChildren(part, next)'),
  [HTMX_4]: script(MORPHS[HTMX_4]),
};

/** htmx needs no script of the page: its form requests the list, and morphs it and the other two parts. */
const htmx = (page) =>
  `hx-get="${pathOf(HTMX_4, page)}" ` +
  'hx-trigger="change" hx-select="#list" hx-target="#list" hx-swap="outerMorph" hx-select-oob="#results,#chips" hx-push-url="true"';

/** Runs in the page: times from the click on a checkbox to the frame with the new list. */
const RECORDER = `<script>window.tick = (place) => new Promise((resolve) => {
  const box = document.querySelectorAll('[data-list-form] input')[place];
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(0);
    });
  });
  observer.observe(document.querySelector('#list'), { childList: true, characterData: true, subtree: true });
  const start = performance.now();
  box.click();
});
/** What a visitor has in hand while a list comes: a playing video, a scrolled page and row, a focused link. */
window.prepare = async () => {
  const video = document.querySelector('#video-${FILM}');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  setInterval(() => context.fillRect(0, 0, Math.random() * 300, 150), 20);
  video.srcObject = canvas.captureStream(30);
  await video.play();
  document.querySelector('#product-${FOCUSED} a').focus();
  document.querySelector('#swatches-${SCROLLED}').scrollLeft = 20;
  scrollTo({ top: 300, behavior: 'instant' });
};
const read = () => ({
  focus: document.activeElement.getAttribute('href'),
  page: scrollY,
  row: document.querySelector('#swatches-${SCROLLED}').scrollLeft,
  time: document.querySelector('#video-${FILM}').currentTime,
});
window.compare = async (place) => {
  const before = read();
  await tick(place);
  const after = read();
  const video = document.querySelector('#video-${FILM}');
  const until = performance.now() + 1000;
  const isPlaying = () => !video.paused && video.currentTime > before.time;
  while (!isPlaying() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    'focus in a card': after.focus === before.focus,
    'scroll of the page': after.page === before.page,
    'scroll inside a card': after.row === before.row,
    'video that plays': isPlaying(),
  };
};</script>`;

/**
 * Writes the page of a list of 60 products.
 *
 * @param system The system of the page.
 * @param page `TIMED` or `FILMED`.
 * @param params The query of its address (URLSearchParams).
 */
export function writeListPage(system, page, params) {
  const path = pathOf(system, page);
  const chosen = chosenIn(params);
  const boxes = Array.from({ length: BRANDS }, (_, brand) => {
    const checked = chosen.includes(String(brand)) ? ' checked' : '';
    return `<label><input type="checkbox" name="f.Brand" value="${brand}"${checked}> Workshop ${brand} <span data-list-count>8</span></label>`;
  });
  const cards = Array.from({ length: PRODUCTS }, (_, number) => card(number + 1, chosen.join(''), page));
  const counts = Object.fromEntries(boxes.map((_, brand) => [brand, PRODUCTS / BRANDS + chosen.length]));
  const state = JSON.stringify({ total: PRODUCTS, counts: { 'f.Brand': counts } });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCTS} products</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/archipel.css"><style>.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}.list-card{display:contents}svg{inline-size:1rem}.card-swatches{display:flex;inline-size:4rem;overflow-x:auto}.card-swatches li{flex:none;inline-size:2rem}img{max-inline-size:100%;block-size:auto}</style>
${RECORDER}${HEADS[system]}</head><body><main data-page><h1>List</h1>
<div data-island="product-list" data-island-when="load"><form action="${path}" data-list-form${system === HTMX_4 ? ` ${htmx(page)}` : ''}>${boxes.join('')}</form>
<h2 id="results" data-list-part data-list-status tabindex="-1">${PRODUCTS} products</h2><div id="chips" data-list-part>${chosen.map((brand) => `<a href="${path}">${brand}</a>`).join('')}</div>
<div id="list" data-list-part><ul class="cards" data-island="hover-picture" data-back>${cards.join('')}</ul><script type="application/json" data-list-state>${state}</script></div></div></main></body></html>`;
}
