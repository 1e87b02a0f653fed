import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.mjs';
import { formatReference, REFERENCE } from './format-reference.mjs';

/* `npm run reference`: writes docs/islands.md from the catalogue. */

const root = join(import.meta.dirname, '../..');
const { catalogue, complaints } = await readCatalogue(root);
for (const line of complaints) console.error(line);
writeFileSync(join(root, REFERENCE), await formatReference(catalogue));
process.exitCode = complaints.length === 0 ? 0 : 1;
