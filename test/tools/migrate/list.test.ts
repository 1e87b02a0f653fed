import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { createCliIo } from '../support/cli-io.ts';
import { createOldSite, migrateDist } from './support/old-site.ts';

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
    const io = createCliIo({ dist: migrateDist, cwd: join(migrateDist, '..') });
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
