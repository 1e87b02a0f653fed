import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySources, followGuide } from './support/guide.ts';

const root = join(import.meta.dirname, '..');

function run(copy: string, ...command: string[]): void {
  execFileSync(process.execPath, command, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Lints the guide's code by the repository's rules. Files are named, since the linter skips ignored folders. */
function lint(copy: string): void {
  const files = ['read-more', 'delivery-times'].flatMap((name) =>
    readdirSync(join(copy, 'islands', name))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('islands', name, file)),
  );
  const options = ['-c', 'oxlint.config.js', '--deny-warnings', '--no-ignore'];
  run(copy, 'node_modules/oxlint/bin/oxlint', ...options, ...files, 'e2e/islands/read-more.spec.ts');
}

const GUIDE_SOURCES = ['islands/*.ts', 'islands/read-more', 'islands/delivery-times', 'e2e/islands'];

/** Checks the types of the guide's files, and of all that they import: `npm run types` checks the rest. */
function checkTypes(copy: string): void {
  const config = { extends: './tsconfig.json', include: GUIDE_SOURCES };
  writeFileSync(join(copy, 'tsconfig.guide.json'), JSON.stringify(config));
  run(copy, join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.guide.json');
}

/** `test/build/many-islands.test.mjs` builds the guide's island. */
test('“write an island in five minutes” is true, word for word', { timeout: 600_000 }, () => {
  const copy = copySources(root);
  followGuide(root, copy);
  lint(copy);
  checkTypes(copy);
});

test('links between the guides lead somewhere', () => {
  for (const file of [
    'README.md',
    'docs/write-an-island.md',
    'docs/contract.md',
    'docs/islands.md',
    'docs/template-guide.md',
    'docs/servers.md',
    'docs/decisions/README.md',
    'docs/write-a-rule.md',
    'docs/your-own-bundle.md',
    'docs/editors.md',
    'docs/testing.md',
    'docs/glossary.md',
    'docs/terms.md',
    'docs/architecture.md',
    'docs/migrate.md',
    'docs/cms-blocks.md',
    'docs/from-unobtrusive.md',
    'docs/from-bootstrap.md',
    'docs/from-turbo.md',
    'docs/from-htmx.md',
  ]) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      expect(existsSync(join(root, file, '..', target!)), `${target} in ${file}`).toBe(true);
    }
  }
});

test('every attribute of an island is named in the contract, the reference or the guide for template authors', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const docs = ['contract', 'template-guide', 'islands'].map((name) => read(`docs/${name}.md`)).join('');
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const islands = readdirSync(join(root, 'islands')).filter((name) =>
    existsSync(join(root, 'islands', name, 'props.ts')),
  );
  expect(islands.length).toBeGreaterThan(5);
  const missing = islands.flatMap((island) => {
    const [, props = ''] = read(`islands/${island}/props.ts`).split('export const props');
    const keys = [...props.matchAll(/^ {2}(\w+): (?:optional|[a-z]+)\(/gm)];
    const names = keys.map(([, key]) => key!);
    return names.filter((key) => !docs.includes(`data-${kebab(key)}`) && !docs.includes(`\`${key}\``));
  });
  expect(missing).toEqual([]);
});

test('the contract lists every event of the typed table', () => {
  const table = readFileSync(join(root, 'runtime/page/events.ts'), 'utf8');
  const contract = readFileSync(join(root, 'docs/contract.md'), 'utf8');
  const names = [...table.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  const missing = names.filter(
    (name) => !new RegExp(`\`(archipel:${name}|-${name.replace('island-', '')})\``).test(contract),
  );
  expect(missing).toEqual([]);
});
