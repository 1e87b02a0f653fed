import { expect, test } from 'vitest';
import { acceptFolder, loadWithNeeds } from '../../../build/linker/lazy-imports.mjs';
import { retryCopies } from '../../../build/linker/retry-copies.mjs';
import { scanImports } from '../../../build/linker/scan.mjs';

test('a lazy import takes a folder', () => {
  expect(acceptFolder('let a={load:()=>import("./x-1.js")};')).toBe(
    'let a={load:($folder)=>import(($folder||"./")+"x-1.js")};',
  );
});

test('the lazy imports of the entry say what else their files need', () => {
  const needs = new Map([
    ['x.js', ['base.js', 'page.js']],
    ['page.js', ['base.js']],
  ]);
  const text = loadWithNeeds('let a=()=>import("./x.js"),b=()=>import("./y.js")', needs);
  expect(text).toContain('const $files=[["base.js"],["page.js",0]];');
  expect(text).toContain(';let a=$load("x.js",1),b=$load("y.js")');
});

test('an import of the entry that does more than import is rejected', () => {
  for (const text of ['let a=()=>import("./x.js").then(f)', 'let a=async () => import("./x.js")']) {
    expect(() => loadWithNeeds(text, new Map())).toThrow('imports ./x.js otherwise');
  }
});

test('a lazy import of an unminified build takes a folder too', () => {
  expect(acceptFolder('const load = async () => import("./x.js").then((m) => m.y);')).toBe(
    'const load = async ($folder) => import(($folder||"./")+"x.js").then((m) => m.y);',
  );
});

test('strings, templates, comments and expressions that look like an import stay', () => {
  const text = [
    'const a = "()=>import(\\"./x.js\\")";',
    'const b = `()=>import("./x.js")`;',
    '/* ()=>import("./x.js") */',
    String.raw`const c = /()=>import\("\.\/x\.js"\)/;`,
  ].join('\n');
  expect(acceptFolder(text)).toBe(text);
});

test('imports that are no plain lazy arrow stay', () => {
  const text = 'e=>import("./x.js");import("./y.js");()=>import(e);()=>import("https://example.com/z.js")';
  expect(acceptFolder(text)).toBe(text);
});

test('an import inside a template is found', () => {
  expect(scanImports('`${(()=>import("./x.js"))()}`').map(({ kind }) => kind)).toEqual(['lazy']);
});

test('a second copy imports from stubs, and finds the rest one folder higher', () => {
  const text =
    'import{a as b}from"./dep.js";import("./other.js");export{b as default};let u=import.meta.url,l=()=>import("./lazy.js");';
  const [copy, stub] = retryCopies([{ name: 'x.js', text, exports: ['default', 'a'] }]);
  expect(copy).toEqual({
    name: 'retry/x.js',
    text: 'import{a as b}from"./dep.dep.js";import("../other.js");export{b as default};let u=new URL("../x.js",import.meta.url).href,l=($folder)=>import(($folder?"./":"../")+"lazy.js");',
  });
  expect(stub).toEqual({
    name: 'retry/x.dep.js',
    text: 'const m=await import("../x.js").catch(()=>import("./x.js"));const v0=m["default"];const v1=m["a"];export{v0 as default,v1 as a};\n',
  });
});
