import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES } from './cases.mjs';

const RECORDER = readFileSync(join(import.meta.dirname, 'browser/recorder.js'));
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const SUMMARY = JSON.stringify({ ItemsCount: 4, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' });

/** The strictest policy that the library supports. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types archipel";

const slugOf = (name) => name.replaceAll(' ', '-');

/** Returns the path of a case's page. */
export const pathOf = ({ name }, count) => `/${slugOf(name)}/${count}`;

const writePage = ({ island, ready = (count) => count, write }, count) =>
  '<!doctype html><html lang="en" data-app="" data-site="/" ' +
  `data-bench-island="${island}" data-bench-islands="${ready(count)}"><head><meta charset="utf-8"><title>Scale</title>` +
  '<link rel="icon" href="data:,"><script src="/recorder.js"></script><link rel="stylesheet" href="/dist/archipel.css">' +
  `<script type="module" src="/dist/archipel.js"></script></head><body><main data-page>${write(count)}</main></body></html>`;

/**
 * Returns the function by which the server finds its responses: pages, the product, and the cart's API.
 *
 * @param product The built files, by name.
 */
export function publish(product) {
  return (path) => {
    if (path === '/recorder.js') return RECORDER;
    if (path === '/dot.gif') return DOT;
    if (path.startsWith('/dist/')) return product.get(path.slice('/dist/'.length));
    if (path.startsWith('/api/')) return SUMMARY;
    const [, slug, count] = path.split('/');
    const page = CASES.find(({ name }) => slugOf(name) === slug);
    return page && writePage(page, Number(count));
  };
}
