import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRules } from '../../../tools/check/rules/index.ts';
import { runArchipel } from '../../../tools/cli/run.ts';
import { repository } from '../../support/files.ts';
import { createCliIo } from '../support/cli-io.ts';
import { withCatalogue } from './support/demo-pages.ts';
import { inPage } from './support/pages.ts';
import { GOOD, runCheck, WRONG, type Files } from './support/run-check.ts';
import { readCheckedCatalogue } from './support/vocabulary.ts';
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts';

let dist: string;
beforeAll(async () => {
  dist = withCatalogue(await readCheckedCatalogue());
});

const check = (files: Files, ...args: string[]) => runCheck(dist, files, ...args);

const warned = '<p class="ar-buton"></p>\n';

describe('the command check', () => {
  it('prints file, line, column, code and level of each finding, sums up, and ends with 1', async () => {
    const { code, out, err } = await check({ 'a.html': WRONG, 'b.html': GOOD + warned }, 'a.html', 'b.html');
    expect(out.split('\n')).toEqual([
      'a.html:2:6  AR101 error  There is no island "quantity-fiel". Did you mean "quantity-field"?',
      'b.html:2:4  AR314 warning  There is no class ar-buton. Did you mean "ar-button"?',
      '',
      '2 files, 1 island, 1 error, 1 warning',
    ]);
    expect([code, err]).toEqual([1, []]);
  });

  it('ends with 0 for warnings, unless there are more than allowed', async () => {
    expect((await check({ 'a.html': warned }, 'a.html')).code).toBe(0);
    expect((await check({ 'a.html': warned }, 'a.html', '--max-warnings', '1')).code).toBe(0);
    expect((await check({ 'a.html': warned }, 'a.html', '--max-warnings', '0')).code).toBe(1);
  });

  it('shows the line with a mark below the mistake in a terminal', async () => {
    const io = { ...createCliIo({ dist }), color: true };
    writeFileSync(join(io.cwd, 'a.html'), WRONG);
    await runArchipel(['check', 'a.html'], io);
    const lines = io.outLines.join('\n').split('\n');
    expect(lines[1]).toBe('      <b data-island="quantity-fiel"></b>');
    expect(lines[2]).toBe(`${' '.repeat(9)}${'^'.repeat(27)}`);
  });

  it('checks the pages and templates of a folder, but not those of packages and builds', async () => {
    const files = { 'v/a.html': WRONG, 'v/w/b.htm': WRONG, 'v/c.twig': WRONG, 'v/d.txt': WRONG };
    const left = { 'v/node_modules/e.html': WRONG, 'v/dist/f.html': WRONG };
    const { out } = await check({ ...files, ...left }, 'v');
    expect(out).toContain('3 files, 0 islands, 3 errors');
  });

  it('checks the files of a pattern', async () => {
    const { out } = await check({ 'v/a.html': WRONG, 'v/w/b.html': WRONG, 'v/c.twig': WRONG }, 'v/**/*.html');
    expect(out).toContain('2 files');
  });

  it('prints findings as JSON', async () => {
    const { out } = await check({ 'a.html': WRONG }, 'a.html', '--json');
    expect(JSON.parse(out)).toMatchObject({
      totals: { files: 1, islands: 0, errors: 1, warnings: 0 },
      findings: [
        { file: 'a.html', line: 2, column: 6, endLine: 2, endColumn: 33, code: 'AR101', level: 'error' },
      ],
      failures: [],
    });
  });
});

