import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../support/files.ts';
import { checkTemplate, readSourceFile, toLines } from './support.ts';

const templates = readdirSync(join(repository, 'demo/templates'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.liquid'))
  .map((file) => `demo/templates/${file}`);

test('the templates of the demo, unrendered, have no finding', () => {
  expect(templates.length).toBeGreaterThan(130);
  const lines = templates.flatMap((file) =>
    toLines(checkTemplate(file, readSourceFile(file))).map((line) => `${file}:${line}`),
  );
  expect(lines).toEqual([]);
});
