import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFiles } from '../editors/index.mjs';
import { writeFolder } from '../write.mjs';
import { catalogueFiles, readCatalogue } from './catalogue.mjs';

const packageOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Writes `islands.json`, `openapi.json`, `schemas/` and the data of editors, for other programs.
 *
 * @param project The project.
 * @returns Complaints about the descriptions of islands.
 */
export async function writeCatalogue({ root, out }) {
  if (!existsSync(join(root, 'runtime/page/events.ts'))) return [];
  const { catalogue, complaints } = await readCatalogue(root);
  const about = packageOf(root);
  const files = catalogueFiles(catalogue, about.version);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'islands.json'), files.catalogue);
  writeFileSync(join(out, 'openapi.json'), files.openApi);
  writeFolder(join(out, 'schemas'), files.schemas);
  for (const [name, content] of editorFiles(catalogue, about)) writeFileSync(join(out, name), content);
  return complaints;
}
