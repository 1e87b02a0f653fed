import { expect, test } from 'vitest';
import { findSinks, rejectSinks } from '../../build/sink-check.mjs';
import { bundleTree, island, plantTree } from './support/tree.mjs';

const entry = { 'islands/archipel.ts': `export { load } from './view/index.ts';` };
const treeWith = (view) => plantTree({ ...entry, ...island('view', view) });

const libraryOf = (name) => `import * as library from '${name}'; export default () => library;`;

test.each([
  ['leaflet', 'map-leaflet-'],
  ['cropperjs', 'view-'],
])('every sink of %s goes through the policy', async (library, file) => {
  const { text } = await bundleTree(treeWith(libraryOf(library)));
  const script = text(file);
  // The minifier may have inlined the function.
  const [, sink] = /\.innerHTML=([\w$]+(?:\(\)\.createHTML)?)\(/.exec(script);
  expect(findSinks(script).length).toBeGreaterThan(2);
  expect(findSinks(script.replaceAll(`.innerHTML=${sink}(`, '.textContent=('))).toEqual([]);
});

test.each([
  ['innerHTML', `(node: Element, html: string) => { node.innerHTML = html; }`],
  ['innerHTML +=', `(node: Element, html: string) => { node.innerHTML += html; }`],
  ['outerHTML', `(node: Element, html: string) => { node.outerHTML = html; }`],
  ['insertAdjacentHTML', `(node: Element, html: string) => node.insertAdjacentHTML('beforeend', html)`],
  ['document.write', `(html: string) => document.write(html)`],
  ['new Function', `(code: string) => new Function(code)`],
  ['eval', `(code: string) => eval(code)`],
])('a raw %s of our own stops the build, and the message names the file', async (_name, code) => {
  await expect(bundleTree(treeWith(`export default ${code};`))).rejects.toThrow(/islands\/view\/view\.ts/);
});

test('a raw sink hides behind no package in the same chunk', async () => {
  const view = `import { render } from 'preact';
    export default (node: Element, html: string) => { render(null, node); node.innerHTML = html; };`;
  await expect(bundleTree(treeWith(view))).rejects.toThrow(/view\.ts: \.innerHTML=/);
});

test('reading and comparing is no sink, nor is a comment', async () => {
  const view = `// node.innerHTML = html
    export default (node: Element) => node.innerHTML === '' || node.textContent;`;
  await expect(bundleTree(treeWith(view))).resolves.toBeDefined();
});

test('an output with a sink that no source explains is refused', async () => {
  const output = { name: 'x.js', text: 'a.innerHTML=b', inputs: [] };
  await expect(rejectSinks([output], { root: '/' })).rejects.toThrow(/x\.js/);
});
