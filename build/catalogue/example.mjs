import { createRequire } from 'node:module';

// An import would give the linter Node's types for plain JavaScript, which has none.
const { Liquid } = createRequire(import.meta.url)('liquidjs');

const engine = new Liquid({ strictFilters: true, outputEscape: 'escape' });

const TAG = /<\/?[a-z][^<>]*>/g;
const SHORT_TEXT = /(<(p|button|a|span|label|li|h\d)(?: [^<>]*)?>)\n\s*([^<>\n]+)\n\s*(<\/\2>)/g;
const LINE = 100;

const joinIfShort = (whole, joined) => (joined.length > LINE ? whole : joined);

/** Joins tags and short texts that the formatter of the sources has broken into lines. */
const joinShort = (html) =>
  html
    .replace(TAG, (tag) => joinIfShort(tag, tag.replace(/\s+/g, ' ').replace(/ >$/, '>')))
    .replace(SHORT_TEXT, (whole, start, _, text, end) => joinIfShort(whole, start + text + end));

/** Removes empty lines, which template tags leave. */
const withoutEmptyLines = (html) =>
  html
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');

const tidy = (html) => joinShort(withoutEmptyLines(html));

/**
 * Writes an example as a server would send it.
 *
 * @param template The text of `example.html`.
 * @param culture Which language.
 * @returns HTML.
 */
export const renderExample = (template, culture) =>
  tidy(engine.parseAndRenderSync(template, { culture, csrf: '…', nonce: '…', query: {} }));
