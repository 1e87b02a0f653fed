import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { ORIGINS } from '../../../tools/migrate/origins/index.ts';
import { createCliIo } from '../support/cli-io.ts';
import { writeFiles } from '../support/fake-package.ts';
import { readMigrationGuide, rowsOf, writeTable } from './support/migration-guide.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** Runs commands on one page. */
function createPage(html: string) {
  const io = createCliIo({ dist });
  writeFiles(io.cwd, { 'page.html': html });
  return {
    io,
    run: (...args: string[]) => runArchipel(args, io),
    read: () => readFileSync(join(io.cwd, 'page.html'), 'utf8'),
  };
}

describe.each(ORIGINS.map((origin) => ({ name: origin.name, origin })))(
  'the guide from $name',
  ({ name, origin }) => {
    // UPDATE_GUIDES=1 writes the tables; `oxfmt` aligns them.
    if (process.env['UPDATE_GUIDES']) writeTable(origin);
    const { rows, before, after } = readMigrationGuide(origin);

    test('its table is the rules of the command', () => {
      expect(rows).toEqual(rowsOf(origin));
      expect(rows.length).toBeGreaterThan(15);
    });

    test('on its page before, --write changes lines into those of the page after', async () => {
      const { run, read } = createPage(before);
      expect(await run('migrate', '.', '--from', name, '--write')).toBe(1);
      const known = new Set(before.split('\n'));
      const changed = read()
        .split('\n')
        .filter((line) => !known.has(line));
      for (const line of changed) expect(after).toContain(line);
      expect(read().length).toBeLessThanOrEqual(before.length);
    });

    test('its page after leaves nothing to do, and passes the check', async () => {
      const { run, io } = createPage(after);
      expect(await run('migrate', '.'), io.outLines.join('\n')).toBe(0);
      expect(await run('check', 'page.html'), io.outLines.join('\n')).toBe(0);
    });
  },
);
