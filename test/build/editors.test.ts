import { Ajv } from 'ajv';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import {
  getLanguageService,
  newHTMLDataProvider,
  TextDocument,
  type HTMLDataV1,
  type MarkupContent,
} from 'vscode-html-languageservice';
import { importFromBuild, readCatalogue } from '../support/catalogue.ts';
import { listFiles, read } from '../support/files.ts';

interface WebTypesAttribute {
  readonly name: string;
  readonly description: string;
  readonly 'doc-url'?: string;
  readonly value: { readonly kind: string; readonly type?: string };
  readonly values?: readonly { readonly name: string; readonly description?: string }[];
}

interface WebTypes {
  readonly name: string;
  readonly version: string;
  readonly 'description-markup': string;
  readonly contributions: {
    readonly html: { readonly attributes: readonly WebTypesAttribute[] };
    readonly css: Readonly<
      Record<'classes' | 'properties', readonly { name: string; description: string }[]>
    >;
  };
}

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

const catalogue = await readCatalogue();

const { editorFiles } = (await importFromBuild('editors/index.mjs')) as {
  editorFiles(catalogue: unknown, about: object): Map<string, Buffer>;
};

const about = { name: 'archipel', version: '1.2.3', homepage: 'https://example.com/archipel/' };
const files = editorFiles(catalogue, about);
const textOf = (name: string) => files.get(name)!.toString();
const jsonOf = (name: string) => JSON.parse(textOf(name)) as unknown;

describe('html-custom-data.json in the language service of VS Code', () => {
  const data = jsonOf('html-custom-data.json') as HTMLDataV1;
  const service = getLanguageService({ useDefaultDataProvider: false });
  service.setDataProviders(false, [newHTMLDataProvider('archipel', data)]);

  /** Opens a document; `|` is the cursor. */
  function open(text: string) {
    const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
    return [document, document.positionAt(text.indexOf('|')), service.parseHTMLDocument(document)] as const;
  }

  const labelsAt = (text: string) => service.doComplete(...open(text)).items.map(({ label }) => label);

  const hoverAt = (text: string) => (service.doHover(...open(text))!.contents as MarkupContent).value;

  test('completes the name of an island', () => {
    const labels = labelsAt('<div data-island="|"></div>');
    expect(labels).toEqual(expect.arrayContaining(['cart', 'carousel', 'quantity-field']));
    expect(labels).not.toContain('lazy-image');
  });

  test('completes an attribute of an island, of the page and of a rule', () => {
    const labels = labelsAt('<div data-island="carousel" |></div>');
    expect(labels).toEqual(
      expect.arrayContaining(['data-preset', 'data-page-part', 'data-val-range', 'data-val-range-min']),
    );
  });

  test('completes a value of an attribute', () => {
    expect(labelsAt('<div data-island="carousel" data-preset="|"></div>')).toEqual(
      expect.arrayContaining(['brands', 'ticker']),
    );
    expect(labelsAt('<form data-ajax-mode="|"></form>')).toContain('replace-with');
    expect(labelsAt('<div data-zero-lock="|"></div>')).toEqual(expect.arrayContaining(['true', 'false']));
  });

  test('an attribute that counts by being there is completed without a value', () => {
    const { items } = service.doComplete(...open('<main |></main>'));
    const page = items.find(({ label }) => label === 'data-page')!;
    expect(page.textEdit!.newText).toBe('data-page');
  });

  test('hovers tell what an attribute and an island do, with a link', () => {
    const attribute = hoverAt('<div data-pre|set="brands"></div>');
    expect(attribute).toContain('**carousel**: Purpose of the strip');
    expect(attribute).toContain('https://example.com/archipel/docs/islands.md#carousel');
    const island = hoverAt('<div data-island="car|t"></div>');
    expect(island).toContain('React view in place of your HTML');
    expect(island).toContain('/docs/islands.md#cart');
  });

  test('every attribute has a description, and is there once', () => {
    const attributes = data.globalAttributes!;
    const names = attributes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(Object.keys(catalogue.page)));
    const silent = attributes.filter(({ description }) => !(description as MarkupContent).value);
    expect(silent).toEqual([]);
  });

  test('without an address of the documents there are no links, but their place in the package', () => {
    const [first] = [...editorFiles(catalogue, { ...about, homepage: undefined }).values()];
    expect(String(first)).not.toContain('"references"');
    expect(String(first)).toContain('In the package: `docs/islands.md#cart`');
  });
});

