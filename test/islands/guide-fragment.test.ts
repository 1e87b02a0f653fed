import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mount } from '#runtime';
import { blocksOf } from '../support/guide.ts';
import { watchConsole } from '../support/console.ts';
import { leavePage, mountPage, registerIsland } from '../support/islands.ts';
import { find, showPage } from '../support/page.ts';
import { answer, later, stubServer } from '../support/server.ts';

const FOLDER = 'islands/delivery-times/';
const root = join(import.meta.dirname, '../..');
const blocks = blocksOf(readFileSync(join(root, 'docs/write-an-island.md'), 'utf8'))
  .filter(({ file }) => file.startsWith(FOLDER))
  .map(({ file, text }) => ({ file: basename(file), text }));

// The folder is inside the repository, so that imports resolve.
const folder = join(root, '.cache', `guide-fragment-${process.pid}`);
mkdirSync(folder, { recursive: true });
for (const { file, text } of blocks) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => void watchConsole());
afterEach(leavePage);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

test('the guide’s island with a fragment of the server has at most 40 lines', () => {
  // The description in three languages (about.ts) is never loaded by a page; polling is another recipe.
  const isOwn = (file: string) => file.endsWith('.ts') && file !== 'about.ts' && file !== 'poll.ts';
  const code = blocks.filter(({ file }) => isOwn(file));
  expect(code.map(({ file }) => file)).toEqual(['index.ts', 'props.ts', 'texts.ts', 'delivery-times.ts']);
  expect(code.reduce((sum, { text }) => sum + linesOf(text), 0)).toBeLessThanOrEqual(40);
});

test('it loads, fails, is tried again and announced, word for word as the guide has it', async () => {
  const island = (await import(/* @vite-ignore */ join(folder, 'delivery-times.ts'))) as {
    default: Mount;
    props: never;
  };
  const first = later<Response>();
  const { requests } = stubServer(() => (requests.length === 1 ? first.promise : answer('<p>2 jours</p>')));
  const name = registerIsland(island.default, { props: island.props });
  const example = blocks.find(({ file }) => file === 'example.html')!.text;
  await mountPage(example.replace('data-island="delivery-times"', `data-island="${name}"`));
  const times = find('[data-times]');
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
  expect(times.getAttribute('aria-busy')).toBe('true');
  expect(times.textContent).toBe('Chargement…');
  first.resolve(answer('', { status: 500 }));
  await vi.waitFor(() => expect(find('[role=alert]', times).textContent).toContain('n’a pas pu être chargé'));
  find('[role=alert] button', times).click();
  await vi.waitFor(() => expect(times.textContent).toBe('2 jours'));
  expect(times.hasAttribute('aria-busy')).toBe(false);
  expect(find('.ar-visually-hidden').textContent).toBe('Les délais de livraison sont affichés.');
});

test('its recipe for polling reads at intervals, and after a failure waits for the retry button', async () => {
  const { poll } = (await import(/* @vite-ignore */ join(folder, 'poll.ts'))) as {
    poll: (target: HTMLElement, url: string, ms: number, signal: AbortSignal) => void;
  };
  let status = 200;
  const { requests } = stubServer(() => answer(`<p>${requests.length} en stock</p>`, { status }));
  showPage('<div id="stock"><p>Le serveur</p></div>');
  vi.useFakeTimers();
  const controller = new AbortController();
  const stock = find('#stock');
  poll(stock, '/fr/stock', 1_000, controller.signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(stock.textContent).toBe('Le serveur');
  await vi.advanceTimersByTimeAsync(1);
  expect(stock.textContent).toBe('1 en stock');
  status = 500;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(2);
  status = 200;
  find('[role=alert] button', stock).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(stock.textContent).toBe('3 en stock');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stock.textContent).toBe('4 en stock');
  controller.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(4);
  vi.useRealTimers();
});
