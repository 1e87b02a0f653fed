import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOldSite, LAYOUT, migratePage } from './support/old-site.ts';

describe('the changes', () => {
  test.each([
    ['<a href="/a" data-turbo="false">', '<a href="/a" class="no-ajax">'],
    ['<a class="big" href="/a" data-turbo="false">', '<a class="big no-ajax" href="/a">'],
    ["<a class='' data-turbo='false' href='/a'>", "<a class='no-ajax' href='/a'>"],
    ['<form\r\n  action="/a"\r\n  data-turbo="false"\r\n>', '<form\r\n  action="/a"\r\n>'],
    [
      '<form><button data-turbo-confirm="Sure?"></button></form>',
      '<form><button data-confirm="Sure?"></button></form>',
    ],
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
    const { code, html } = await migratePage(`\uFEFF<!-- é -->\r\n${before}\n`);
    expect(html).toBe(`\uFEFF<!-- é -->\r\n${after}\n`);
    expect(code).toBe(0);
  });

  test.each([
    ['an attribute in two spellings', '<a href="/a" hx-boost="" data-hx-boost="true">'],
    ['the confirmation of a plain link', '<a href="/a" data-turbo-confirm="Sure?">'],
    ['the confirmation of a button without a form', '<button data-turbo-confirm="Sure?">'],
    ['prefetching that a meta element may switch off', '<nav data-turbo-prefetch="true">'],
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
    const { code, html } = await migratePage(before, 'page.html.twig');
    expect(html).toBe(before);
    expect(code).toBe(1);
  });

  test('a value from an expression stays, whatever the template language', async () => {
    const razor = await migratePage('<form data-turbo-confirm="@Model.Question">', 'page.cshtml');
    expect(razor.html).toBe('<form data-confirm="@Model.Question">');
    const blade = await migratePage('<form data-turbo-confirm="{{ $q }}">@csrf</form>', 'page.blade.php');
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

  test('the permissions of a changed file stay', async () => {
    const { migrate, io } = createOldSite({ 'page.html': '<a href="/a" data-turbo="false"></a>' });
    chmodSync(join(io.cwd, 'page.html'), 0o666);
    expect(await migrate('--write')).toBe(0);
    expect(statSync(join(io.cwd, 'page.html')).mode & 0o777).toBe(0o666);
    expect(readdirSync(io.cwd).toSorted()).toEqual(['layout.html', 'page.html']);
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
    const { code, html } = await migratePage(old);
    expect(html).toBe(old);
    expect(code).toBe(1);
  });
});