describe('web-types.json', () => {
  const data = jsonOf('web-types.json') as WebTypes;
  const { html, css } = data.contributions;

  test('has the form that JetBrains’ editors read', () => {
    expect(data).toMatchObject({ name: 'archipel', version: '1.2.3', 'description-markup': 'markdown' });
    const wrong = html.attributes.filter(
      ({ name, description, value, values = [] }) =>
        !/^data-[a-z0-9-]+$/.test(name) ||
        description === '' ||
        !['plain', 'no-value'].includes(value.kind) ||
        (value.type === 'enum') !== (values.length > 0 && value.kind === 'plain'),
    );
    expect(wrong).toEqual([]);
    expect(css.classes.map(({ name }) => name)).toEqual(Object.keys(catalogue.classes));
    expect(css.properties.map(({ name }) => name)).toEqual(Object.keys(catalogue.properties));
  });

  test('names islands as values of data-island', () => {
    const island = html.attributes.find(({ name }) => name === 'data-island')!;
    expect(island.values!.map(({ name }) => name)).toEqual(expect.arrayContaining(['cart', 'coupon']));
    expect(island['doc-url']).toBe('https://example.com/archipel/docs/contract.md#islands');
  });

  test('is found by the field of package.json', () => {
    const { exports: entries, ...field } = JSON.parse(read('package.json')) as {
      exports: Record<string, string>;
      'web-types': string;
    };
    expect(field['web-types']).toBe(entries['./web-types.json']);
    const exported = Object.values(entries);
    expect([...files.keys()].filter((name) => !exported.includes(`./dist/${name}`))).toEqual([]);
  });
});

describe('snippets.json', () => {
  const snippets = Object.values(jsonOf('snippets.json') as Record<string, Snippet>);

  const unescape = (body: readonly string[]) => body.join('\n').replace(/\\([\\$}])/g, '$1');

  test('has the example of each island in French and Dutch, each with a prefix of its own', () => {
    const prefixes = snippets.map(({ prefix }) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes).toEqual(expect.arrayContaining(['ar-cart-fr', 'ar-cart-nl', 'ar-cart-empty-fr']));
    const islands = Object.keys(catalogue.islands);
    expect(islands.filter((name) => !prefixes.includes(`ar-${name}-nl`))).toEqual([]);
  });

  test('is HTML without a fault, and no sign of a snippet is left in it', () => {
    const faults = snippets.flatMap(({ prefix, body }) => {
      const found: string[] = [];
      parseFragment(unescape(body), { onParseError: ({ code }) => found.push(`${prefix}: ${code}`) });
      return found;
    });
    expect(faults).toEqual([]);
    const open = snippets.filter(({ body }) => /(?<!\\)\$/.test(body.join('\n')));
    expect(open).toEqual([]);
  });
});

describe('schemas/config.json', () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(catalogue.settings);

  // The page of `archipel check` has wrong examples on purpose.
  const examples = [
    ...listFiles('docs').filter((file) => file.endsWith('.md') && !file.endsWith('/check.md')),
    'README.md',
  ].flatMap((file) =>
    [...read(file).matchAll(/<script type="application\/json" id="archipel-config"[^>]*>([^]*?)<\/script>/g)]
      .map(([, text]) => text!)
      .filter((text) => text.trim().startsWith('{') && !text.includes('{{') && !text.includes('…')),
  );

  test('accepts every example of the documents', () => {
    expect(examples.length).toBeGreaterThan(1);
    for (const text of examples) expect(validate(JSON.parse(text)), text).toBe(true);
  });

  test.each([
    ['a text where a number belongs', { animation: { anchor: '400' } }],
    ['an unknown key of ours', { links: { prefetchAll: true } }],
    ['a provider that there is not', { map: { provider: 'here' } }],
    ['strings that are true', { strings: true }],
  ])('refuses %s', (_, settings) => {
    expect(validate(settings)).toBe(false);
  });

  test('leaves the settings of a site’s own islands alone', () => {
    expect(validate({ readMore: { lines: 3 } })).toBe(true);
  });
});

describe('llms.txt', () => {
  const text = textOf('llms.txt');
  const withoutCode = text.replace(/^```[^]*?^```/gm, '');

  test('has at most 100 kB, every island, rule, setting and attribute of the page', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
    const former = /^data-ajax-(?:begin|complete|success|failure)$/;
    const names = [
      ...Object.keys(catalogue.islands).map((name) => `### ${name}\n`),
      ...Object.keys(catalogue.rules).map((name) => `\`${name}\``),
      ...Object.keys(catalogue.page)
        .filter((name) => !former.test(name))
        .map((name) => `\`${name}\``),
      '`layout.breakpoints.md`',
    ];
    expect(names.filter((name) => !withoutCode.includes(name))).toEqual([]);
  });

  test('shows the markup of an island on one line: what belongs to it, and one item of each list', () => {
    const [, carousel = ''] = /### carousel\n[^]*?```html\n(.*)\n```/.exec(text) ?? [];
    expect(carousel).toMatch(
      /^<section data-island="carousel" data-preset="brands">.*<div data-viewport><ul><li>/,
    );
    expect(carousel.match(/<li>/g)).toHaveLength(1);
  });

  test('leaves the longest examples to the documents where there is no room', () => {
    const calls = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [
        `cart.call${index}`,
        { method: 'GET', path: `/api/v1/a/long/path/${'x'.repeat(40)}`, description: 'A call.' },
      ]),
    );
    const longer = String(editorFiles({ ...catalogue, calls }, about).get('llms.txt'));
    expect(Buffer.byteLength(longer)).toBeLessThanOrEqual(100_000);
    expect(longer).toContain('`cart.call199`: `GET /api/v1/');
    expect(longer).toContain('Example: docs/islands.md#product-list');
  });
});
