import type { Finding } from '../finding.ts';
import { checkRules } from '../rules/index.ts';
import { readRuleHelp } from './help.ts';
import type { CheckReport, FormatOptions } from './report.ts';

/** The schema's address names the version; programs do not fetch it. */
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const ruleIndexes = new Map(checkRules.map(({ code }, index) => [code, index]));

/** Describes each rule with its section of the documents, which a pull request shows beside a finding. */
function describeRules(dist: string) {
  const help = readRuleHelp(dist);
  return checkRules.map(({ code, level, title }) => {
    const [helpUri, markdown] = [help.addressOf(code), help.markdownOf(code)];
    return {
      id: code,
      name: title.replace(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
      shortDescription: { text: title },
      help: { text: `${title}. See ${code} in docs/check.md of archipel.`, ...(markdown && { markdown }) },
      ...(helpUri && { helpUri }),
      defaultConfiguration: { level },
    };
  });
}

/** A path that begins in the folder of the run is relative to the repository's root in a pull request. */
const locationOf = ({ file, line, column, endLine, endColumn }: Finding) => ({
  physicalLocation: {
    artifactLocation: {
      uri: encodeURI(file),
      ...(/^https?:|^\//.test(file) ? {} : { uriBaseId: '%SRCROOT%' }),
    },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  },
});

const resultOf = (finding: Finding) => ({
  ruleId: finding.code,
  ruleIndex: ruleIndexes.get(finding.code) ?? -1,
  level: finding.level,
  message: { text: finding.message },
  locations: [locationOf(finding)],
});

/** Formats a run as SARIF 2.1.0, which a pull request shows at the lines. */
export function formatSarif({ findings, failures }: CheckReport, { version, dist }: FormatOptions): string {
  const notifications = failures.map((text) => ({ level: 'error', message: { text } }));
  const run = {
    tool: { driver: { name: 'archipel check', version, rules: describeRules(dist) } },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: failures.length === 0, toolExecutionNotifications: notifications }],
    results: findings.map(resultOf),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}
