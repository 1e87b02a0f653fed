import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { read, repository } from './support/files.ts';

interface Diagnostic {
  filename: string;
  message: string;
  code: string;
}

/** Lints some files under our rules, in a folder of their own. */
function lint(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = { ...files, '.oxlintrc.json': read('.oxlintrc.json') };
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return [...new Set(diagnosticsIn(folder).map(({ filename, code }) => `${filename}: ${code}`))];
}

function diagnosticsIn(folder: string): Diagnostic[] {
  const bin = join(repository, 'node_modules/oxlint/bin/oxlint');
  try {
    const output = execFileSync(process.execPath, [bin, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}

const RESTRICTED = 'eslint(no-restricted-imports)';

describe('who may import whom', () => {
  test.each([
    ['runtime/a.ts', '#stores/cart/index.ts'],
    ['runtime/a.ts', '#validation/index.ts'],
    ['runtime/a.ts', '#kit/dialog.ts'],
    ['runtime/a.ts', '../islands/archipel.ts'],
    ['runtime/html/a.ts', '../../stores/cart/index.ts'],
    ['runtime/a.ts', 'react'],
    ['runtime/a.ts', 'react-dom/client'],
    ['runtime/a.ts', 'valibot'],
    ['runtime/a.ts', '@nanostores/react'],
    ['runtime/react.tsx', 'nanostores'],
    ['runtime/react.tsx', 'react-leaflet'],
    ['runtime/react.tsx', 'preact'],
    ['validation/a.ts', '#stores/cart/index.ts'],
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
    ['islands/one/a.tsx', '../../islands/two/two.tsx'],
    ['islands/one/a.tsx', 'preact'],
    ['islands/one/index.ts', '#stores/cart/index.ts'],
    ['islands/one/index.ts', '#kit/props.ts'],
    ['islands/one/index.ts', 'valibot'],
    ['e2e/a.spec.ts', '../runtime/events.ts'],
    ['e2e/journeys/a.spec.ts', '../../stores/cart/index.ts'],
    ['e2e/a.spec.ts', '#runtime/events.ts'],
    ['demo/a.ts', '../islands/archipel.ts'],
    ['demo/http/a.ts', '#stores/cart/schema.ts'],
    ['bench/a.mjs', '../runtime/events.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(lint({ [file]: `import { a } from '${specifier}';\n\na();\n` })).toEqual([
      `${file}: ${RESTRICTED}`,
    ]);
  });

  test.each([
    ['runtime/a.ts', '#stores/cart/index.ts'],
    ['stores/cart/a.ts', '#kit/money.ts'],
    ['islands/one/a.tsx', '../two/two.tsx'],
  ])('%s may not import even a type of %s', (file, specifier) => {
    const text = `import type { A } from '${specifier}';\n\nexport type B = A;\n`;
    expect(lint({ [file]: text })).toEqual([`${file}: ${RESTRICTED}`]);
  });

  test.each([
    ['runtime/html/a.ts', '../events.ts'],
    ['runtime/react.tsx', 'react'],
    ['runtime/react.tsx', 'react-dom/client'],
    ['validation/a.ts', '#runtime/events.ts'],
    ['validation/rules/a.ts', 'libphonenumber-js'],
    ['stores/cart/a.ts', '#runtime/request.ts'],
    ['stores/cart/a.ts', '../api.ts'],
    ['stores/cart/a.ts', 'nanostores'],
    ['stores/cart/a.ts', 'valibot'],
    ['islands/kit/a.tsx', '#stores/cart/index.ts'],
    ['islands/kit/a.tsx', 'react'],
    ['islands/one/a.tsx', '#kit/dialog.ts'],
    ['islands/one/a.tsx', './part.tsx'],
    ['islands/one/a.tsx', 'leaflet'],
    ['islands/one/index.ts', '#runtime'],
    ['islands/archipel.ts', './one/index.ts'],
    ['islands/authoring.ts', '#kit/props.ts'],
    ['demo/http/a.ts', '../data/carts.ts'],
    ['e2e/a.spec.ts', './support/test.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(lint({ [file]: `import { a } from '${specifier}';\n\na();\n` })).toEqual([]);
  });

  test('a definition loads its view, lazily only', () => {
    const lazy = `export const load = () => import('./one.tsx');\n`;
    expect(lint({ 'islands/one/index.ts': lazy })).toEqual([]);
  });

  test.each([
    ['react', 'useOptimistic'],
    ['react', 'Activity'],
    ['react-dom', 'useFormStatus'],
    ['react-dom', 'preload'],
  ])('what preact/compat lacks is refused: %s, %s', (from, name) => {
    const text = `import { ${name} } from '${from}';\n\n${name}();\n`;
    const codes = lint({ 'islands/one/one.tsx': text, 'islands/kit/a.tsx': text });
    expect(codes.filter((code) => code.endsWith(RESTRICTED))).toHaveLength(2);
  });

  test.each(['import', 'import type'])('a cycle by `%s` is refused', (kind) => {
    const files = {
      'runtime/a.ts': `${kind} { B } from './b.ts';\n\nexport class A {\n  b?: B;\n}\n`,
      'runtime/b.ts': `${kind} { A } from './a.ts';\n\nexport class B {\n  a?: A;\n}\n`,
    };
    expect(lint(files)).toContain('runtime/a.ts: import(no-cycle)');
  });

  test('a default export belongs to views only', () => {
    const text = 'export default () => 1;\n';
    const files = ['islands/one/one.tsx', 'islands/one/props.ts', 'islands/kit/a.ts', 'runtime/a.ts'];
    const codes = lint(Object.fromEntries(files.map((file) => [file, text])));
    expect(codes.toSorted()).toEqual([
      'islands/kit/a.ts: import(no-default-export)',
      'islands/one/props.ts: import(no-default-export)',
      'runtime/a.ts: import(no-default-export)',
    ]);
  });

  test.each(['innerHTML', 'outerHTML', 'insertAdjacentHTML'])(
    '%s is refused outside runtime/html/parse.ts',
    (sink) => {
      const text = `export const write = (node: Element) => node.${sink};\n`;
      const codes = lint({ 'runtime/html/parse.ts': text, 'islands/one/one.ts': text });
      expect(codes).toEqual(['islands/one/one.ts: eslint(no-restricted-properties)']);
    },
  );
});
