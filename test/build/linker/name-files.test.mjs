import { expect, test } from 'vitest';
import { nameFiles } from '../../../build/linker/name-files.mjs';

const file = (name, text, imports = [], lazy = []) => ({ name, text, imports, lazy });

const files = (shared = 'shared') => [
  file('one.js', 'import"./base.js";let l=()=>import("./page.js")', ['base.js'], ['page.js']),
  file('two.js', 'two'),
  file('page.js', 'page'),
  file('base.js', shared),
];

const namesOf = (list) => nameFiles(list).named.map(({ name }) => name);

test('a file’s imports, static and lazy, name the files as they are called in the end', () => {
  const [one, , page, base] = nameFiles(files()).named;
  expect(one.text).toBe(`import"./${base.name}";let l=()=>import("./${page.name}")`);
  expect(one).toMatchObject({ imports: [base.name], lazy: [page.name] });
  expect(one.name).toMatch(/^one-[0-9a-f]{6}\.js$/);
});

test('a change gives new names to the file and to those that import it, and to no other', () => {
  const [before, after] = [namesOf(files()), namesOf(files('changed'))];
  expect(before.map((name, index) => name === after[index])).toEqual([false, true, true, false]);
});

test('files that import each other lazily have names too', () => {
  const circle = [
    file('a.js', '()=>import("./b.js")', [], ['b.js']),
    file('b.js', '()=>import("./a.js")', [], ['a.js']),
  ];
  const [a, b] = nameFiles(circle).named;
  expect([a.text, b.text]).toEqual([`()=>import("./${b.name}")`, `()=>import("./${a.name}")`]);
});

test('the entry keeps its name, and speaks of the others by theirs', () => {
  const { nameOf, rename } = nameFiles(files());
  const entry = rename(file('archipel.js', '()=>import("./two.js")', [], ['two.js']));
  expect(entry).toMatchObject({ name: 'archipel.js', text: `()=>import("./${nameOf('two.js')}")` });
});
