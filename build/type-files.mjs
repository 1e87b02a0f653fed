import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { FLAVOURS } from './project.mjs';
import { createResolver, isReact } from './type-paths.mjs';
import { vendoredName, vendoredText } from './vendored-types.mjs';

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\s]+)\2/g;

// A stylesheet has no types.
const REMOVED = /^import\s+['"][^'"]+\.css['"];?\n/gm;

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const specifiersOf = (text) => [...withoutComments(text).matchAll(SPECIFIER)].map((hit) => hit[3]);
const scriptName = (name) => name.replace(/\.d\.([cm]?)ts$/, '.$1js');

/** Reads all declarations that the entries import, by path: `text`, and `targets`, a path for each specifier. */
function readDeclarations(entries, resolveType) {
  const read = new Map();
  const queue = [...entries];
  for (const path of queue) {
    const text = vendoredText(path, readFileSync(path, 'utf8')).replace(REMOVED, '');
    const targets = new Map(specifiersOf(text).map((one) => [one, resolveType(path, one)]));
    read.set(path, { text, targets });
    for (const target of targets.values()) if (target && !queue.includes(target)) queue.push(target);
  }
  return read;
}

/** Returns the declarations that import React, directly or not. */
function viewsOf(declarations) {
  const views = new Set();
  let size = -1;
  while (size < views.size) {
    size = views.size;
    for (const [path, { targets }] of declarations) {
      const isView = ([specifier, target]) => isReact(specifier) || views.has(target);
      if ([...targets].some(isView)) views.add(path);
    }
  }
  return views;
}

function relativeSpecifier(from, to) {
  const path = relative(dirname(from), scriptName(to)).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns a declaration's text with the published paths of its imports. */
function rewrite(path, { text, targets }, nameOf) {
  return text.replace(SPECIFIER, (whole, before, quote, specifier) => {
    const target = targets.get(specifier);
    return target ? `${before}${quote}${relativeSpecifier(nameOf(path), nameOf(target))}${quote}` : whole;
  });
}

function collectFlavour(entries, context, flavour) {
  const modules = join(context.root, 'node_modules') + sep;
  const declarations = readDeclarations(entries, createResolver(context, flavour));
  const views = viewsOf(declarations);
  const nameOf = (path) => {
    const name = path.startsWith(modules)
      ? join('vendor', vendoredName(path.slice(modules.length)))
      : relative(context.emitted, path);
    return flavour === 'react' && views.has(path) ? join('react', name) : name;
  };
  return [...declarations].map(([path, one]) => [nameOf(path), rewrite(path, one, nameOf)]);
}

/**
 * Returns all declarations that the entries import, by published name. Those of views exist twice, since preact's
 * types are packed and React's are not; the flavours share all others. Decision 549.
 */
export const collectTypes = (entries, context) =>
  new Map(FLAVOURS.flatMap((flavour) => collectFlavour(entries, context, flavour)));
