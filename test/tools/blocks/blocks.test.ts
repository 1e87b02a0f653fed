import { createRequire } from 'node:module';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Liquid } from 'liquidjs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { createCliIo } from '../support/cli-io.ts';
import { builtDist, checkFolder, createBlocks } from './support/create-blocks.ts';

const require = createRequire(import.meta.url);

const ISLANDS = ['banner-slider', 'carousel', 'map', 'masonry', 'parallax', 'scroll-in', 'share'];

describe('the files', () => {
  test.each([
    ['umbraco', 2, 0],
    ['drupal-sdc', 2, 0],
    ['gutenberg', 2, 1],
    ['shopify', 1, 0],
    ['storyblok', 2, 0],
  ])('%s has files for each island that is for content', async (format, each, shared) => {
    const { code, names } = await createBlocks(format);
    expect(code).toBe(0);
    expect(names).toHaveLength(ISLANDS.length * each + shared);
    for (const island of ISLANDS)
      expect(names.filter((name) => name.includes(island)).length, island).toBeGreaterThan(0);
  });

  test.each([
    ['fr', 'Carrousel', 'Contenu'],
    ['nl', 'Carrousel', 'Inhoud'],
    ['en', 'Carousel', 'Content'],
  ])('titles and descriptions are those of the editor’s language %s', async (culture, title, label) => {
    const { json } = await createBlocks('storyblok', '--only', 'carousel', '--culture', culture);
    expect(json('archipel-carousel.json')).toMatchObject({
      display_name: title,
      schema: { content: { display_name: label } },
    });
  });

  test('a second run writes nothing, and a file that was changed stays', async () => {
    const { blocks, io, folder, read } = await createBlocks('shopify', '--only', 'map');
    const before = read('archipel-map.liquid');
    expect(await blocks()).toBe(0);
    expect(io.outLines.at(-1)).toContain('0 of 1 files written');
    writeFileSync(join(folder, 'archipel-map.liquid'), 'mine');
    expect(await blocks()).toBe(2);
    expect(io.errLines.at(-1)).toContain('nothing was written');
    expect(read('archipel-map.liquid')).toBe('mine');
    expect(await blocks('--force')).toBe(0);
    expect(read('archipel-map.liquid')).toBe(before);
  });

  test('an island of the site’s own is a block, too', async () => {
    const io = createCliIo({ dist: builtDist });
    const own = {
      title: { fr: 'Lire la suite', nl: 'Lees meer' },
      block: {},
      props: { properties: { lines: { type: 'number', minimum: 1, default: 3, description: 'Lines.' } } },
      example: '<div data-island="read-more"><p>Text</p></div>',
    };
    writeFileSync(join(io.cwd, 'own.json'), JSON.stringify({ islands: { 'read-more': own } }));
    const args = ['--for', 'storyblok', '--from', 'own.json', '--only', 'read-more', '--culture', 'nl'];
    expect(await runArchipel(['blocks', 'out', ...args], io), io.errLines.join()).toBe(0);
    const written = readFileSync(join(io.cwd, 'out/archipel-read-more.json'), 'utf8');
    expect(JSON.parse(written)).toMatchObject({
      display_name: 'Lees meer',
      schema: {
        lines: { type: 'number', min_value: 1, default_value: '3', description: 'Lines.' },
        content: { default_value: '<p>Text</p>' },
      },
    });
  });

  test.each([
    [['--for', 'drupal'], 'There are no blocks for "drupal". '],
    [['--for', 'shopify', '--only', 'cart'], '"cart" is no island for content. '],
    [['--for', 'shopify', '--culture', 'de'], '--culture is "de". There are: fr, nl, en.'],
    [[], 'Write --for and your CMS: umbraco, drupal-sdc, gutenberg, shopify, storyblok.'],
  ])('%j is wrong use', async (args, sentence) => {
    const io = createCliIo({ dist: builtDist });
    expect(await runArchipel(['blocks', 'out', ...args], io)).toBe(2);
    expect(io.errLines.join()).toContain(sentence);
  });
});

describe('Shopify', () => {
  const SCHEMAS = join(require.resolve('@shopify/theme-check-docs-updater'), '../../data');

  const readSection = (text: string) => {
    const [, schema = ''] = /\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(text) ?? [];
    return {
      template: text.slice(0, text.indexOf('{% schema %}')),
      schema: JSON.parse(schema) as { settings: readonly { id: string; default?: unknown }[] },
    };
  };

  test('each section has a schema that Shopify’s own schemas accept', async () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of readdirSync(SCHEMAS))
      if (/^(?:section|settings?|preset\w*|default_\w+|\w+_entry|theme_block)\.json$/.test(name))
        ajv.addSchema(JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')) as object, `shopify:/${name}`);
    const validate = ajv.getSchema('shopify:/section.json')!;
    const isValid = (schema: unknown) => validate(schema) === true;
    const { names, read } = await createBlocks('shopify');
    for (const name of names) {
      expect(isValid(readSection(read(name)).schema), `${name} ${JSON.stringify(validate.errors)}`).toBe(
        true,
      );
    }
    expect(isValid({ name: 'Wrong', settings: [{ type: 'numbr', id: 'a', label: 'A' }] })).toBe(false);
  });

  test('a section with its defaults passes the check, and texts of editors are escaped', async () => {
    const { names, read } = await createBlocks('shopify');
    const pages = createCliIo();
    for (const name of names) {
      const { template, schema } = readSection(read(name));
      const settings = Object.fromEntries(schema.settings.map((one) => [one.id, one.default ?? '']));
      const render = (given: object) =>
        new Liquid().parseAndRenderSync(template, { section: { settings: { ...settings, ...given } } });
      writeFileSync(join(pages.cwd, `${name}.html`), render({}));
      expect(render({ text: '">', label: '">', accessibleName: '">' })).not.toContain('">"');
    }
    expect(await checkFolder(pages.cwd)).toBe('[]');
  });
});

describe('Storyblok', () => {
  test('a component rendered with its defaults passes the check', async () => {
    const { names, json, folder } = await createBlocks('storyblok');
    const pages = createCliIo();
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const { schema } = json(name) as unknown as { schema: Record<string, { default_value?: unknown }> };
      const blok = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, one.default_value]));
      const module = pathToFileURL(join(folder, name.replace('.json', '.mjs'))).href;
      const { render } = (await import(module)) as { render(blok: object): string };
      writeFileSync(join(pages.cwd, `${name}.html`), render(blok));
      expect(render({ ...blok, label: '"><b>', text: '"><b>' })).not.toContain('"><b>');
    }
    expect(await checkFolder(pages.cwd)).toBe('[]');
  });

  test('fields have types, bounds and defaults as Storyblok takes them', async () => {
    const { json } = await createBlocks('storyblok', '--culture', 'en', '--only', 'carousel,share');
    expect(json('archipel-carousel.json')['schema']).toMatchObject({
      preset: {
        type: 'option',
        default_value: 'brands',
        options: expect.arrayContaining([{ name: 'ticker', value: 'ticker' }]) as object,
      },
      visible: { type: 'number', min_value: 1, max_value: 8 },
      loop: {
        type: 'option',
        options: [
          { name: 'true', value: 'true' },
          { name: 'false', value: 'false' },
        ],
      },
    });
    expect(json('archipel-share.json')['schema']).toMatchObject({
      networks: { type: 'text', required: true },
      showLabel: { type: 'boolean', default_value: false },
    });
  });
});
