import { expect, test } from 'vitest';
import { parseHtml } from '../../../../tools/check/markup/parse-html.ts';
import { escapeTemplate, type TemplateLanguage } from '../../../../tools/helpers/escape-template.ts';
import { describeHelper, isHost, type Helper } from '../../../../tools/helpers/model/index.ts';
import { writeCall } from '../../../../tools/helpers/write-call.ts';
import { findingsOf, readCheckedCatalogue, vocabularyOf } from '../../check/support/vocabulary.ts';
import { NASTY_DATA, NASTY_HOSTS, NASTY_MARKUP } from './nasty.ts';
import { normalize } from './normalize.ts';
import { readHosts } from './read-hosts.ts';
import type { RenderCases } from './render.ts';
import { WRONG_MARKUP } from './wrong-markup.ts';

/** A server and its own calls, with the variables of `nasty.ts`. */
export interface TestServer {
  readonly language: TemplateLanguage;
  readonly render: RenderCases;
  /** Wrong numbers, flags and choices don't compile. */
  readonly isTyped?: true;
  /** Lines with nothing but the end of a block are left out. */
  readonly trimsLines?: true;
  /** `share` with the networks `list`, the text and aria-label `text`, the count `on`, the label `off`, the address `none`, hidden `on` and translate `off`. */
  readonly values: string;
  /** `quantity-field` from `price` to `large` by `whole`. */
  readonly numbers: string;
  /** `product-list` with the defaults `plain`. */
  readonly empty: string;
  /** `dependent-fields` with the rules `rows`. */
  readonly rows: string;
  /** `cart` with the props `cart`. */
  readonly cart: string;
  /** `lazy-image` with the photo `/a?b&c` and another `src`. */
  readonly photo: string;
  /** `quantity-field` with the parameter `mim`. */
  readonly misspelt: string;
  /** Preloads of `cart` and `coupon`. */
  readonly preloads: string;
  /** Preloads of `crat`. */
  readonly unknownIsland: string;
}

/** The catalogue as the build makes it. */
export const catalogue = await readCheckedCatalogue();
const vocabulary = vocabularyOf(catalogue);

const examples = Object.entries(catalogue.islands).flatMap(([name, island]) =>
  (['fr', 'nl'] as const).map((culture) => ({
    id: `${name}:${culture}`,
    name,
    island,
    html: island.example[culture],
    helper: describeHelper(name, island),
  })),
);

const hosts = NASTY_HOSTS.map(([name, html], index) => ({
  id: `host:${index}`,
  name,
  html,
  island: catalogue.islands[name]!,
}));

const mistakes = WRONG_MARKUP.map(([name, html], index) => ({
  id: `wrong:${index}`,
  name,
  html,
  island: catalogue.islands[name]!,
  isOfType: writeCall(html, { name, island: catalogue.islands[name]! }, 'razor') === html,
  sentence: findingsOf(html, vocabulary)
    .find((line) => /AR10[346]/.test(line))!
    .replace(/^\S+ \S+ /, ''),
}));

const hostsIn = (source: string, helper: Helper) =>
  parseHtml(source, false).elements.filter((element) => isHost(element, helper));

type Wrong = (typeof mistakes)[number];

const inLanguage = (language: TemplateLanguage, wrong: readonly Wrong[]) => {
  const callOf = (one: Wrong) => writeCall(one.html, one, language);
  return Object.fromEntries([
    ...examples.map((one) => [one.id, writeCall(one.html, one, language)]),
    ...hosts.map((one) => [one.id, writeCall(one.html, one, language)]),
    ...NASTY_MARKUP.map((html) => [`markup:${html}`, escapeTemplate(html, language)]),
    ...NASTY_MARKUP.map((html) => [`twice:${html}`, `${escapeTemplate(html, language)}|`.repeat(2)]),
    ...wrong.map((one) => [one.id, callOf(one)]),
    ...wrong.map((one) => [`lenient:${one.id}`, callOf(one)]),
  ]) as Record<string, string>;
};

/**
 * Tests the helpers of a server by its own engine.
 *
 * @param server The server.
 */
