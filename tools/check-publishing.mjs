import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * Stops `npm publish` while strangers would find no source and no place for reports (decision 548):
 * node tools/check-publishing.mjs [FOLDER].
 */

const [folder = '.'] = process.argv.slice(2);
const description = JSON.parse(readFileSync(join(resolve(folder), 'package.json'), 'utf8'));
const missing = ['repository', 'bugs', 'homepage'].filter((key) => !description[key]);

if (missing.length > 0) {
  console.error(
    `package.json has no ${missing.join(', ')}: write the repository's public address before publishing.`,
  );
  process.exitCode = 1;
}
