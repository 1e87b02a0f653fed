import { describe, expect, test } from 'vitest';
import { listFiles, read } from './support/files.ts';

/** Selectors of this library, which no site uses by chance. */
const HOOK =
  /^(?:[a-z]*\.ar-[\w-]+|html(?:\.long-loading|:has\((?:\.ar-|\[data-(?:page|island)))|archipel-[\w-]+|\[data-(?:bigger-link|island|cart-part|checkout-part|loader|mini-cart-toggle|page|valmsg-(?:for|summary)|visiting)[\]=~^])/;

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Splits a list at the commas outside brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const char of list) {
    depth += Number('(['.includes(char)) - Number(')]'.includes(char));
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the selectors of a sheet's outer rules, without keyframes and nested rules. */
function selectorsOf(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude = '', mark] of withoutComments(css).matchAll(/([^{};]*)([{};])/g)) {
    const name = prelude.trim();
    const isInside = open.some((outer) => outer.startsWith('@keyframes') || !outer.startsWith('@'));
    if (mark === '{' && !isInside && !name.startsWith('@')) found.push(...splitList(name));
    if (mark === '{') open.push(name);
    if (mark === '}') open.pop();
  }
  return found;
}

/** Returns the beginnings of a selector: `:is(a, b) c` begins with a and with b. */
function beginnings(selector: string): string[] {
  const [, list] = /^:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/.exec(selector) ?? [];
  return list === undefined ? [selector] : splitList(list).flatMap(beginnings);
}

const isOurs = (selector: string): boolean => beginnings(selector).every((start) => HOOK.test(start));

const isLook = (file: string): boolean => /^styles\/look(?:\/|\.css$)/.test(file);
const sheets = ['styles', 'islands'].flatMap(listFiles).filter((file) => file.endsWith('.css'));
const always = sheets.filter((file) => !isLook(file));

describe('what every page links, and what islands bring', () => {
  test('is found whole by this test', () => {
    expect(always).toContain('styles/base.css');
    expect(always.filter((file) => file.startsWith('islands/')).length).toBeGreaterThan(5);
    expect(
      selectorsOf(
        '@media x { a, :is(b, c) d { e: f; @starting-style { g: h } } } @keyframes i { j { k: l } }',
      ),
    ).toEqual(['a', ':is(b, c) d']);
    expect(isOurs(':is(.ar-a, .b) c')).toBe(false);
  });

  test.each(always.filter((file) => file !== 'styles/tokens.css'))(
    '%s hangs every rule on a class, an attribute or an element of ours',
    (file) => {
      expect(selectorsOf(read(file)).filter((selector) => !isOurs(selector))).toEqual([]);
    },
  );

  test('sets nothing but tokens on the root', () => {
    const tokens = withoutComments(read('styles/tokens.css'));
    expect(new Set(selectorsOf(tokens))).toEqual(new Set([':root']));
    const properties = [...tokens.matchAll(/(?:^|[{;])\s*([\w-]+)\s*:(?!root)/g)].map(([, name]) => name);
    expect(properties.length).toBeGreaterThan(20);
    expect(properties.filter((name) => !name!.startsWith('--ar-'))).toEqual([]);
  });

  test('names every animation with the prefix', () => {
    const names = always.flatMap((file) =>
      [...read(file).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name!),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith('ar-'))).toEqual([]);
  });
});

test('both sheets name the same layers in the same order, all of them prefixed', () => {
  const order = (file: string) => /@layer ([^;{]+);/.exec(read(file))?.[1];
  expect(order('styles/index.css')).toBe(
    'archipel.tokens, archipel.look, archipel.base, archipel.vendor, archipel.islands, archipel.utilities',
  );
  expect(order('styles/look.css')).toBe(order('styles/index.css'));
  const imported = ['styles/index.css', 'styles/look.css'].flatMap((file) =>
    [...read(file).matchAll(/^@import .* layer\(([^)]*)\)/gm)].map(([, name]) => name!),
  );
  expect(imported.length).toBe(
    read('styles/index.css').match(/^@import/gm)!.length +
      read('styles/look.css').match(/^@import/gm)!.length,
  );
  expect(imported.filter((name) => !order('styles/index.css')!.split(', ').includes(name))).toEqual([]);
});

test.each(['styles', 'islands', 'demo/styles'].flatMap(listFiles).filter((file) => file.endsWith('.css')))(
  '%s writes the thickness of a line by itself: Safari knows no shorthand with it, and would draw no line',
  (file) => {
    expect(read(file)).not.toMatch(/text-decoration: [a-z-]+ /);
  },
);

/** Returns the rules of a sheet that apply while a pointer hovers, outside of `@media (hover: hover)`. */
function stickyHovers(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude = '', mark] of withoutComments(css).matchAll(/([^{};]*)([{};])/g)) {
    const name = prelude.trim().replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
    const isGuarded = open.some((outer) => outer.includes('(hover: hover)'));
    if (mark === '{' && name.includes(':hover') && !isGuarded) found.push(name);
    if (mark === '{') open.push(name);
    if (mark === '}') open.pop();
  }
  return found;
}

test('styles of a hover are for pointers that hover: after a touch they would stay', () => {
  expect(stickyHovers('@media (hover: hover) { a:hover { b: c } } d:hover { e: f }')).toEqual(['d:hover']);
  const all = [...sheets, ...listFiles('demo/styles').filter((file) => file.endsWith('.css'))];
  const found = all.flatMap((file) => stickyHovers(read(file)).map((rule) => `${file}: ${rule}`));
  expect(found).toEqual([]);
});