export function testServer({ language, render, isTyped, trimsLines, ...own }: TestServer): void {
  const isTrimmed = trimsLines === true;
  const wrong = isTyped ? mistakes.filter(({ isOfType }) => !isOfType) : mistakes;
  const templates: Record<string, string> = { ...inLanguage(language, wrong), ...own };
  const { results, log } = render(catalogue, { templates, data: NASTY_DATA });

  function htmlOf(id: string): string {
    const { html, error } = results[id]!;
    expect(error, `${id}: ${templates[id]}`).toBeUndefined();
    return html!;
  }

  const hostOf = (id: string) => readHosts(htmlOf(id))[0]!;

  test('every example is rendered from calls of its helper', () => {
    for (const { id, html, helper } of examples) {
      if (helper) expect(hostsIn(templates[id]!, helper), id).toEqual([]);
      expect(normalize(htmlOf(id), helper, isTrimmed), id).toEqual(normalize(html, helper, isTrimmed));
    }
  });

  test('escaped markup is rendered as it was, byte by byte', () => {
    for (const html of NASTY_MARKUP) {
      expect(htmlOf(`markup:${html}`)).toBe(html);
      expect(htmlOf(`twice:${html}`)).toBe(`${html}|`.repeat(2));
    }
  });

  test('hostile values are literals of the language', () => {
    for (const { id, name, island, html } of hosts) {
      const helper = describeHelper(name, island);
      expect(normalize(htmlOf(id), helper, false), templates[id]).toEqual(normalize(html, helper, false));
    }
  });

  test('a wrong value is the sentence of "archipel check"', () => {
    for (const { id, sentence } of wrong) expect(results[id]?.error, templates[id]).toBe(sentence);
  });

  test('a wrong value in production is left out and logged', () => {
    expect(log).toEqual(wrong.map(({ sentence }) => sentence));
    for (const { id } of wrong) expect(htmlOf(`lenient:${id}`)).toMatch(/^<\w+ data-/);
    const { id } = wrong.find(({ name }) => name === 'mini-cart')!;
    expect(hostOf(`lenient:${id}`).attributes).toEqual({ 'data-island': 'mini-cart' });
  });

  test('texts, lists, true, false and nothing are written as attributes', () => {
    expect(hostOf('values').attributes).toEqual({
      'data-island': 'share',
      'data-networks': 'facebook, e-mail',
      'data-text': NASTY_DATA.text,
      'data-count': '',
      'data-show-label': 'false',
      'aria-label': NASTY_DATA.text,
      hidden: '',
    });
    expect(htmlOf('values')).toContain('>inner</');
  });

  test('numbers have a point and no grouping', () => {
    const { attributes } = hostOf('numbers');
    expect(attributes).toEqual({
      'data-island': 'quantity-field',
      'data-min': '2.5',
      'data-max': '1234567.5',
      'data-step': '3',
    });
  });

  test('JSON is encoded, in attributes and in the script', () => {
    expect(hostOf('empty').attributes['data-defaults']).toBe('{}');
    expect(JSON.parse(hostOf('rows').attributes['data-rules']!)).toEqual(NASTY_DATA.rows);
    const { clearUrl, ...given } = NASTY_DATA.cart;
    expect(clearUrl).toBeNull();
    expect(JSON.parse(hostOf('cart').script!)).toEqual(given);
    expect(htmlOf('cart').match(/<\/script>/g)).toHaveLength(1);
  });

  test('an attribute of HTML with the name of a parameter has a prefix', () => {
    expect(htmlOf('photo')).toMatch(/^<img [^>]*>$/);
    expect(hostOf('photo').attributes).toEqual({ 'data-src': '/a?b&c', src: '/tiny.webp', alt: '' });
  });

  test('a name that is nearly a parameter is a mistake', () => {
    expect(results['misspelt']?.error).toBe('"mim" is no prop of "quantity-field". Did you mean "min"?');
    expect(results['unknownIsland']?.error).toBe('There is no island "crat". Did you mean "cart"?');
  });

  test('the lines of the head have the files of the islands and their integrity', () => {
    const html = htmlOf('preloads');
    const names = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(names).toEqual(
      [
        'archipel.css',
        'archipel.js',
        'mount-aaaaaa.js',
        'cart-aaaaaa.js',
        'further-aaaaaa.js',
        'coupon-aaaaaa.js',
      ].map((file) => `/assets/archipel/${file}`),
    );
    expect(html.match(/ integrity="sha384-[\w+/]+={0,2}" crossorigin/g)).toHaveLength(6);
    expect(html).toMatch(
      /^<link rel="stylesheet" .*>\n<script type="module" .*><\/script>\n<link rel="modulepreload" /,
    );
  });
}
