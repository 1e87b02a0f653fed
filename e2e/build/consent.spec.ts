import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addClosure, type Manifest } from '../support/manifest.ts';
import { expect, test } from '../support/test.ts';

/** Budget of consent and tag manager before any interaction: brotli bytes, with all imports (decision 529). */
const CONSENT_BUDGET = 2_300;

const readManifest = (flavour: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../dist', flavour, 'manifest.json'), 'utf8'),
  ) as Manifest;

for (const flavour of ['preact', 'react']) {
  test(`consent and the tags that wait for it are one file of at most ${CONSENT_BUDGET} B before an interaction, in ${flavour} [CON-01] [CON-05]`, () => {
    const manifest = readManifest(flavour);
    const { js } = manifest.islands['consent']!;
    const names = new Set<string>();
    addClosure(manifest, js, names);
    names.delete(manifest.entry.file);
    expect([...names]).toEqual([js]);
    expect(manifest.islands['tag-manager']!.js).toBe(js);
    expect(manifest.files[js]!.brotli).toBeLessThanOrEqual(CONSENT_BUDGET);
    expect(manifest.islands['cookie-banner']!.when).toBe('interaction');
  });
}