const withoutBrackets = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

/** Elements of which a page has many; a name of one of them says little about which are meant. */
const COMMON = /^(?:a|button|div|img|input|label|li|p|span|svg|ul|\[data-island(?:=[^\]]*)?\])$/;

const withoutPseudo = (compound: string): string => compound.replace(/::?[\w-]+/g, '');

/**
 * Returns whether a rule of `:has()`, of an island's state or of `aria-busy` styles elements that it does not name.
 * Browsers collect the subjects of all such rules in one list, so one of them makes every change restyle all elements
 * around it.
 */
function restylesAll(selector: string): boolean {
  if (!/:has\(|\[data-island-state|\[aria-busy/.test(selector)) return false;
  const compounds = withoutBrackets(selector).split(/[\s>+~]+/);
  const subject = compounds.at(-1)!;
  if (subject.includes('::details-content')) return true;
  if (subject.includes(':has')) return false;
  const name = withoutPseudo(subject);
  const isOfAnother = compounds.length > 1 && selector.includes(':has(');
  return /^\*?$/.test(name) || (isOfAnother && COMMON.test(name));
}

test('a rule of `:has()` names the elements that it styles, or each change would restyle the page', () => {
  expect(restylesAll('.a:has(.b) > :not(.c)')).toBe(true);
  expect(restylesAll('.a:has(.b) > *:is(.c, .d)')).toBe(true);
  expect(restylesAll('.a:not([data-island-state]) > :not(.b)')).toBe(true);
  expect(restylesAll('.a:has(> :target)::details-content')).toBe(true);
  expect(restylesAll('.a[aria-busy] > :not(.b)')).toBe(true);
  expect(restylesAll('.a:has(.b) > .c:not(.d):first-child')).toBe(false);
  expect(restylesAll('.a :has(.b)')).toBe(false);
  expect(restylesAll('.a:has(.b) > span')).toBe(true);
  expect(restylesAll(".a:has(.b) > [data-island='c']")).toBe(true);
  expect(restylesAll('.a:has(.b) > thead')).toBe(false);
  const all = [...sheets, ...listFiles('demo/styles').filter((file) => file.endsWith('.css'))];
  const found = all.flatMap((file) => selectorsOf(read(file)).filter(restylesAll));
  expect(found).toEqual([]);
});

const isUnnamed = (compound: string): boolean => /^[a-z\d*]*$/.test(withoutPseudo(compound));

/** Returns whether neither side of a `+` or `~` has a class, an id or an attribute. */
function followsUnnamed(selector: string): boolean {
  const compounds = withoutBrackets(selector)
    .replace(/\s*([+~>])\s*/g, '$1')
    .split(/[\s>]/);
  return compounds.some((siblings) => {
    const [first, ...others] = siblings.split(/[+~]/);
    return others.length > 0 && isUnnamed(first!) && isUnnamed(others.at(-1)!);
  });
}

test('a rule names what its elements follow, or an insertion would restyle all elements of their kind', () => {
  expect(followsUnnamed('.a li + li::before')).toBe(true);
  expect(followsUnnamed('.a input:disabled ~ span:not(.b)')).toBe(true);
  expect(followsUnnamed('.a > label + .b')).toBe(false);
  expect(followsUnnamed('.a.b ~ span')).toBe(false);
  const all = [...sheets, ...listFiles('demo/styles').filter((file) => file.endsWith('.css'))];
  const found = all.flatMap((file) => selectorsOf(read(file)).filter(followsUnnamed));
  expect(found).toEqual([]);
});

test('properties are registered by what every page links: later, they would restyle the whole page', () => {
  const registering = sheets.filter((file) => withoutComments(read(file)).includes('@property'));
  expect(registering.length).toBeGreaterThan(0);
  expect(registering.filter((file) => file.startsWith('islands/'))).toEqual([]);
});

/** Returns whether every element of a page is compared with a selector: its subject has no name of its own. */
function meetsAll(selector: string): boolean {
  const subject = withoutBrackets(selector.replaceAll(/\[[^\]]*\]/g, '.attribute'))
    .split(/[\s>+~]+/)
    .at(-1)!;
  return /^\*?$/.test(subject.replace(/:(?!focus|root|:placeholder):?[\w-]+/g, ''));
}

test('a rule of every page names its subject, or each element of each page would be compared with it', () => {
  expect(meetsAll('.a > :is(b, c)')).toBe(true);
  expect(meetsAll(':is(.a, .b):not(.c)')).toBe(true);
  expect(meetsAll('.a > b:not(.c)')).toBe(false);
  expect(meetsAll(".a > [b='c']")).toBe(false);
  expect(meetsAll('.a :focus')).toBe(false);
  const found = listFiles('styles').flatMap((file) =>
    file.endsWith('.css') && !isLook(file) ? selectorsOf(read(file)).filter(meetsAll) : [],
  );
  // The author's own elements, which have no names.
  const ofAuthors = /^\.ar-(?:bottom-bar \*|(?:list(?:-bar|-sort)?|buy-bar-text) ?[>~] )/;
  expect(found.filter((selector) => !ofAuthors.test(selector))).toEqual([]);
});
