import { describe, expect, test } from 'vitest';
import { plant } from './support/planted.ts';

const RESTRICTED = 'eslint(no-restricted-imports)';

const USE = (specifier: string) => `import { a } from '${specifier}';\n\na();\n`;
const USE_OF_TYPE = (specifier: string) => `import type { A } from '${specifier}';\n\nexport type B = A;\n`;

/** Plants a file with one import. */
function importing(file: string, specifier: string, write: (specifier: string) => string) {
  return { file, specifier, codes: plant({ [file]: write(specifier) }) };
}

describe('who may import whom', () => {
  test.each(
    [
      ['runtime/a.ts', '#stores/cart'],
      ['runtime/a.ts', '#validation/index.ts'],
      ['runtime/a.ts', '#kit/dialog/dialog.ts'],
      ['runtime/a.ts', '../islands/archipel.ts'],
      ['runtime/html/a.ts', '../../stores/cart/index.ts'],
      ['runtime/html/a.ts', '../../islands/cart/cart.tsx'],
      ['runtime/a.ts', 'react'],
      ['runtime/a.ts', 'react-dom/client'],
      ['runtime/a.ts', 'valibot'],
      ['runtime/a.ts', '@nanostores/react'],
      ['runtime/islands/react.tsx', 'nanostores'],
      ['runtime/islands/react.tsx', 'react-leaflet'],
      ['runtime/islands/react.tsx', 'preact'],
      ['validation/a.ts', '#stores/cart'],
      ['validation/rules/a.ts', '../../islands/kit/props.ts'],
      ['validation/a.ts', 'react'],
      ['validation/a.ts', 'nanostores'],
      ['stores/cart/a.ts', '#kit/money.ts'],
      ['stores/cart/a.ts', '#validation/index.ts'],
      ['stores/cart/a.ts', '../../runtime/events.ts'],
      ['stores/cart/a.ts', 'react'],
      ['stores/cart/a.ts', '@nanostores/react'],
      ['stores/cart/a.ts', 'nanostores-other'],
      ['islands/kit/a.tsx', '../mini-cart/mini-cart.tsx'],
      ['islands/kit/a.tsx', '../../runtime/events.ts'],
      ['islands/kit/a.tsx', 'preact/hooks'],
      ['islands/one/a.tsx', '../two/two.tsx'],
      ['islands/one/a.tsx', '../kit/dialog.ts'],
      ['islands/one/a.tsx', '#kit/dialog/create-dialog.ts'],
      ['islands/kit/dialog/a.ts', '#kit/growl/growl.ts'],
      ['islands/kit/dialog/a.ts', '../growl/growl.ts'],
      ['islands/authoring.ts', '#kit/dialog/create-dialog.ts'],
      ['islands/one/a.tsx', '../../islands/two/two.tsx'],
      ['islands/one/a.tsx', 'preact'],
      ['islands/one/index.ts', '#stores/cart'],
      ['islands/one/index.ts', '#kit/props.ts'],
      ['islands/one/index.ts', 'valibot'],
      ['e2e/a.spec.ts', '../runtime/page/events.ts'],
      ['e2e/journeys/a.spec.ts', '../../stores/cart/index.ts'],
      ['e2e/a.spec.ts', '#runtime/page/events.ts'],
      ['demo/a.ts', '../islands/archipel.ts'],
      ['demo/http/a.ts', '#stores/cart/schema.ts'],
      ['bench/a.mjs', '../runtime/page/events.ts'],
      ['bench/a.mjs', '../build/linker/scan.mjs'],
      ['build/a.mjs', './linker/layers.mjs'],
      ['build/catalogue/a.mjs', '../linker/index-of.mjs'],
    ].map(([file, specifier]) => importing(file!, specifier!, USE)),
  )('$file may not import $specifier', async ({ file, codes }) => {
    expect(await codes()).toEqual([`${file}: ${RESTRICTED}`]);
  });

  test.each(
    [
      ['runtime/a.ts', '#stores/cart'],
      ['stores/cart/a.ts', '#kit/money.ts'],
      ['islands/one/a.tsx', '../two/two.tsx'],
    ].map(([file, specifier]) => importing(file!, specifier!, USE_OF_TYPE)),
  )('$file may not import even a type of $specifier', async ({ file, codes }) => {
    expect(await codes()).toEqual([`${file}: ${RESTRICTED}`]);
  });

  test.each(
    [
      ['runtime/html/a.ts', '../events.ts'],
      ['runtime/islands/react.tsx', 'react'],
      ['runtime/islands/react.tsx', 'react-dom/client'],
      ['validation/a.ts', '#runtime/page/events.ts'],
      ['validation/rules/a.ts', 'libphonenumber-js'],
      ['stores/cart/a.ts', '#runtime/requests/request.ts'],
      ['stores/cart/a.ts', '../api.ts'],
      ['stores/cart/a.ts', 'nanostores'],
      ['stores/cart/a.ts', 'valibot'],
      ['islands/kit/a.tsx', '#stores/cart'],
      ['islands/kit/a.tsx', 'react'],
      ['islands/one/a.tsx', '#kit/dialog'],
      ['islands/one/a.tsx', './part.tsx'],
      ['islands/one/a.tsx', 'leaflet'],
      ['islands/one/index.ts', '#runtime'],
      ['islands/archipel.ts', './one/index.ts'],
      ['islands/authoring.ts', '#kit/props.ts'],
      ['build/a.mjs', './linker/index.mjs'],
      ['build/linker/a.mjs', './layers.mjs'],
      ['demo/http/a.ts', '../data/carts.ts'],
      ['e2e/a.spec.ts', './support/test.ts'],
    ].map(([file, specifier]) => importing(file!, specifier!, USE)),
  )('$file may import $specifier', async ({ codes }) => {
    expect(await codes()).toEqual([]);
  });

  const lazy = plant({ 'islands/one/index.ts': `export const load = () => import('./one.tsx');\n` });

  test('a definition loads its view, lazily only', async () => {
    expect(await lazy()).toEqual([]);
  });

  test.each(
    [
      ['react', 'useOptimistic'],
      ['react', 'Activity'],
      ['react-dom', 'useFormStatus'],
      ['react-dom', 'preload'],
    ].map(([from, name]) => {
      const text = `import { ${name} } from '${from}';\n\n${name}();\n`;
      return { from, name, codes: plant({ 'islands/one/one.tsx': text, 'islands/kit/a.tsx': text }) };
    }),
  )('what preact/compat lacks is refused: $from, $name', async ({ codes }) => {
    expect((await codes()).filter((code) => code.endsWith(RESTRICTED))).toHaveLength(2);
  });

  test.each(
    ['import', 'import type'].map((kind) => ({
      kind,
      codes: plant({
        'runtime/a.ts': `${kind} { B } from './b.ts';\n\nexport class A {\n  b?: B;\n}\n`,
        'runtime/b.ts': `${kind} { A } from './a.ts';\n\nexport class B {\n  a?: A;\n}\n`,
      }),
    })),
  )('a cycle by `$kind` is refused', async ({ codes }) => {
    expect(await codes()).toContain('runtime/a.ts: import(no-cycle)');
  });

  const defaults = ['islands/one/one.tsx', 'islands/one/props.ts', 'islands/kit/a.ts', 'runtime/a.ts'];
  const exporting = plant(Object.fromEntries(defaults.map((file) => [file, 'export default () => 1;\n'])));

  test('a default export belongs to views only', async () => {
    expect((await exporting()).toSorted()).toEqual([
      'islands/kit/a.ts: import(no-default-export)',
      'islands/one/props.ts: import(no-default-export)',
      'runtime/a.ts: import(no-default-export)',
    ]);
  });

  test.each(
    ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((sink) => {
      const text = `export const write = (node: Element) => node.${sink};\n`;
      return { sink, codes: plant({ 'runtime/html/parse.ts': text, 'islands/one/one.ts': text }) };
    }),
  )('$sink is refused outside runtime/html/parse.ts', async ({ codes }) => {
    expect(await codes()).toEqual(['islands/one/one.ts: eslint(no-restricted-properties)']);
  });

  const view = plant({
    'islands/one/a.tsx': 'export const A = ({ children }: { children: string }) => children;\n',
    'islands/one/asks.tsx': 'export const a = (host: Element) => host.closest("p");\n',
  });

  /** One file per layer that handles the server's HTML. */
  const FILLABLE = [
    'islands/kit/a.ts',
    'islands/one/one.ts',
    'runtime/a.ts',
    'stores/one/a.ts',
    'validation/a.ts',
    'validation/server-errors/a.ts',
  ];

  test.each(
    [
      'export const a = (host: Element) => host.getAttribute("id");\n',
      'export const a = (host?: Element) => host?.matches("p");\n',
      'export const a = ({ children }: Element) => children;\n',
      'export const a = (form: HTMLFormElement) => form.elements;\n',
      'export const a = (node: Node) => node.parentElement;\n',
      'export const a = (form: HTMLFormElement) => form.addEventListener("submit", () => {});\n',
      'export const a = (panel: HTMLElement) => panel.id;\n',
    ].map((text) => ({
      text,
      codes: plant(Object.fromEntries([...FILLABLE, 'runtime/dom/a.ts'].map((file) => [file, text]))),
    })),
  )('a form may answer for itself in runtime/dom alone: $text', async ({ codes }) => {
    const found = await codes();
    expect(found.toSorted()).toEqual(FILLABLE.map((file) => `${file}: eslint(no-restricted-properties)`));
  });

  test('a view has children as a prop, and asks its elements like everybody else', async () => {
    expect(await view()).toEqual(['islands/one/asks.tsx: eslint(no-restricted-properties)']);
  });

  test.each(
    ['document.querySelector("p")', 'document.body'].map((read) => ({
      read,
      codes: plant({ 'runtime/a.ts': `export const a = () => ${read};\n` }),
    })),
  )('the document, whose names are free, is asked directly: $read', async ({ codes }) => {
    expect(await codes()).toEqual([]);
  });
});
