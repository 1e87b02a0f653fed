import { safeParse, type GenericSchema } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { watchConsole } from '../support/console.ts';
import { SCRIPT_ADDRESS } from '../support/hostile.ts';

declare global {
  interface ImportMeta {
    /** Vite's import of all matching modules. */
    glob(patterns: string[], options: { eager: true }): Record<string, Record<string, unknown>>;
  }
}

/** All modules with schemas of responses or props, future ones included. */
const modules = import.meta.glob(['/stores/**/*schema.ts', '/islands/*/props.ts'], { eager: true });

/** Names of fields with an address: `ProductUrl`, `url`, `Uri`, `href`, `src`. */
const ADDRESS = /(?:^|[a-z])(?:ur[il]|href|src)$/i;

interface Node {
  kind: 'schema';
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  rest?: Node;
  options?: readonly Node[];
  pipe?: readonly Node[];
}

const isSchema = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function fieldsOf(schema: Node, path: string): [path: string, schema: Node][] {
  const own = Object.entries(schema.entries ?? {}).map(([name, field]): [string, Node] => [
    `${path}.${name}`,
    field,
  ]);
  const [, ...steps] = schema.pipe ?? [];
  const inside = [schema.wrapped, schema.item, schema.rest, ...(schema.options ?? []), ...steps].filter(
    isSchema,
  );
  return [
    ...own.flatMap(([name, field]): [string, Node][] => [[name, field], ...fieldsOf(field, name)]),
    ...inside.flatMap((one) => fieldsOf(one, path)),
  ];
}

const fields = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, Node] => isSchema(entry[1]))
    .flatMap(([name, schema]) => fieldsOf(schema, `${file} ${name}`)),
);
/** Addresses shown as a QR code for another device, and never followed. */
const NEVER_FOLLOWED = ['/islands/two-factor/props.ts props.uri'];

const addresses = fields.filter(
  ([path]) => ADDRESS.test(path.split('.').at(-1)!) && !NEVER_FOLLOWED.includes(path),
);

beforeEach(() => void watchConsole());

test('fields that name addresses are found, in answers and in props', () => {
  const found = addresses.map(([path]) => path).join();
  expect(found).toContain('cartLine.ProductUrl');
  expect(found).toContain('cart/props.ts props.url');
});

test.each(addresses)('%s is an http(s) address or none', (_path, schema) => {
  for (const value of [
    SCRIPT_ADDRESS,
    ' java\tscript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:http://localhost/x',
    'file:///x',
  ]) {
    const { success, output } = safeParse(schema as unknown as GenericSchema, value);
    expect(success ? output : undefined, value).toBeUndefined();
  }
  expect(safeParse(schema as unknown as GenericSchema, '/fr/catalog?x=1').output).toBe('/fr/catalog?x=1');
});
