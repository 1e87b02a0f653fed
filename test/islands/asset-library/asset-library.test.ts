import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import assetLibrary, { props } from '../../../islands/asset-library/asset-library.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount } from '../../support/islands.ts';
import { find } from '../../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../../support/server.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => {
  consoleWatch = watchConsole();
});
afterEach(() => {
  leavePage();
  sessionStorage.clear();
  delete (window as { dataLayer?: unknown }).dataLayer;
});

const TREE = {
  FolderId: 1,
  Name: 'Médiathèque',
  ItemLevel: 0,
  Children: [
    {
      FolderId: 2,
      Name: 'Atelier',
      ItemLevel: 1,
      Children: [{ FolderId: 4, Name: 'Four', ItemLevel: 2, Children: [] }],
    },
    { FolderId: 3, Name: '<b>🎄', ItemLevel: 1, Children: [] },
  ],
};

const escaped = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const item = (written: object) => `<li data-asset='${escaped(written)}'><a href="/x">file</a></li>`;

const FIRST = { AssetId: 11, Name: 'four.jpg', Uri: '/a.jpg', fileType: 'Image' };
const SECOND = {
  guid: 'g-12',
  OriginalFileName: 'prix & «plan».pdf',
  thumbnail_url: '/b.png',
  fileType: 'Document',
};
const LIST = `<ul>${item(FIRST)}${item(SECOND)}</ul>`;

type Lists = Record<string, string | Promise<Response> | (() => Response)>;

function serve(lists: Lists = {}, tree: () => Response | Promise<Response> = () => jsonAnswer(TREE)) {
  return stubServer(({ pathname }) => {
    if (pathname.startsWith('/api/v1/localization')) return jsonAnswer({});
    if (pathname.includes('/folders/hierarchy')) return tree();
    const [, path = ''] = /assetsbyfolder\/(.*)$/.exec(pathname) ?? [];
    const found = lists[path] ?? '<p>none</p>';
    if (typeof found === 'function') return found();
    return typeof found === 'string' ? answer(found) : found;
  });
}

const show = (attributes = '', list: string | null = LIST, around = (html: string) => html) =>
  mountPage(
    around(
      `<div data-island="${registerIsland(assetLibrary, { props })}" data-root-folder-id="1" ${attributes}>` +
        `<details open><summary>Folders</summary></details>` +
        `${list === null ? '' : `<div data-slot="list">${list}</div>`}</div>`,
    ),
  );

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const folder = (name: string) => rows().find((one) => one.textContent === name)!;
const listSlot = () => find('[data-slot=list]');
const pushed = () => (window as { dataLayer?: unknown[] }).dataLayer ?? [];
const status = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('|');

async function open(name: string) {
  await vi.waitFor(() => expect(folder(name)).toBeDefined());
  folder(name).click();
}

function received(type: string): unknown[] {
  const details: unknown[] = [];
  document.addEventListener(`archipel:${type}`, (event) => details.push((event as CustomEvent).detail));
  return details;
}

test('a folder shows its list, is told to the tag manager and announced; what the server wrote is not asked for again [MED-07] [TAG-03]', async () => {
  const { requests } = serve({ '2/1': LIST });
  const changes = received('folder-changed');
  await show();
  await open('Atelier');
  await vi.waitFor(() => expect(changes).toEqual([{ rootFolderId: '1', folderId: '2' }]));
  expect(
    requests.map(({ url }) => url.pathname + url.search).filter((path) => path.includes('assetslibrary')),
  ).toEqual([
    '/api/v1/assetslibrary/folders/hierarchy?folderId=1',
    '/fr/assetslibrary/asset/assetsbyfolder/2/1',
  ]);
  expect(pushed()).toEqual([{ event: 'changeFolder', rootFolderId: '1', targetFolderId: '2' }]);
  expect(status()).toContain('Atelier : 2 fichiers');
  expect(folder('Atelier').getAttribute('aria-selected')).toBe('true');
  expect(folder('Atelier').getAttribute('aria-expanded')).toBe('true');
  expect(location.pathname).toBe('/');
});

test('without a list in the page that of the root is asked for, and nothing is pushed [MED-07]', async () => {
  const { requests } = serve({ '': '<ul></ul>' });
  await show('', null);
  await vi.waitFor(() =>
    expect(requests.some(({ url }) => url.pathname.endsWith('/assetsbyfolder/'))).toBe(true),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('Ce dossier est vide.'));
  expect(pushed()).toEqual([]);
});

