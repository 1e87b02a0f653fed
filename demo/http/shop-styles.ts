import { build } from 'esbuild';
import { toFile } from './static-files.ts';
import type { StaticFile } from './static-files.ts';

export interface ShopStyles {
  readonly href: string;
  readonly file: StaticFile;
}

/** The shop's own stylesheet in one file, with its hash in the address. */
export async function bundleStyles(): Promise<ShopStyles> {
  const { outputFiles } = await build({
    entryPoints: ['demo/styles/shop.css'],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  const file = toFile('shop.css', Buffer.from(outputFiles[0]!.contents));
  return { file, href: `/assets/shop.css?v=${file.etag.slice(1, 11)}` };
}
