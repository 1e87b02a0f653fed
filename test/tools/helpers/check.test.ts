import { expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { TEMPLATE_LANGUAGES } from '../../../tools/helpers/escape-template.ts';
import { writeCall } from '../../../tools/helpers/write-call.ts';
import { readCheckedCatalogue } from '../check/support/vocabulary.ts';
import { createCliIo } from '../support/cli-io.ts';
import { writeFiles } from '../support/fake-package.ts';

interface CheckReport {
  readonly totals: { readonly files: number };
  readonly findings: readonly unknown[];
}

const catalogue = await readCheckedCatalogue();

const EXTENSIONS = {
  html: 'html',
  razor: 'cshtml',
  twig: 'twig',
  blade: 'blade.php',
  liquid: 'liquid',
  django: 'djhtml',
  erb: 'erb',
  nunjucks: 'njk',
} as const;

test('"archipel check" finds nothing in the calls of all examples', async () => {
  const io = createCliIo();
  writeFiles(io.dist, { 'islands.json': JSON.stringify(catalogue) });
  const files = Object.entries(catalogue.islands).flatMap(([name, island]) =>
    TEMPLATE_LANGUAGES.map((language) => [
      `views/${name}-${language}.${EXTENSIONS[language]}`,
      writeCall(island.example.fr, { name, island }, language),
    ]),
  );
  writeFiles(io.cwd, Object.fromEntries(files));
  expect(await runArchipel(['check', 'views', '--format', 'json'], io)).toBe(0);
  const { totals, findings } = JSON.parse(io.outLines.join('\n')) as CheckReport;
  expect(findings).toEqual([]);
  expect(totals.files).toBe(files.length);
});
