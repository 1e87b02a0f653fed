import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '../../../tools/manifest/index.ts';
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts';

/** Writes files into a folder, which is created. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A small flavour: an entry, two islands, the map's file with a stylesheet, the debug overlay. */
export const filesOfVersion = (hash: string): Record<string, string> => ({
  'archipel.js': `import("./cart-${hash}.js")`,
  'archipel.css': `/* ${hash} */`,
  [`mount-${hash}.js`]: 'mount',
  [`cart-${hash}.js`]: 'cart',
  [`coupon-${hash}.js`]: 'coupon',
  [`further-${hash}.js`]: 'further',
  [`map-leaflet-${hash}.js`]: 'leaflet',
  [`map-leaflet-${hash}.css`]: '.leaflet {}',
  'debug.js': `import("./debug-check-${hash}.js")`,
  [`debug-check-${hash}.js`]: 'check',
});

const LICENCES = ['leaflet 1.9.4\nBSD', 'preact 11.2.0\nMIT', 'react-leaflet 5.0.0\nHippocratic-2.1'];

function manifestText(files: Readonly<Record<string, string>>, hash: string): string {
  const described = Object.entries(files).map(([name, text]) => [
    name,
    { bytes: text.length, integrity: integrityOf(Buffer.from(text)), imports: [] },
  ]);
  const islands = {
    cart: { when: 'load', js: `cart-${hash}.js`, preload: [`mount-${hash}.js`] },
    coupon: {
      when: 'load',
      list: `further-${hash}.js`,
      js: `coupon-${hash}.js`,
      preload: [`cart-${hash}.js`],
    },
  };
  return JSON.stringify({
    version: hash,
    files: Object.fromEntries(described),
    entry: { file: 'archipel.js', preload: [], css: 'archipel.css' },
    islands,
    mount: `mount-${hash}.js`,
  });
}

const isRetried = (name: string) => /^(?!debug-).*-[0-9a-f]{6}\.js$/.test(name);

/**
 * Creates a package as the build leaves it.
 *
 * @param hash Six hexadecimal digits that all its file names have.
 * @returns Its `dist`.
 */
export function createFakePackage(hash: string): string {
  const dist = temporaryFolder('dist');
  const files = filesOfVersion(hash);
  const scripts = Object.entries(files).filter(([name]) => isRetried(name));
  const copies = scripts.flatMap(([name, text]) => [
    [`retry/${name}`, text],
    [`retry/${name.replace('.js', '.dep.js')}`, `stub of ${text}`],
  ]);
  writeFiles(join(dist, 'preact'), {
    ...files,
    ...(Object.fromEntries(copies) as Record<string, string>),
    'manifest.json': manifestText(files, hash),
  });
  writeFiles(dist, {
    'islands.json': JSON.stringify({ version: '1.2.3', islands: { cart: {}, coupon: {} } }),
    'licences.txt': `These packages are part of the built files.\n\n${LICENCES.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  });
  return dist;
}
