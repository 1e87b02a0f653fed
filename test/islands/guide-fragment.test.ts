import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mount } from '#runtime';
import { blocksOf } from '../support/guide.ts';
import { watchConsole } from '../support/console.ts';
import { leavePage, mountPage, registerIsland } from '../support/islands.ts';
import { find } from '../support/page.ts';
import { answer, later, stubServer } from '../support/server.ts';

const FOLDER = 'islands/delivery-times/';
const root = join(import.meta.dirname, '../..');
const blocks = blocksOf(readFileSync(join(root, 'docs/write-an-island.md'), 'utf8'))
  .filter(({ file }) => file.startsWith(FOLDER))
  .map(({ file, text }) => ({ file: basename(file), text }));

// Below the repository, so that its own modules are found.
const position = join(root, '.cache', `guide-fragment-${process.pid}`);
mkdirSync(position, { recursive: true });
for (const { file, text } of blocks) writeFileSync(join(position, file), text);
afterAll(() => rmSync(position, { recursive: true }));

beforeEach(() => void watchConsole());
afterEach(leavePage);

const linesOf = (text: string) => text.trimEnd().split('\n').length;

test('the guide’s island with a fragment of the server has at most 40 lines', () => {
  // What it is, in three languages, is never loaded by a page.
  const code = blocks.filter(({ file }) => file.endsWith('.ts') && file !== 'about.ts');
  expect(code.map(({ file }) => file)).toEqual(['index.ts', 'props.ts', 'texts.ts', 'delivery-times.ts']);
  expect(code.reduce((sum, { text }) => sum + linesOf(text), 0)).toBeLessThanOrEqual(40);
});

test('it loads, fails, is tried again and announced, word for word as the guide has it', async () => {
  const island = (await import(/* @vite-ignore */ join(position, 'delivery-times.ts'))) as {
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
