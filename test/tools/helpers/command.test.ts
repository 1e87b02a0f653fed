import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { SERVER_LANGUAGES } from '../../../tools/helpers/server-files.ts';
import { TEMPLATE_LANGUAGES } from '../../../tools/helpers/escape-template.ts';
import { listHelpers } from '../../../tools/helpers/table.ts';
import { writeCall } from '../../../tools/helpers/write-call.ts';
import { repository } from '../../support/files.ts';
import { readCheckedCatalogue } from '../check/support/vocabulary.ts';
import { createCliIo } from '../support/cli-io.ts';
import { writeFiles } from '../support/fake-package.ts';

const catalogue = await readCheckedCatalogue();

/** Creates a site with the built package next to it. */
function createSite() {
  const io = createCliIo();
  writeFiles(io.dist, { 'islands.json': JSON.stringify(catalogue) });
  return {
    io,
    helpers: (...args: string[]) => runArchipel(['helpers', ...args], io),
    read: (path: string) => readFileSync(join(io.cwd, path), 'utf8'),
    list: (path: string) =>
      (readdirSync(join(io.cwd, path), { recursive: true }) as string[]).filter((name) => name.includes('.')),
  };
}

test.each(SERVER_LANGUAGES)(
  'files for %s name the command that wrote them, and have no mark left',
  async (language) => {
    const { helpers, list, read } = createSite();
    expect(await helpers('--for', language, '--out', 'a/b', '--base', '/own/base')).toBe(0);
    for (const name of list('a/b')) {
      expect(read(`a/b/${name}`), name).toContain('npx archipel helpers');
      expect(read(`a/b/${name}`), name).not.toMatch(/__(?:base|html)__/);
    }
    expect(
      list('a/b')
        .map((name) => read(`a/b/${name}`))
        .join('\n'),
    ).toContain('/own/base/');
  },
);

test('ASP.NET has a class and Blade a component for each island, and the same command writes them again', async () => {
  const names = listHelpers(catalogue).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(70);
  const { helpers, list, read } = createSite();
  expect(await helpers('--for', 'aspnet', '--out', 'net')).toBe(0);
  expect(await helpers('--for', 'aspnet', '--out', 'net')).toBe(0);
  expect(list('net/Islands')).toHaveLength(names.length);
  expect(read('net/Islands/QuantityFieldTagHelper.cs')).toContain('public double? Min { get; set; }');
  expect(await helpers('--for', 'blade', '--out', 'php')).toBe(0);
  expect(list('php/components/ar').toSorted()).toEqual(names.map((name) => `${name}.blade.php`).toSorted());
});

test('a file of the site is never overwritten', async () => {
  const { io, helpers, read } = createSite();
  writeFiles(io.cwd, { 'shop/templatetags/archipel.py': '# My own tags.' });
  expect(await helpers('--for', 'django', '--out', 'shop/templatetags')).toBe(2);
  expect(io.errLines.join()).toMatch(/archipel\.py is a file of your own: it was not overwritten/);
  expect(read('shop/templatetags/archipel.py')).toBe('# My own tags.');
});

test.each([
  [['--for', 'twigg', '--out', 'a'], 'There are no helpers for "twigg". Did you mean "twig"?'],
  [['--out', 'a'], 'Write --for and the language of your server: aspnet, twig, '],
  [['--for', 'twig'], 'Write --out and a folder for the helpers.'],
  [['twig', '--for', 'twig', '--out', 'a'], '"twig" stands alone: write --for twig.'],
  [['--for', 'twig', '--out', 'dist/helpers'], 'is a folder of the package itself.'],
  [['--for', 'twig', '--out', 'a', '--base', 'assets'], '--base assets is no address of a folder.'],
])('wrong use is one sentence: %j', async (args, sentence) => {
  const { io, helpers } = createSite();
  expect(await helpers(...args)).toBe(2);
  expect(io.errLines).toEqual([expect.stringContaining(sentence)]);
});

test('no parameter has a name that all helpers give a meaning, and none is there twice', () => {
  for (const { name, parameters } of listHelpers(catalogue)) {
    const names = parameters.map((one) => one.name);
    expect(new Set(names).size, name).toBe(names.length);
    for (const reserved of ['tag', 'props', 'attributes']) expect(names, name).not.toContain(reserved);
  }
});

const MARKUP = [
  '<div class="ar-quantity" data-island="quantity-field" data-min="6" data-step="6">',
  '  <input type="number" name="Quantity" value="6" />',
  '</div>',
].join('\n');

test('the guide has the call of the quantity field in each language, letter by letter', () => {
  const guide = readFileSync(join(repository, 'docs/server-helpers.md'), 'utf8');
  const subject = { name: 'quantity-field', island: catalogue.islands['quantity-field']! };
  for (const language of TEMPLATE_LANGUAGES.filter((one) => one !== 'html'))
    expect(guide).toContain(`\n${writeCall(MARKUP, subject, language)}\n\`\`\`\n`);
});

test('plain HTML and a service without an element are only escaped', () => {
  const { notices } = catalogue.islands;
  const subject = { name: 'notices', island: notices! };
  expect(writeCall('<p>{{ a }}</p>', subject, 'html')).toBe('<p>{{ a }}</p>');
  expect(writeCall('<p>{{ a }}</p>', subject, 'twig')).toBe("<p>{{ '{{' }} a }}</p>");
});

test('a host whose values a language can’t write stays HTML', () => {
  const subject = { name: 'share', island: catalogue.islands['share']! };
  const html = `<div data-island="share" data-networks="x" data-text='"a" &amp; l&#39;autre'></div>`;
  expect(writeCall(html, subject, 'liquid')).toBe(html);
  expect(writeCall(html, subject, 'twig')).toContain(String.raw`text='"a" & l\'autre'`);
});
