import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';

const ROOT = join(import.meta.dirname, '../..');

const FLAVOURS = ['preact', 'react'];

/** Brotli bytes by the names in the table "what a build weighs", one for each flavour. */
export type Weights = Record<string, number[]>;

const readManifest = (flavour: string) =>
  JSON.parse(readFileSync(join(ROOT, 'dist', flavour, 'manifest.json'), 'utf8')) as Manifest;

const findLayer = ({ files }: Manifest, layer: string): string =>
  Object.keys(files).find((name) => name.startsWith(`${layer}-`))!;

function weigh(flavour: string): Record<string, number> {
  const manifest = readManifest(flavour);
  const weightOf = (name: string) => manifest.files[name]!.brotli;
  return {
    entry: weightOf(manifest.entry.file),
    mount: weightOf(findLayer(manifest, 'mount')),
    page: weightOf(findLayer(manifest, 'page')),
    validation: weightOf(manifest.validation.js),
    framework: weightOf(manifest.framework),
    'archipel.css': weightOf(manifest.entry.css),
  };
}

/** Returns the weights of the builds in dist/. */
export function weighBuilds(): Weights {
  const builds = FLAVOURS.map(weigh);
  return Object.fromEntries(
    Object.keys(builds[0]!).map((part) => [part, builds.map((build) => build[part]!)]),
  );
}

/** Returns the weights in docs/benchmarks.md; each row begins with the name of the part as code. */
export function readWeights(): Weights {
  const text = readFileSync(join(ROOT, 'docs/benchmarks.md'), 'utf8');
  const rows = text.matchAll(/^\| `([\w.]+)`[^|]*\|([^|]+)\|([^|]+)\|/gm);
  const toNumber = (cell: string) => Number(cell.replaceAll(',', ''));
  return Object.fromEntries([...rows].map(([, part, ...cells]) => [part, cells.map(toNumber)]));
}
