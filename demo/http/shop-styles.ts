import { build } from 'esbuild';
import { toFile } from './static-files.ts';
import type { StaticFile } from './static-files.ts';

export interface ShopStyles {
  readonly name: string;
  readonly href: string;
  readonly file: StaticFile;
}

/** Bundles a stylesheet of `demo/styles/` into one file, with its hash in the address. */
export async function bundleStyles(stem: string): Promise<ShopStyles> {
  const name = `${stem}.css`;
  const { outputFiles } = await build({
    entryPoints: [`demo/styles/${name}`],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  const file = toFile(name, Buffer.from(outputFiles[0]!.contents));
  return { name, file, href: `/assets/${name}?v=${file.etag.slice(1, 11)}` };
}
