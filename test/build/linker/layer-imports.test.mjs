import { expect, test } from 'vitest';
import { joinImports, reExports } from '../../../build/linker/layer-imports.mjs';

test('a module of another layer becomes re-exports, each from an address of its own', () => {
  const pairs = [
    ['seen', '$1ab'],
    ['default', '$2cd'],
  ];
  expect(reExports('base', pairs)).toBe(
    "export { $1ab as seen } from 'archipel:layer/base/$1ab';\nexport { $2cd as default } from 'archipel:layer/base/$2cd';",
  );
});

test('the imports of one layer become one, and those of the entry leave the text', () => {
  const text =
    'import{$1ab as a}from"archipel:layer/base/$1ab";import{$2cd}from"archipel:layer/base/$2cd";' +
    'import{$3ef as b}from"archipel:layer/archipel/$3ef";a($2cd,b);';
  expect(joinImports(text)).toEqual({
    text: 'import{$1ab as a,$2cd}from"./base.js";a($2cd,b);',
    fromEntry: [{ layer: 'archipel', key: '$3ef', local: 'b' }],
    imports: ['base.js'],
    used: new Map([
      ['base', ['$1ab', '$2cd']],
      ['archipel', ['$3ef']],
    ]),
  });
});

test('imports of an unminified file are joined too, and other imports stay', () => {
  const text = 'import { $1ab as a } from "archipel:layer/base/$1ab";\nimport("./page.js");\na();\n';
  expect(joinImports(text).text).toBe('import{$1ab as a}from"./base.js";\nimport("./page.js");\na();\n');
});
