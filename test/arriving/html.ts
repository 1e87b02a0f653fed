import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { islandNames, read, repository } from '../support/files.ts';
import { fc } from '../support/properties.ts';

/* Generates HTML as servers write it, and as they write it by mistake. */

const engine = new Liquid({ strictFilters: true });
const variables = { culture: 'fr', csrf: 'x', query: {} };

const folders = islandNames().filter((name) => existsSync(join(repository, 'islands', name, 'index.ts')));
const examples = folders.flatMap((name) =>
  readdirSync(join(repository, 'islands', name))
    .filter((file) => /^(?:example|state-.*)\.html$/.test(file))
    .map((file) => engine.parseAndRenderSync(read(`islands/${name}/${file}`), variables) as string),
);

/** The names of attributes in the examples, and their values by name. */
const known = new Map<string, Set<string>>();
for (const [, name, value] of examples.join('').matchAll(/\s([a-z][\w-]*)="([^"<>]*)"/g))
  known.set(name!, (known.get(name!) ?? new Set()).add(value!));
const attributeNames = [...known.keys()].filter((name) => !['src', 'srcset'].includes(name));

const BROKEN_VALUES = [
  '', ' ', '0', '-1', '1e400', 'NaN', 'true', '#', '#gone', '[', '*', 'a b', '{', '[]', 'null', '{"a":', '"', '//', '/..', 'http://[', '%', '__proto__', 'constructor', 'é\u0000\u2028', '😀', 'x'.repeat(3_000),
]; // oxfmt-ignore

const brokenValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BROKEN_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
);

const escapeValue = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const attribute = fc
  .constantFrom(...attributeNames)
  .chain((name) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(...known.get(name)!) },
        { weight: 2, arbitrary: brokenValue },
      )
      .map((value) => `${name}="${escapeValue(value)}"`),
  );

/** Attributes that change how an island starts, what a form is, or what the names of its fields hide. */
const special = fc.oneof(
  fc
    .constantFrom(...folders, 'nosuch', '', 'constructor')
    .map((name) => `data-island="${name}" data-island-when="load"`),
  fc
    .constantFrom('load', 'idle', 'visible', 'first-input', 'media (', 'nosuch')
    .map((when) => `data-island-when="${when}"`),
  fc.constantFrom('a', 'a', '', 'b').map((key) => `data-island-key="${key}"`),
  fc.constantFrom('same', 'same', 'target', '', 'page', 'archipel-config').map((id) => `id="${id}"`),
  fc.constantFrom('action', 'children', 'parentNode', 'elements', 'submit', 'id', 'remove').map((name) => `name="${name}"`),
  fc.constantFrom('#target', '#gone', '[', 'body', 'html', 'form').map((target) => `data-ajax="true" data-ajax-update="${target}"`),
  fc.constantFrom('data-val="true" data-val-required="!"', 'data-val="true" data-val-regex="!" data-val-regex-pattern="("', 'data-val-length-max="x" data-val="true"', 'data-valmsg-summary="true"', 'data-valmsg-for="a"'),
  fc.constantFrom('hidden', 'disabled', 'style="display:none"', '=', '"', '<', "a='", 'é=1', 'data-', 'on=1'),
); // oxfmt-ignore

const attributes = fc
  .array(fc.oneof({ weight: 3, arbitrary: attribute }, { weight: 2, arbitrary: special }), { maxLength: 5 })
  .map((all) => all.map((one) => ` ${one}`).join(''));

const VOID = /^(?:input|img|br|hr|source|link|meta)$/;
const TAGS = [
  'div', 'p', 'section', 'span', 'a', 'form', 'form', 'input', 'input', 'button', 'select', 'option', 'textarea', 'fieldset', 'label', 'img', 'picture', 'source', 'table', 'tr', 'td', 'tbody', 'ul', 'li', 'details', 'summary', 'dialog', 'template', 'svg', 'circle', 'use', 'math', 'video', 'noscript', 'archipel-slot', 'archipel-root', 'main', 'meta', 'hr',
]; // oxfmt-ignore

