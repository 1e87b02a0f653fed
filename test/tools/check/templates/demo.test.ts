import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTemplate, projectRoot, readSourceFile, toLines } from './support.ts';

const templates = readdirSync(join(projectRoot, 'demo/templates'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.liquid'))
  .map((file) => `demo/templates/${file}`);

test('the templates of the demo, unrendered, have no finding', () => {
  expect(templates.length).toBeGreaterThan(130);
  const lines = templates.flatMap((file) =>
    toLines(checkTemplate(file, readSourceFile(file))).map((line) => `${file}:${line}`),
  );
  expect(lines).toEqual([]);
});
