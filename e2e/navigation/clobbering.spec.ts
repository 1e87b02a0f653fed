import type { Page } from '@playwright/test';
import { follow, press, writePages } from '../support/answers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/** Members of the document that the library, or a view library, reads. */
const DOCUMENT_NAMES =
  `querySelector querySelectorAll getElementById getElementsByName createElement createTextNode
  createComment createDocumentFragment importNode addEventListener removeEventListener contains
  dispatchEvent body head documentElement activeElement baseURI title readyState hidden scripts
  cookie forms nodeType ownerDocument defaultView documentMode`.split(/\s+/);

/** Markup that shadows a member of the document by its name or id. */
const SPEAKERS: Record<string, (name: string) => string> = {
  image: (name) => `<img name="${name}" alt="">`,
  'image with an id': (name) => `<img id="${name}" name="zz" alt="">`,
  form: (name) => `<form name="${name}"></form>`,
  'two objects': (name) => `<object id="${name}"></object><object id="${name}"></object>`,
};

/** Members of a form, or of the elements around it, that the library reads. */
const FIELD_NAMES = `getAttribute setAttribute removeAttribute hasAttribute getAttributeNames attributes id
  querySelector querySelectorAll matches closest contains children childNodes classList
  parentElement parentNode isConnected nodeType localName tagName ownerDocument style
  addEventListener removeEventListener dispatchEvent append prepend before after remove
  replaceWith replaceChildren removeChild getBoundingClientRect compareDocumentPosition action
  method target elements submit requestSubmit focus`.split(/\s+/);

const field = (name: string) => `<input name="${name}" aria-label="${name}">`;

/** Positions of such a field in the page. */
const HOSTS: Record<string, (name: string) => string> = {
  'an island': (name) => `<form data-island="probe" id="host">${field(name)}</form>`,
  'an unknown island': (name) =>
    `<form data-island="nobody">${field(name)}</form><i data-island="probe" id="host"></i>`,
  'a form around an island': (name) => `<form>${field(name)}<div data-island="probe" id="host"></div></form>`,
  'a form in an island': (name) => `<div data-island="probe" id="host"><form>${field(name)}</form></div>`,
  'a view': (name) => `<form data-island="view">${field(name)}</form><i data-island="probe" id="host"></i>`,
  'a target': (name) => `<form id="target">${field(name)}</form><i data-island="probe" id="host"></i>`,
};

interface Broken {
  what: string;
  why: string;
}

async function prepare(page: Page): Promise<void> {
  await page.goto('/fixtures/clobbering');
  await page.waitForFunction(() => 'insert' in globalThis);
  await whenIdle(page);
}

/** Inserts each content through the pipeline; returns those that break something around them. */
function insertEach(page: Page, contents: readonly (readonly [string, string])[]): Promise<Broken[]> {
  // Each content has two visits, and each visit waits for a frame, which a busy machine draws late.
  test.setTimeout(60_000 + 300 * contents.length);
  return page.evaluate(async (all) => {
    const { insert } = globalThis as unknown as { insert: (html: string) => Promise<string> };
    const broken: Broken[] = [];
    for (const [what, html] of all) {
      const why = await insert(html).catch(String);
      if (why) broken.push({ what, why });
    }
    return broken;
  }, contents);
}

test('no name of an image, form or object in an answer speaks for the document [NAV-01]', async ({
  page,
}) => {
  await prepare(page);
  const contents = Object.entries(SPEAKERS).flatMap(([what, markup]) =>
    DOCUMENT_NAMES.map(
      (name) => [`${what} ${name}`, `${markup(name)}<form data-island="probe" id="host"></form>`] as const,
    ),
  );
  expect(await insertEach(page, contents)).toEqual([]);
});

test('no field of a form speaks for its form: islands, views, targets and what is beside them live [PGE-12] @react', async ({
  page,
}) => {
  await prepare(page);
  const contents = Object.entries(HOSTS).flatMap(([what, markup]) =>
    FIELD_NAMES.map((name) => [`${what}, ${name}`, markup(name)] as const),
  );
  expect(await insertEach(page, contents)).toEqual([]);
});

/** An island with a view: the view library reads the document, too. */
const MINI_CART = `<div data-island="mini-cart" data-island-when="load" data-island-key="m"
  data-fragment-url="/fr/widget/shoppingcartitems"><a href="/fr/shoppingcarts">3</a>
  <button type="button" data-mini-cart-toggle aria-expanded="false" aria-label="Contenu"></button></div>`;

// The first document has all names at once, each on another element.
for (const [what, markup] of Object.entries(SPEAKERS)) {
  test(`a first document whose names speak for it comes alive all the same: ${what} [NAV-01]`, async ({
    page,
    faults,
  }) => {
    await page.goto('/fixtures/nav/one');
    await whenIdle(page);
    const main = `${DOCUMENT_NAMES.map(markup).join('')}${MINI_CART}`;
    await faults(...(await writePages(page, { three: { main } })));
    await page.goto('/fixtures/nav/three');
    await page.locator('[data-island=mini-cart][data-island-state=ready]').waitFor();
    await follow(page, '/fixtures/nav/two#far');
    await expect(page.locator('h1')).toHaveText('Page two');
    await expect(page.locator('#far')).toBeFocused();
    await press(page, '#to-one');
    await expect(page.locator('h1')).toHaveText('Page one');
  });
}
