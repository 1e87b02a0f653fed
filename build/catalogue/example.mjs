import { createRequire } from 'node:module';

// An import would bring Node's types into what the linter knows of plain JavaScript, which is written without them.
const { Liquid } = createRequire(import.meta.url)('liquidjs');

const engine = new Liquid({ strictFilters: true, outputEscape: 'escape' });

const TAG = /<\/?[a-z][^<>]*>/g;
const SHORT_TEXT = /(<(p|button|a|span|label|li|h\d)(?: [^<>]*)?>)\n\s*([^<>\n]+)\n\s*(<\/\2>)/g;
const LINE = 100;

const keepShort = (whole, joined) => (joined.length > LINE ? whole : joined);

/** The formatter of the sources breaks tags and short texts where nobody else would; on one line they can be read. */
const joinShort = (html) =>
  html
    .replace(TAG, (tag) => keepShort(tag, tag.replace(/\s+/g, ' ').replace(/ >$/, '>')))
    .replace(SHORT_TEXT, (whole, start, _, text, end) => keepShort(whole, start + text + end));

/** Lines that held nothing but a template's own marks are gone, and so is an empty beginning or end. */
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
