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
 * Builds everything and prints the sizes.
 *
 * @returns The `rows` of the size tables, the `unnamed` modules that several layers need but no row of
 * `layers.mjs` names, and `complaints` about the descriptions of islands.
 */
export async function buildAll(project, { flavours, types = true }) {
  const rows = [];
  const unnamed = new Map();
  const builds = [];
  const complaints = await writeCatalogue(project);
  for (const flavour of flavours) {
    const built = await buildFlavour(project, flavour);
    console.log(`${formatTable(flavour, built.rows)}\n`);
    rows.push(...built.rows);
    for (const one of built.unnamed) unnamed.set(one.path, one);
    builds.push({ folder: flavour, metafiles: built.metafiles });
  }
  builds.push({ folder: 'tools', metafiles: await buildTools(project) });
  writeLicences(project, builds);
  if (types) writeFolder(join(project.out, 'types'), buildTypes(project));
  await buildDemo(project);
  await buildFixtures(project);
  return { rows, unnamed: [...unnamed.values()], complaints };
}
