import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type * as VscodeHtml from 'vscode-html-languageservice';
import { watchFaults, writeSitePage } from '../support/site.ts';
import { installedProject, runInstalled } from '../support/stranger.ts';
import { serveFolder } from './server.ts';

/* An empty folder outside the repository, with the packed archive alone, as a stranger has it. */

// Its files for `import` have no file endings (5.6.2), so that Node can’t read them.
const { getLanguageService, newHTMLDataProvider, TextDocument } = createRequire(import.meta.url)(
  'vscode-html-languageservice',
) as typeof VscodeHtml;

let project: string;

// Packing and installing take seconds: the tests share one project.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  project = installedProject();
});

const ISLANDS = `<h1>Contact</h1>
  <div data-island="quantity-field" data-min="6" data-step="6">
    <label for="quantity">Bottles</label>
    <input type="number" id="quantity" name="Quantity" value="6">
  </div>
  <time data-island="countdown" data-end="2099-12-24T18:00:00+01:00" datetime="2099-12-24T18:00:00+01:00">24 December</time>
  <ul data-island="masonry"><li>One</li><li>Two</li></ul>
  <div data-island="share" data-networks="email, copy"></div>
  <div data-island="select-field">
    <select name="Country" aria-label="Country"><option>Belgium</option><option>France</option></select>
  </div>`;

test('a page of five islands comes alive on a static server', async ({ page }) => {
  const printed = runInstalled(project, 'copy', 'assets/archipel').text;
  expect(printed).toContain('<script type="module" src="/assets/archipel/archipel.js"></script>');
  writeSitePage(project, 'page.html', { body: ISLANDS });
  const server = await serveFolder(project);
  const faults = watchFaults(page);
  await page.goto(`${server.url}page.html`);
  await page.getByLabel('Bottles').focus();
  await expect(page.locator('[data-island-state="ready"]')).toHaveCount(5);
  expect(faults).toEqual([]);
  server.close();
});

test('`archipel check` passes that page, and finds each planted fault at its line', () => {
  writeSitePage(project, 'page.html', { body: ISLANDS });
  expect(runInstalled(project, 'check', 'page.html')).toEqual({
    code: 0,
    text: expect.stringMatching(/1 file, 5 islands, 0 errors/),
  });
  const planted = ISLANDS.replace('data-step="6"', 'data-stpe="6"')
    .replace('"masonry"', '"masonri"')
    .replace('name="Quantity"', 'data-val-required="Please."')
    .replace('for="quantity"', 'for="bottles"');
  writeSitePage(project, 'planted.html', { body: planted });
  const { code, text } = runInstalled(project, 'check', 'planted.html', '--json');
  expect(code).toBe(1);
  const { findings } = JSON.parse(text) as { findings: { line: number; message: string }[] };
  const lines = readFileSync(join(project, 'planted.html'), 'utf8').split('\n');
  const marks = ['data-stpe', 'masonri', 'data-val-required', 'for="bottles"'];
  for (const mark of marks) {
    const line = lines.findIndex((one) => one.includes(mark)) + 1;
    expect(
      findings.filter((finding) => finding.line === line),
      mark,
    ).not.toEqual([]);
  }
});

test('an editor completes an island, an attribute and a value', () => {
  const file = join(project, 'node_modules/archipel/dist/html-custom-data.json');
  const service = getLanguageService({ useDefaultDataProvider: false });
  const data = JSON.parse(readFileSync(file, 'utf8')) as VscodeHtml.HTMLDataV1;
  service.setDataProviders(false, [newHTMLDataProvider('archipel', data)]);
  const complete = (text: string) => {
    const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
    const position = document.positionAt(text.indexOf('|'));
    const { items } = service.doComplete(document, position, service.parseHTMLDocument(document));
    return items.map(({ label }) => label);
  };
  expect(complete('<div data-island="|"></div>')).toContain('quantity-field');
  expect(complete('<div data-island="quantity-field" |></div>')).toContain('data-step');
  expect(complete('<form data-ajax="true" data-ajax-mode="|"></form>')).toContain('replace-with');
});

test('bad input is one sentence and an exit code', () => {
  writeFileSync(join(project, 'photo.html'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 0xff]));
  writeFileSync(join(project, 'taken'), 'a file');
  const wrong = [
    ['check', 'photo.html'],
    ['check', 'missing.html'],
    ['check', 'http://127.0.0.1:9/'],
    ['copy', 'taken'],
    ['chekc', 'page.html'],
  ];
  for (const args of wrong) {
    const { code, text } = runInstalled(project, ...args);
    expect(code, text).toBe(2);
    expect(text).not.toMatch(/\n\s+at /);
    expect(text.trim().length, args.join(' ')).toBeGreaterThan(20);
  }
});
