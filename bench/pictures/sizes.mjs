import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { filesOfLayers } from '../support/product.mjs';

const PACKAGES = join(import.meta.dirname, '../node_modules');

/** Layers that every page with a React view loads once. */
const SHARED = ['framework', 'view', 'base', 'props', 'mount'];

/*
 * Archipel by the layers of its build, without the entry; the others by their published files, or bundled
 * with the same features where a library is made for that.
 */
const SYSTEMS = [
  { case: 'sliders', system: 'Archipel carousel', parts: ['carousel', 'slides', 'autoplay', 'viewport'] },
  {
    case: 'sliders',
    system: 'Archipel banner-slider',
    parts: ['banner-slider', 'slides', 'autoplay', 'viewport'],
  },
  {
    case: 'sliders',
    system: 'slick with jQuery',
    files: ['jquery/dist/jquery.min.js', 'slick-carousel/slick/slick.min.js'],
    styles: ['slick-carousel/slick/slick.css', 'slick-carousel/slick/slick-theme.css'],
  },
  {
    case: 'sliders',
    system: 'Swiper',
    entry: `import Swiper from 'swiper'; import { A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination } from 'swiper/modules'; new Swiper('.swiper', { modules: [A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination] });`,
    styles: [
      'swiper/swiper.min.css',
      ...['a11y', 'effect-fade', 'navigation', 'pagination'].map((name) => `swiper/modules/${name}.min.css`),
    ],
  },
  { case: 'galleries over the page', system: 'Archipel gallery', parts: ['gallery', 'lightbox'] },
  {
    case: 'galleries over the page',
    system: 'blueimp Gallery',
    files: ['blueimp-gallery/js/blueimp-gallery.min.js'],
    styles: ['blueimp-gallery/css/blueimp-gallery.min.css'],
  },
  {
    case: 'galleries over the page',
    system: 'PhotoSwipe',
    entry: `import Lightbox from 'photoswipe/lightbox'; import core from 'photoswipe'; new Lightbox({ pswpModule: core }).init();`,
    styles: ['photoswipe/dist/photoswipe.css'],
  },
  { case: 'photos of a product', system: 'Archipel product-gallery', parts: ['product-gallery'] },
  {
    case: 'photos of a product',
    system: 'Swiper, two with thumbnails and zoom',
    entry: `import Swiper from 'swiper'; import { A11y, Keyboard, Navigation, Thumbs, Zoom } from 'swiper/modules'; new Swiper('.swiper', { modules: [A11y, Keyboard, Navigation, Thumbs, Zoom] });`,
    styles: [
      'swiper/swiper.min.css',
      ...['a11y', 'navigation', 'thumbs', 'zoom'].map((name) => `swiper/modules/${name}.min.css`),
    ],
  },
];

export const packages = ['slick-carousel', 'jquery', 'swiper', 'blueimp-gallery', 'photoswipe'];

const brotli = (bytes) => brotliCompressSync(bytes).length;
const weighPublished = (file) => brotli(readFileSync(join(PACKAGES, file)));
const sum = (list) => list.reduce((total, one) => total + one, 0);

const weighParts = (parts, ending) => sum(filesOfLayers(parts, ending).map(([, bytes]) => brotli(bytes)));

async function weighBundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: PACKAGES },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return brotli(outputFiles[0].contents);
}

async function weighScripts({ parts, files = [], entry }) {
  if (parts) return weighParts(parts, 'js');
  return entry ? weighBundle(entry) : sum(files.map(weighPublished));
}

const weighStyles = ({ parts, styles = [] }) =>
  parts ? weighParts(parts, 'css') : sum(styles.map(weighPublished));

/** Measures the brotli size of each system's files. */
export async function measureSizes() {
  const values = [];
  for (const one of SYSTEMS) {
    const own = await weighScripts(one);
    const shared = one.parts ? weighParts(SHARED, 'js') : 0;
    const add = (metric, value) =>
      values.push({ case: one.case, system: one.system, metric, unit: 'B', value });
    add('JavaScript of its own', own);
    add('with what all islands share', own + shared);
    add('CSS', weighStyles(one));
  }
  return values;
}
