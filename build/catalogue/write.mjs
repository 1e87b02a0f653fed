import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '../write.mjs';
import { catalogueFiles, readCatalogue } from './catalogue.mjs';

const versionOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * Writes `islands.json`, `openapi.json` and `schemas/`, for other programs.
 *
 * @param project The project.
 * @returns Complaints about the descriptions of islands.
 */
export async function writeCatalogue({ root, out }) {
  if (!existsSync(join(root, 'runtime/page/events.ts'))) return [];
  const { catalogue, complaints } = await readCatalogue(root);
  const files = catalogueFiles(catalogue, versionOf(root));
  writeFileSync(join(out, 'islands.json'), files.catalogue);
  writeFileSync(join(out, 'openapi.json'), files.openApi);
  writeFolder(join(out, 'schemas'), files.schemas);
  return complaints;
}
