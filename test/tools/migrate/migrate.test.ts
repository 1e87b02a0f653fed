import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { createCliIo } from '../support/cli-io.ts';
import { writeFiles } from '../support/fake-package.ts';

const dist = join(import.meta.dirname, '../../../dist');

const LAYOUT =
  '<html><head><script type="module" src="/archipel.js"></script></head><body data-page></body></html>';

/** Creates a site with a command line in it; its layout loads Archipel. */
function createOldSite(files: Readonly<Record<string, string>>) {
  const io = createCliIo({ dist });
  writeFiles(io.cwd, { 'layout.html': LAYOUT, ...files });
  return {
    io,
    migrate: (...args: string[]) => runArchipel(['migrate', '.', ...args], io),
    read: (path: string) => readFileSync(join(io.cwd, path), 'utf8'),
    out: () => io.outLines.join('\n'),
  };
}

/** Migrates one page, and returns its new text and the report. */
async function write(html: string, name = 'page.html') {
  const { migrate, read, out } = createOldSite({ [name]: html });
  const code = await migrate('--write');
  return { code, html: read(name), out: out() };
}

describe('the list', () => {
  test('a use is named with file, line, column, and what to write', async () => {
    const { migrate, out } = createOldSite({
      'views/Order.cshtml':
        '<h1>@Model.Title</h1>\r\n<form data-ajax="true" data-ajax-success="done"></form>',
    });
    expect(await migrate()).toBe(1);
    expect(out()).toContain(
      'views/Order.cshtml:2:24  data-ajax-success="done"  listen to archipel:ajax-success; names in attributes are not called (by hand)',
    );
    expect(out()).toContain('Stays as it is: data-ajax="true" (1).');
    expect(out()).toContain('2 files, 2 uses: 1 stays, 1 by hand.');
  });

  test('a site that uses none of the libraries has nothing to do', async () => {
    const { migrate, out } = createOldSite({ 'page.html': '<p>Hello</p>' });
    expect(await migrate()).toBe(0);
    expect(out()).toBe('2 files: nothing of these libraries was found.');
  });

  test('attributes that Archipel reads as they are leave nothing to do', async () => {
    const { migrate, out } = createOldSite({
      'page.html': '<input name="A" data-val="true" data-val-length="Long" data-val-length-max="5">',
    });
    expect(await migrate()).toBe(0);
    expect(out()).toContain('3 stay, 0 by hand.');
  });

  test('a validation rule of the site’s own is left to a person', async () => {
    const { migrate, out } = createOldSite({ 'page.html': '<input data-val="true" data-val-zodiac="No">' });
    expect(await migrate()).toBe(1);
    expect(out()).toContain('write the rule as a module: write-a-rule.md');
  });

  test('Archipel’s own templates leave nothing to do', async () => {
    const io = createCliIo({ dist, cwd: join(dist, '..') });
    expect(await runArchipel(['migrate', 'demo/templates', 'islands'], io)).toBe(0);
    expect(io.outLines.join()).toMatch(/ 0 by hand/);
  });

  test.each([
    ['site.js', 'document.addEventListener("turbo:load", start);', 'archipel:page-loaded'],
    ['site.ts', "$('#box').modal('show')", 'showModal()'],
    ['page.html', '<script>$.validator.addMethod("zodiac", f)</script>', 'write-a-rule.md'],
    ['page.html.erb', '<%= turbo_frame_tag "cart" do %>', 'data-ajax-update="#cart"'],
    ['page.html.erb', '<%= link_to "x", x_path, data: { turbo_method: :delete } %>', 'turbo_method'],
    ['page.cshtml', '@Html.ActionLink("x", "y", null, new { data_bs_toggle = "modal" })', 'data_bs_toggle'],
    ['page.html', '{{ form|attr:"hx-get:/x" }}{% load x %}', 'hx-get'],
    ['page.html.twig', '<script>htmx.ajax("GET", "{{ url }}")</script>', 'visit(url)'],
  ])('code in %s is found', async (name, text, advice) => {
    const { migrate, out } = createOldSite({ [name]: text });
    expect(await migrate()).toBe(1);
    expect(out()).toContain(advice);
  });

  test('comments in templates are left out', async () => {
    const { migrate } = createOldSite({ 'page.html.twig': '{# hx-get #}<!-- <a hx-get="/"> -->' });
    expect(await migrate()).toBe(0);
  });

  test('comments in code, minified files and the libraries themselves are left out', async () => {
    const { migrate } = createOldSite({
      'site.js': '// Turbo.visit("/")\nconst site = "http://host//Turbo";',
      'site.min.js': 'Turbo.visit("/")',
      'htmx.js': 'htmx.ajax()',
      'node_modules/a/a.js': 'Turbo.visit("/")',
      'packed.js': `${'a;'.repeat(6000)}Turbo.visit("/")`,
    });
    expect(await migrate()).toBe(0);
  });

  test('--from limits the libraries, and JSON lists what stays too', async () => {
    const { migrate, out } = createOldSite({
      'page.html': '<a data-turbo-method="delete" data-ajax="true" hx-get="/x">',
    });
    expect(await migrate('--from', 'unobtrusive,turbo', '--format', 'json')).toBe(1);
    const { totals, findings } = JSON.parse(out()) as { totals: object; findings: { from: string }[] };
    expect(totals).toEqual({ files: 2, stays: 1, pending: 0, changed: 0, byHand: 1 });
    expect(findings.map(({ from }) => from)).toEqual(['turbo', 'unobtrusive']);
  });

  test.each([
    [['--from', 'turboo'], 'There is no way from "turboo". Did you mean "turbo"?'],
    [['--format', 'xml'], 'There is no format "xml". There are: pretty, json.'],
    [['nowhere'], 'nowhere does not exist. Name a folder of pages and scripts.'],
    [['layout.html'], 'layout.html is a file. Name the folder that it is in.'],
  ])('%j is wrong use', async (args, sentence) => {
    const { migrate, io } = createOldSite({});
    expect(await migrate(...args)).toBe(2);
    expect(io.errLines).toEqual([sentence]);
  });
});

