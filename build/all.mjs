import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFlavour } from './bundle.mjs';
import { bundledPackages } from './bundled-packages.mjs';
import { writeCatalogue } from './catalogue/write.mjs';
import { bundleDebug } from './debug.mjs';
import { buildDemo } from './demo.mjs';
import { buildFixtures } from './fixtures.mjs';
import { closureOf } from './graph.mjs';
import { licencesOf } from './licences.mjs';
import { createManifest, isRetry } from './manifest.mjs';
import { measureAll } from './measure.mjs';
import { formatTable, sizeRows } from './report.mjs';
import { sbomOf } from './sbom.mjs';
import { buildTools } from './tools.mjs';
import { buildTypes } from './types.mjs';
import { writeFolder } from './write.mjs';

async function buildFlavour(project, flavour) {
  const bundle = await bundleFlavour(project, flavour);
  const debug = await bundleDebug(project, bundle);
  for (const [name, content] of debug.files) bundle.files.set(name, content);
  await measureAll([...bundle.files].flatMap(([name, content]) => (isRetry(name) ? [] : [content])));
  const manifest = createManifest(bundle, project.root);
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const files = new Map([...bundle.files, ['manifest.json', text]]);
  writeFolder(join(project.out, flavour), files);
  const entryFiles = closureOf(bundle.scripts, 'archipel.js').size;
  if (entryFiles > 1) console.warn(`The entry of ${flavour} needs ${entryFiles} files; it should be one.`);
  return {
    rows: sizeRows(bundle, manifest),
    unnamed: bundle.unnamed,
    metafiles: [...bundle.metafiles, ...debug.metafiles],
  };
}

function writeLicences({ root, out }, builds) {
  const packages = bundledPackages(root, builds);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'licences.txt'), licencesOf(packages));
  writeFileSync(join(out, 'sbom.cdx.json'), sbomOf(root, packages));
}

/**
 * Builds what the package has besides types and fixtures. Nothing outside `project.out` is written, so that a
 * second build can be compared with the first.
 *
 * @returns The `rows` of the size tables by flavour, the `unnamed` modules that several layers need but no row
 * of `layers.mjs` names, and `complaints` about the descriptions of islands.
 */
export async function buildProduct(project, flavours) {
  const rows = new Map();
  const unnamed = new Map();
  const builds = [];
  const complaints = await writeCatalogue(project);
  for (const flavour of flavours) {
    const built = await buildFlavour(project, flavour);
    rows.set(flavour, built.rows);
    for (const one of built.unnamed) unnamed.set(one.path, one);
    builds.push({ folder: flavour, metafiles: built.metafiles });
  }
  builds.push({ folder: 'tools', metafiles: await buildTools(project) });
  writeLicences(project, builds);
  return { rows, unnamed: [...unnamed.values()], complaints };
}

/** Builds everything and prints the sizes; returns as `buildProduct`, with all `rows` in one list. */
export async function buildAll(project, { flavours, types = true }) {
  const { rows, ...rest } = await buildProduct(project, flavours);
  for (const [flavour, sizes] of rows) console.log(`${formatTable(flavour, sizes)}\n`);
  if (types) writeFolder(join(project.out, 'types'), buildTypes(project));
  await buildDemo(project);
  await buildFixtures(project);
  return { rows: [...rows.values()].flat(), ...rest };
}