describe('the levels of rules', () => {
  it('are set by --rules, by code and by the first letters of codes', async () => {
    const files = { 'a.html': WRONG + warned };
    expect((await check(files, 'a.html', '--rules', 'off:AR101,error:AR3*')).out).toContain(
      '1 error, 0 warnings',
    );
    expect((await check(files, 'a.html', '--rules', 'off:*')).out).toContain('0 errors, 0 warnings');
  });

  it('are set by archipel.check.json, found upwards; --rules comes first', async () => {
    const config = JSON.stringify({ rules: { AR101: 'off', AR314: 'error' }, ignore: ['v/old/**'] });
    const files = { 'archipel.check.json': config, 'v/a.html': WRONG + warned, 'v/old/b.html': WRONG };
    expect((await check(files, 'v')).out).toContain('1 file, 0 islands, 1 error, 0 warnings');
    expect((await check(files, 'v', '--rules', 'warning:AR101')).out).toContain('1 error, 1 warning');
  });

  it.each([
    ['{"rules": {"AR999": "off"}}', 'names the rule "AR999", which does not exist'],
    ['{"rules": {"AR101": "of"}}', 'gives "AR101" the level "of"'],
    ['{"ignored": []}', 'Did you mean "ignore"?'],
    ['{"ignore": ', 'can’t be read'],
  ])('of a file with %s are one sentence and exit code 2', async (config, sentence) => {
    const { code, err } = await check({ 'archipel.check.json': config, 'a.html': GOOD }, 'a.html');
    expect([code, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain(sentence);
  });

  it.each([
    [['--rules', 'AR101'], '--rules is "AR101"'],
    [['--format', 'xml'], 'There is no format "xml"'],
    [['--max-warnings', 'none'], '--max-warnings is "none"'],
    [['--header', 'Cookie'], '--header is "Cookie"'],
    [['--config', 'none.json'], 'it does not exist'],
    [['--catalogue', 'none.json'], 'it does not exist'],
  ])('or options that are %j are, too', async (args, sentence) => {
    const { code, err } = await check({ 'a.html': GOOD }, 'a.html', ...args);
    expect([code, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain(sentence);
  });
});

describe('islands, rules and classes of a site', () => {
  const page = inPage(
    '<div data-island="read-more" data-lines="x"></div><div data-island="shop-map"></div>' +
      '<input name="N" data-val="true" data-val-evenlength="!"><p class="ar-logo">',
  );

  it('are mistakes until they are named, and checked by their own schema then', async () => {
    const config = {
      islands: {
        'read-more': { host: 'section', properties: { lines: { type: 'number' } }, required: ['lines'] },
        'shop-*': {},
      },
      validationRules: ['evenlength'],
      classes: ['ar-logo'],
    };
    const before = await check({ 'a.html': page }, 'a.html', '--json');
    const after = await check(
      { 'a.html': page, 'archipel.check.json': JSON.stringify(config) },
      'a.html',
      '--json',
    );
    const codesIn = ({ out }: { out: string }) =>
      (JSON.parse(out) as { findings: { code: string }[] }).findings.map(({ code }) => code);
    expect(codesIn(before)).toEqual(['AR101', 'AR101', 'AR202', 'AR314']);
    expect(codesIn(after)).toEqual(['AR107', 'AR103']);
  });

  it('may be in a file of the form of islands.json', async () => {
    const own = { islands: { 'read-more': { host: 'div', props: { properties: {} } }, 'shop-map': {} } };
    const { out } = await check(
      { 'a.html': page, 'own.json': JSON.stringify(own) },
      'a.html',
      '--catalogue',
      'own.json',
      '--rules',
      'off:AR202,off:AR314',
    );
    expect(out).toContain('0 errors, 0 warnings');
  });
});

interface SarifRule {
  readonly id: string;
  readonly helpUri?: string;
  readonly help: { readonly text: string; readonly markdown?: string };
}

interface SarifLog {
  readonly version: string;
  readonly runs: readonly [
    {
      readonly results: readonly unknown[];
      readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
      readonly invocations: readonly unknown[];
    },
  ];
}

describe('SARIF', () => {
  it('names each rule with its page, and each finding with a relative path and its region', async () => {
    const { out } = await check({ 'views/a b.html': WRONG }, 'views', 'none.html', '--format', 'sarif');
    const log = JSON.parse(out) as SarifLog;
    const [{ results, tool, invocations }] = log.runs;
    expect(log.version).toBe('2.1.0');
    expect(results).toEqual([
      {
        ruleId: 'AR101',
        ruleIndex: 0,
        level: 'error',
        message: { text: expect.stringContaining('quantity-fiel') },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'views/a%20b.html', uriBaseId: '%SRCROOT%' },
              region: { startLine: 2, startColumn: 6, endLine: 2, endColumn: 33 },
            },
          },
        ],
      },
    ]);
    expect(tool.driver.rules[0]).toMatchObject({
      id: 'AR101',
      help: { text: 'Unknown island. See AR101 in docs/check.md of archipel.' },
    });
    expect(invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ message: { text: 'none.html does not exist.' } }],
      },
    ]);
  });

  it('has the documents of the package for each rule, with their address', async () => {
    const root = temporaryFolder('package');
    cpSync(dist, join(root, 'dist'), { recursive: true });
    cpSync(join(repository, 'docs/check.md'), join(root, 'docs/check.md'));
    writeFileSync(join(root, 'package.json'), '{ "homepage": "https://example.com/archipel#readme" }');
    const { out } = await runCheck(join(root, 'dist'), { 'a.html': GOOD }, 'a.html', '--format', 'sarif');
    const { rules } = (JSON.parse(out) as SarifLog).runs[0].tool.driver;
    expect(rules).toHaveLength(checkRules.length);
    for (const { id, helpUri, help } of rules) {
      expect(helpUri).toBe(`https://example.com/archipel/docs/check.md#${id.toLowerCase()}`);
      expect(help.markdown).toMatch(/^\*\*.*Wrong:.*Right:.*```$/s);
    }
  });
});