describe('the changes', () => {
  test.each([
    ['<a href="/a" data-turbo="false">', '<a href="/a" class="no-ajax">'],
    ['<a class="big" href="/a" data-turbo="false">', '<a class="big no-ajax" href="/a">'],
    ["<a class='' data-turbo='false' href='/a'>", "<a class='no-ajax' href='/a'>"],
    ['<form\r\n  action="/a"\r\n  data-turbo="false"\r\n>', '<form\r\n  action="/a"\r\n>'],
    ['<button data-turbo-confirm="Sure?">', '<button data-confirm="Sure?">'],
    ['<nav data-turbo-prefetch="false">', '<nav data-prefetch="false">'],
    ['<meta name="turbo-prefetch" content="false"><p>', '<p>'],
    ['<a href="/a" hx-boost="true">', '<a href="/a">'],
    ['<a href="/a" data-hx-boost="false">', '<a href="/a" class="no-ajax">'],
    ['<form data-ajax="true" data-ajax-begin="">', '<form data-ajax="true">'],
    [
      '<a href="/a" hx-get="/a" hx-target="#l" hx-select="#l" hx-swap="outerHTML" hx-push-url="true">',
      '<a href="/a" data-ajax="true" data-ajax-update="#l" data-ajax-mode="replace-with" data-ajax-push="true">',
    ],
  ])('%s becomes %s', async (before, after) => {
    const { code, html } = await write(`\uFEFF<!-- é -->\r\n${before}\n`);
    expect(html).toBe(`\uFEFF<!-- é -->\r\n${after}\n`);
    expect(code).toBe(0);
  });

  test.each([
    ['the confirmation of a plain link', '<a href="/a" data-turbo-confirm="Sure?">'],
    ['a class from an expression', '<a class="{{ c }}" href="/a" data-turbo="false">'],
    ['a condition between attributes', '<a {% if a %}class="b"{% endif %} href="/a" data-turbo="false">'],
    ['another address', '<a href="/a" hx-get="/b" hx-target="#l" hx-select="#l" hx-swap="outerHTML">'],
    ['another target', '<a href="/a" hx-get="/a" hx-target="#l" hx-select="#m" hx-swap="outerHTML">'],
    [
      'an inherited value',
      '<p hx-vals="{}"><a href="/a" hx-get="/a" hx-target="#l" hx-select="#l" hx-swap="outerHTML"></a>',
    ],
    ['a name that is taken', '<button data-confirm="A" data-turbo-confirm="B">'],
    ['boosted forms', '<div hx-boost="true"><form></form></div>'],
  ])('%s is left to a person', async (_reason, before) => {
    const { code, html } = await write(before, 'page.html.twig');
    expect(html).toBe(before);
    expect(code).toBe(1);
  });

  test('a value from an expression stays, whatever the template language', async () => {
    const razor = await write('<form data-turbo-confirm="@Model.Question">', 'page.cshtml');
    expect(razor.html).toBe('<form data-confirm="@Model.Question">');
    const blade = await write('<form data-turbo-confirm="{{ $q }}">@csrf</form>', 'page.blade.php');
    expect(blade.html).toBe('<form data-confirm="{{ $q }}">@csrf</form>');
  });

  test('a second run finds nothing to change', async () => {
    const before =
      '<a href="/a" data-turbo="false"></a><a data-turbo-method="delete" data-turbo-confirm="?"></a>';
    const { migrate, read, io } = createOldSite({ 'page.html': before });
    expect(await migrate('--write')).toBe(1);
    const after = read('page.html');
    io.outLines.length = 0;
    expect(await migrate('--write')).toBe(1);
    expect(read('page.html')).toBe(after);
    expect(io.outLines.join()).not.toContain('(changed)');
  });

  test('nothing is changed where no page loads Archipel', async () => {
    const before = '<a href="/a" data-turbo="false"></a>';
    const { migrate, read, io } = createOldSite({ 'layout.html': '<html></html>', 'page.html': before });
    expect(await migrate('--write')).toBe(2);
    expect(io.errLines.join()).toContain('No page of these files loads archipel.js');
    expect(read('page.html')).toBe(before);
  });

  test('a file in another encoding is listed, and stays', async () => {
    const { migrate, io, out } = createOldSite({});
    const before = Buffer.from('<meta charset="latin1">é<a href="/a" data-turbo="false"></a>', 'latin1');
    writeFileSync(join(io.cwd, 'old.html'), before);
    expect(await migrate('--write')).toBe(1);
    expect(readFileSync(join(io.cwd, 'old.html'))).toEqual(before);
    expect(out()).toContain('class="no-ajax" (by hand)');
  });

  test('links that lead out of the folder are not followed', async () => {
    const outside = createOldSite({ 'page.html': '<a href="/a" data-turbo="false"></a>' });
    const { migrate, io } = createOldSite({});
    mkdirSync(join(io.cwd, 'views'));
    symlinkSync(outside.io.cwd, join(io.cwd, 'views/linked'));
    symlinkSync(join(outside.io.cwd, 'page.html'), join(io.cwd, 'views/page.html'));
    expect(await migrate('--write')).toBe(0);
    expect(outside.read('page.html')).toContain('data-turbo');
  });
});

describe('the script of a library', () => {
  const OLD = LAYOUT.replace('</head>', '\n  <script src="/lib/bootstrap.bundle.min.js"></script>\n</head>');

  test('goes when nothing of its library is left to a person', async () => {
    const { migrate, read } = createOldSite({
      'layout.html': OLD,
      'page.html':
        '<button data-bs-toggle="collapse" data-bs-target="#a"></button><div class="collapse" id="a">',
    });
    expect(await migrate('--write')).toBe(0);
    expect(read('layout.html')).toBe(LAYOUT.replace('</head>', '\n</head>'));
  });

  test('stays while a component needs it', async () => {
    const { migrate, read, out } = createOldSite({
      'layout.html': OLD,
      'page.html': '<button data-bs-toggle="modal" data-bs-target="#a"></button>',
    });
    expect(await migrate('--write')).toBe(1);
    expect(read('layout.html')).toBe(OLD);
    expect(out()).toContain('remove it (by hand)');
  });

  test('stays in a page that does not load Archipel', async () => {
    const old = '<html><script src="/lib/turbo.js"></script></html>';
    const { code, html } = await write(old);
    expect(html).toBe(old);
    expect(code).toBe(1);
  });
});