test('a late folder is never shown, an empty one says so [MED-07]', async () => {
  const late = later<Response>();
  serve({ '2/1': late.promise, '3/1': ' ' });
  const changes = received('folder-changed');
  await show();
  await open('Atelier');
  await open('<b>🎄');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Ce dossier est vide.'));
  late.resolve(answer('<p>late</p>'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(listSlot().textContent).not.toContain('late');
  expect(changes).toEqual([{ rootFolderId: '1', folderId: '3' }]);
  expect(status()).toContain('<b>🎄 : Ce dossier est vide.');
});

test('a failed folder says so in its place and never shows another one’s files; it can be tried again [MED-07]', async () => {
  let isDown = true;
  serve({ '2/1': () => (isDown ? answer('', { status: 500 }) : answer('<p>two</p>')) });
  await show('data-select="several"');
  await vi.waitFor(() => expect(document.querySelectorAll('.ar-asset-control')).toHaveLength(2));
  await open('Atelier');
  await vi.waitFor(() => expect(listSlot().querySelector('[data-asset]')).toBeNull());
  expect(find('[role=alert]').textContent).toContain('Réessayer');
  expect(document.querySelector('input[type=search]')).toBeNull();
  isDown = false;
  find('[role=alert] button').click();
  await vi.waitFor(() => expect(listSlot().textContent).toBe('two'));
});

test('a tree that fails can be tried again, the list stays; a circle is told [MED-06]', async () => {
  let tries = 0;
  const circle = { ...TREE, Children: [...TREE.Children, { FolderId: 2, Name: 'Again' }] };
  serve({}, () => (++tries === 1 ? answer('<html>no</html>', { status: 503 }) : jsonAnswer(circle)));
  await show();
  await vi.waitFor(() =>
    expect(find('.ar-library-failed').textContent).toContain('n’ont pas pu être chargés'),
  );
  expect(listSlot().textContent).toContain('file');
  find('.ar-library-failed button').click();
  await vi.waitFor(() => expect(rows()).toHaveLength(4));
  expect(document.body.textContent).toContain('nommés deux fois');
  expect(consoleWatch.warnings().join()).toContain('names folders twice');
});

test('files of either shape are chosen in the server’s own list, from folder to folder, and handed over as they were written [MED-08] [MED-09]', async () => {
  serve({ '3/1': `<ul>${item({ AssetId: 30, Name: 'x.png' })}<li data-asset="no json">x</li></ul>` });
  const chosen = received('asset-chosen');
  const closed = vi.fn();
  await show('data-select="several"', LIST, (html) => `<dialog open>${html}</dialog>`);
  find('dialog').addEventListener('close', closed);
  await vi.waitFor(() => expect(document.querySelectorAll('.ar-asset-control')).toHaveLength(2));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.ar-asset-control')];
  expect(boxes().map((box) => box.ariaLabel)).toEqual(['four.jpg', 'prix & «plan».pdf']);
  boxes()[0]!.click();
  boxes()[1]!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, shiftKey: true }));
  boxes()[1]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  await vi.waitFor(() => expect(find('.ar-library-choice').textContent).toContain('2 fichiers choisis'));
  await open('<b>🎄');
  await vi.waitFor(() => expect(boxes().map((box) => box.value)).toEqual(['30']));
  expect(consoleWatch.warnings().join()).toContain('data-asset is no JSON');
  find('.ar-library-choice .ar-button').click();
  expect(chosen).toEqual([{ asset: FIRST }, { asset: SECOND }]);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('what is not accepted can’t be chosen; one at a time is taken by a double press [MED-09]', async () => {
  serve();
  const chosen = received('asset-chosen');
  await show('data-select="one" data-accept="Image"');
  await vi.waitFor(() => expect(document.querySelectorAll('.ar-asset-control')).toHaveLength(2));
  const [first, second] = [...document.querySelectorAll<HTMLInputElement>('.ar-asset-control')];
  expect([first!.type, second!.disabled]).toEqual(['radio', true]);
  second!.parentElement!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
  expect(chosen).toEqual([]);
  first!.parentElement!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
  expect(chosen).toEqual([{ asset: FIRST }]);
});

test('unmounted, the page is as the server wrote it [MED-07]', async () => {
  serve();
  const host = await show('data-select="several"');
  await vi.waitFor(() => expect(document.querySelectorAll('.ar-asset-control')).toHaveLength(2));
  unmount(host);
  expect(host.querySelector('.ar-asset-control, .ar-library')).toBeNull();
  expect(host.querySelector('details')).not.toBeNull();
  expect(find('[data-slot=list]', host).innerHTML).toBe(
    LIST.replaceAll('&amp;', '&amp;').replace(
      /data-asset='([^']*)'/g,
      (_, json: string) => `data-asset="${json.replaceAll('"', '&quot;')}"`,
    ),
  );
});
