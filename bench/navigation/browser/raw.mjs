/* The reference: what a visit can't do without, and nothing else. */

const fetchText = async (url) => (await fetch(url)).text();

function follow(find, go) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link || link.origin !== location.origin) return;
    event.preventDefault();
    go(find(), link.href);
  });
}

/** Fetch, parse, cut the main part out, address, scroll. */
export function start({ mountAll, unmountAll }) {
  mountAll();
  follow(
    () => document.querySelector('main'),
    async (main, url) => {
      const page = new DOMParser().parseFromString(await fetchText(url), 'text/html');
      unmountAll();
      history.pushState(null, '', url);
      document.title = page.title;
      main.replaceChildren(...page.querySelector('main').childNodes);
      scrollTo(0, 0);
      mountAll();
    },
  );
}

/** Fetch, and place a fragment. */
export function startScoped() {
  follow(
    () => document.querySelector('#list'),
    async (list, url) => {
      const template = document.createElement('template');
      // oxlint-disable-next-line no-restricted-properties -- What is compared with; the product's own way is dearer.
      template.innerHTML = await fetchText(url);
      list.replaceChildren(template.content);
    },
  );
}
