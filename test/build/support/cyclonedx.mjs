import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const library = dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'));

const SCHEMA = 'bom-1.6.SNAPSHOT.schema.json';

/** The schemas that it refers to, by these names. */
const REFERRED = ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'];

const readSchema = (name) => JSON.parse(readFileSync(join(library, 'res/schema', name), 'utf8'));

/** Returns where a bill of materials breaks the schema of CycloneDX 1.6. */
export function cyclonedxErrors(bom) {
  // Formats are those of addresses and dates, and need two more packages.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  for (const name of REFERRED) ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}`);
  const validate = ajv.compile(readSchema(SCHEMA));
  validate(bom);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
