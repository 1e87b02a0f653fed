import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.mjs';
import { CALL_TYPES, formatCallTypes } from './format-call-types.mjs';
import { CALLS, formatCalls } from './format-calls.mjs';
import { CONTRACT, formatContract } from './format-contract.mjs';
import { formatReference, REFERENCE } from './format-reference.mjs';
import { readAbouts } from './read-page.mjs';

/*
 * `npm run reference`: writes docs/islands.md, docs/calls.md, the tables of docs/contract.md and the types of calls
 * from the catalogue.
 */

const root = join(import.meta.dirname, '../..');
const { catalogue, complaints } = await readCatalogue(root);
for (const line of complaints) console.error(line);
const contract = readFileSync(join(root, CONTRACT), 'utf8');
writeFileSync(join(root, CALLS), await formatCalls(catalogue));
writeFileSync(join(root, CALL_TYPES), await formatCallTypes(catalogue));
writeFileSync(join(root, REFERENCE), await formatReference(catalogue));
writeFileSync(join(root, CONTRACT), await formatContract(contract, await readAbouts(root), catalogue));
process.exitCode = complaints.length === 0 ? 0 : 1;
