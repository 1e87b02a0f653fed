import { expect, test } from 'vitest';
import { groupChunks } from '../../build/groups.mjs';

const chunk = (name, imports, { size = 100, root = false, inputs = [] } = {}) => [
  name,
  { name, imports, inputs, text: 'x'.repeat(size), entryPoint: root ? `/src/${name}.ts` : undefined },
];
const root = (name, imports) => chunk(name, imports, { root: true });
const grouped = (chunks, doors = []) =>
  groupChunks(new Map(chunks), doors)
    .map((group) =>
      group
        .map(({ name }) => name)
        .toSorted()
        .join('+'),
    )
    .toSorted();

test('small chunks that are wanted together share a file', () => {
  const chunks = [
    root('one', ['a', 'b']),
    root('two', ['a', 'b']),
    root('three', ['a']),
    chunk('a', []),
    chunk('b', []),
  ];
  expect(grouped(chunks)).toEqual(['a+b', 'one', 'three', 'two']);
});

test('a big chunk that one island alone needs stays out of what others load', () => {
  const chunks = [
    root('one', ['a', 'b']),
    root('two', ['a', 'b']),
    root('three', ['a']),
    chunk('a', []),
    chunk('b', [], { size: 9_000 }),
  ];
  expect(grouped(chunks)).toEqual(['a', 'b', 'one', 'three', 'two']);
});

test('a chunk with a stylesheet counts for more', () => {
  const inputs = ['/src/b.css', '/src/c.css'];
  const chunks = [
    root('one', ['a', 'b']),
    root('two', ['a', 'b']),
    root('three', ['a']),
    chunk('a', []),
    chunk('b', [], { inputs }),
  ];
  expect(grouped(chunks)).toEqual(['a', 'b', 'one', 'three', 'two']);
});

test('chunks that would import each other in a circle stay apart', () => {
  const chunks = [
    root('one', ['a']),
    root('two', ['a', 'b', 'c']),
    chunk('a', ['b']),
    chunk('b', ['c'], { size: 9_000, inputs: ['/node_modules/preact/x.js'] }),
    chunk('c', []),
  ];
  expect(grouped(chunks)).toEqual(['a', 'b', 'c', 'one', 'two']);
});

test('the framework is one file with nothing else in it', () => {
  const inputs = ['/src/node_modules/preact/dist/preact.mjs'];
  const chunks = [
    root('one', ['core', 'hooks', 'a']),
    root('two', ['core', 'hooks', 'a']),
    chunk('core', [], { inputs }),
    chunk('hooks', ['core'], { inputs }),
    chunk('a', []),
  ];
  expect(grouped(chunks)).toEqual(['a', 'core+hooks', 'one', 'two']);
});

test('what needs the framework is kept apart from what does not, so that no plain island brings it', () => {
  const inputs = ['/src/node_modules/preact/dist/preact.mjs'];
  const chunks = [
    root('view', ['hooks', 'store']),
    root('other-view', ['hooks', 'store']),
    root('plain', ['store']),
    chunk('framework', [], { inputs }),
    chunk('hooks', ['framework']),
    chunk('store', []),
  ];
  expect(grouped(chunks)).toEqual(['framework', 'hooks', 'other-view', 'plain', 'store', 'view']);
});

test('what only authors load decides nothing', () => {
  const chunks = [root('door', ['a', 'b']), root('one', ['a']), chunk('a', []), chunk('b', [])];
  expect(grouped(chunks, ['/src/door.ts'])).toEqual(['a', 'b', 'door', 'one']);
});

test('what validation shares with what comes later lies in the file that comes first, and nothing of others does', () => {
  const chunks = [
    root('validation/service', ['shared', 'helper']),
    root('validation/packs', ['shared', 'dates', 'custom']),
    root('validation/extra', ['dates', 'helper']),
    root('island', ['helper']),
    root('door', ['custom']),
    chunk('custom', [], { inputs: ['/src/validation/custom.ts'] }),
    chunk('shared', [], { inputs: ['/src/validation/field.ts'] }),
    chunk('dates', [], { inputs: ['/src/validation/dates.ts'] }),
    chunk('helper', [], { inputs: ['/src/runtime/page.ts'] }),
  ];
  expect(grouped(chunks, ['/src/door.ts'])).toEqual([
    'custom',
    'dates+validation/packs',
    'door',
    'helper',
    'island',
    'shared+validation/service',
    'validation/extra',
  ]);
});
