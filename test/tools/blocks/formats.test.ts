import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkFolder, createBlocks } from './support/create-blocks.ts';

describe('Drupal', () => {
  interface Prop {
    readonly type: string;
    readonly title: string;
    readonly enum?: readonly string[];
    readonly examples?: readonly unknown[];
  }
  interface Component {
    readonly name: string;
    readonly props: { readonly properties: Record<string, Prop>; readonly required?: readonly string[] };
    readonly slots: Record<string, { readonly title: string }>;
  }

  test('each component has what Drupal and Canvas require of its metadata', async () => {
    const { names, read } = await createBlocks('drupal-sdc');
    for (const name of names.filter((one) => one.endsWith('.yml'))) {
      const { props, slots, ...head } = parse(read(name)) as Component;
      expect(head).toMatchObject({ status: 'stable', name: expect.any(String) as string });
      expect(slots['content']!.title).toBe('Contenu');
      // Each prop is a valid JSON Schema by itself, as Drupal requires.
      const ajv = new Ajv({ strict: false });
      expect(() => ajv.compile(props)).not.toThrow();
      for (const [key, prop] of Object.entries(props.properties)) {
        expect(prop.title, key).not.toBe('');
        expect(prop.enum ?? ['x'], key).not.toContain('');
        for (const example of prop.examples ?? [])
          expect(ajv.validate({ ...prop }, example), `${name} ${key}`).toBe(true);
      }
      for (const key of props.required ?? []) expect(props.properties[key]!.examples, key).toHaveLength(1);
    }
  });

  test('the Twig templates pass the check', async () => {
    expect(await checkFolder((await createBlocks('drupal-sdc')).folder)).toBe('[]');
  });
});

describe('WordPress', () => {
  interface Attribute {
    readonly type: string;
    readonly enum?: readonly string[];
    readonly default?: unknown;
  }

  test('each block.json has a name, a title and attributes whose defaults are of their type', async () => {
    const { names, json } = await createBlocks('gutenberg');
    for (const name of names.filter((one) => one.endsWith('block.json'))) {
      const block = json(name) as unknown as {
        name: string;
        attributes: Record<string, Attribute>;
        render: string;
      };
      expect(block.name).toMatch(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
      expect(block.render).toBe('file:./render.php');
      for (const [key, attribute] of Object.entries(block.attributes)) {
        expect(['string', 'number', 'boolean'], key).toContain(attribute.type);
        if (attribute.default !== undefined) expect(typeof attribute.default, key).toBe(attribute.type);
        if (attribute.enum) expect(attribute.enum, key).toContain(attribute.default);
      }
    }
  });

  test('the PHP templates pass the check, and each value of an editor is escaped', async () => {
    const { folder, names, read } = await createBlocks('gutenberg');
    expect(await checkFolder(folder)).toBe('[]');
    const code = names
      .filter((name) => name.endsWith('render.php'))
      .map(read)
      .join('');
    expect(code).not.toMatch(/echo (?!esc_attr\(|wp_kses_post\(|empty\(|get_block_wrapper_attributes\()/);
  });
});

describe('Umbraco', () => {
  interface Import {
    readonly dataTypes: readonly {
      readonly id: string;
      readonly name: string;
      readonly editorAlias: string;
    }[];
    readonly documentType: {
      readonly isElement: boolean;
      readonly containers: readonly { readonly id: string }[];
      readonly properties: readonly {
        readonly id: string;
        readonly alias: string;
        readonly container: { readonly id: string };
        readonly dataType: { readonly id: string };
      }[];
    };
  }

  test('each element type names data types and a group that its file has, by ids that stay', async () => {
    const { names, json } = await createBlocks('umbraco');
    const again = await createBlocks('umbraco');
    const ids = new Set<string>();
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const { dataTypes, documentType } = json(name) as unknown as Import;
      expect(documentType.isElement).toBe(true);
      const known = dataTypes.map(({ id }) => id);
      for (const property of documentType.properties) {
        expect(known, property.alias).toContain(property.dataType.id);
        expect(property.container.id).toBe(documentType.containers[0]!.id);
        expect(property.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
        ids.add(property.id);
      }
      expect(json(name)).toEqual(again.json(name));
    }
    expect(ids.size).toBeGreaterThan(25);
  });

  test('the views pass the check', async () => {
    expect(await checkFolder((await createBlocks('umbraco')).folder)).toBe('[]');
  });
});
