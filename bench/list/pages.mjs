const PRODUCTS = 60;
const BRANDS = 8;

/** The page without a library, the reference of the others. */
export const RAW = 'raw swap';
export const SYSTEMS = [RAW, 'archipel'];

export const pathOf = (system) => `/${system.replace(' ', '-')}/list`;

const card = (number, salt) => `<li class="list-card"><div class="card">
<a class="card-link" href="/product/${number}" data-picture="/photo.svg?table"><span class="card-photo"><img data-slot="picture" src="/photo.svg" width="320" height="400" alt="" loading="lazy"></span><span class="card-name">Product ${number} ${salt}</span></a>
<p class="card-brand">Workshop ${number % BRANDS}</p><p class="card-price"><span class="muted">from</span> ${number},00 €</p>
<ul class="card-swatches">${[1, 2, 3, 4, 5].map((colour) => `<li><a href="/product/${number}?colour=${colour}" data-picture="/photo.svg?${colour}" aria-label="Colour ${colour}"><svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="9.5"/></svg></a></li>`).join('')}</ul>
<button type="button" class="ar-text-button ar-with-script" data-quick-view="/quick/${number}" aria-expanded="false" aria-controls="quick-${number}">Quick view</button></div>
<div class="ar-quick-view" id="quick-${number}" hidden></div></li>`;

const chosenIn = (search) => {
  const filter = new URLSearchParams(search).get('filter');
  return filter ? JSON.parse(filter).Brand : [];
};

const HEADS = {
  [RAW]: `<script type="module">
    const form = document.querySelector('[data-list-form]');
    form.addEventListener('change', async () => {
      const brands = [...form.querySelectorAll(':checked')].map(({ value }) => value);
      const filter = brands.length > 0 ? '?filter=' + encodeURIComponent(JSON.stringify({ Brand: brands })) : '';
      const text = await (await fetch(location.pathname + filter)).text();
      const page = new DOMParser().parseFromString(text, 'text/html');
      for (const part of document.querySelectorAll('[data-list-part]'))
        part.replaceChildren(...page.getElementById(part.id).childNodes);
      history.pushState({}, '', location.pathname + filter);
    });
  </script>`,
  archipel: '<script type="module" src="/dist/archipel.js"></script>',
};

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
  observer.observe(document.querySelector('#list'), { childList: true });
  const start = performance.now();
  box.click();
});</script>`;

/**
 * Writes the page of a list of 60 products.
 *
 * @param system The system of the page.
 * @param search The query of its address.
 */
export function writeListPage(system, search) {
  const chosen = chosenIn(search);
  const boxes = Array.from({ length: BRANDS }, (_, brand) => {
    const checked = chosen.includes(String(brand)) ? ' checked' : '';
    return `<label><input type="checkbox" name="f.Brand" value="${brand}"${checked}> Workshop ${brand} <span data-list-count>8</span></label>`;
  });
  const cards = Array.from({ length: PRODUCTS }, (_, number) => card(number + 1, chosen.join('')));
  const counts = Object.fromEntries(boxes.map((_, brand) => [brand, PRODUCTS / BRANDS + chosen.length]));
  const state = JSON.stringify({ total: PRODUCTS, counts: { 'f.Brand': counts } });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCTS} products</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/archipel.css"><style>.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}.list-card{display:contents}svg{inline-size:1rem}img{max-inline-size:100%;block-size:auto}</style>
${RECORDER}${HEADS[system]}</head><body><main data-page><h1>List</h1>
<div data-island="product-list" data-island-when="load"><form action="${pathOf(system)}" data-list-form>${boxes.join('')}</form>
<h2 id="results" data-list-part data-list-status tabindex="-1">${PRODUCTS} products</h2><div id="chips" data-list-part>${chosen.map((brand) => `<a href="${pathOf(system)}">${brand}</a>`).join('')}</div>
<div id="list" data-list-part><ul class="cards" data-island="hover-picture" data-back>${cards.join('')}</ul><script type="application/json" data-list-state>${state}</script></div></div></main></body></html>`;
}