const LEAVES = [
  'text', ' ', '&amp;', '&#0;', '&nosuch;', '<', '</', '</div>', '</form>', '</p>', '<!--', '<!-- x -->', '-->', '<![CDATA[ x ]]>', '<?php', '<div', '<a href="', '<br/>', '</body>', '</main>', '<template>', '<script type="application/json" data-props>{"a":1}</script>', '<script type="application/json" data-props>{</script>', '<script type="application/json" data-props>[1]</script>', '<style>p{}</style>', 'é😀',
]; // oxfmt-ignore

const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 2, arbitrary: fc.constantFrom(...LEAVES) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...TAGS), attributes, fc.array(tie('tree'), { maxLength: 4 }))
        .map(([tag, all, children]) =>
          VOID.test(tag) ? `<${tag}${all}>` : `<${tag}${all}>${children.join('')}</${tag}>`,
        ),
    },
  ),
}));

const tokensOf = (html: string) => html.match(/<[^>]*>|[^<]+|</g) ?? [];

interface Change {
  kind: 'drop' | 'double' | 'insert' | 'attribute' | 'value' | 'move';
  at: number;
  to: number;
  html: string;
  attributes: string;
  value: string;
}

const CHANGES: Record<Change['kind'], (tokens: string[], at: number, change: Change) => void> = {
  drop: (tokens, at) => void tokens.splice(at, 1),
  double: (tokens, at) => void tokens.splice(at, 0, tokens[at]!),
  insert: (tokens, at, { html }) => void tokens.splice(at, 0, html),
  attribute: (tokens, at, { attributes: more }) => {
    tokens[at] = tokens[at]!.replace(/^<[\w-]+/, (tag) => `${tag}${more}`);
  },
  value: (tokens, at, { to, value }) => {
    const count = tokens[at]!.match(/="[^"]*"/g)?.length ?? 0;
    let index = 0;
    tokens[at] = tokens[at]!.replace(/="[^"]*"/g, (written) =>
      index++ === to % Math.max(count, 1) ? `="${escapeValue(value)}"` : written,
    );
  },
  move: (tokens, at, { to }) => void tokens.splice(to % tokens.length, 0, ...tokens.splice(at, 1)),
};

const change = fc.record<Change>({
  kind: fc.constantFrom('drop', 'double', 'insert', 'attribute', 'value', 'value', 'move'),
  at: fc.nat(400),
  to: fc.nat(400),
  html: tree,
  attributes,
  value: brokenValue,
});

/** The example of an island, with mistakes. */
const example = fc
  .tuple(fc.constantFrom(...examples), fc.array(change, { maxLength: 4 }))
  .map(([html, changes]) => {
    const tokens = tokensOf(html);
    for (const one of changes) CHANGES[one.kind](tokens, one.at % Math.max(tokens.length, 1), one);
    return tokens.join('').replaceAll(/data-island="/g, 'data-island-when="load" data-island="');
  });

/** Keys of islands by which happy-dom finds them: it parses no selector with escaped signs. */
const withPlainKeys = (html: string) =>
  html.replaceAll(
    /data-island-key="([^"]*)"/g,
    (_, key: string) => `data-island-key="${key.replaceAll(/[^\w -]/g, '')}"`,
  );

/** Returns whether an svg that stays open has made controls or islands a part of the drawing: they lack the members of HTML. */
function isDrawn(html: string): boolean {
  const template = document.createElement('template');
  template.innerHTML = html;
  return ['form', 'select', 'input', 'textarea', 'button', 'dialog', '[data-island]'].some((selector) =>
    template.content.querySelector(`svg ${selector}`),
  );
}

/** Generates the content of a page or of an answer. */
export const arrivingHtml = fc
  .array(fc.oneof({ weight: 1, arbitrary: example }, { weight: 2, arbitrary: tree }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) => withPlainKeys(all.join('\n')))
  .filter((html) => !isDrawn(html));
