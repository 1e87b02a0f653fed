/* The reference: the minimum that a visit needs, and nothing else. */

const fetchText = async (url) => (await fetch(url)).text();

function follow(find, go) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link || link.origin !== location.origin) return;
    event.preventDefault();
    go(find(), link.href);
  });
}

/** Fetches a page, parses it, replaces the main part, and updates address and scroll position. */
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

/** Fetches a fragment and inserts it. */
export function startScoped() {
  follow(
    () => document.querySelector('#list'),
    async (list, url) => {
      const template = document.createElement('template');
      // oxlint-disable-next-line no-restricted-properties -- The reference; the product's own costs more.
      template.innerHTML = await fetchText(url);
      list.replaceChildren(template.content);
    },
  );
}
