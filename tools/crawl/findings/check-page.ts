import { readCheckConfig } from '../../check/config.ts';
import { checkSource } from '../../check/check-source.ts';
import type { RuleLevel } from '../../check/levels.ts';
import { checkRules } from '../../check/rules/index.ts';
import { htmlToSource } from '../../check/sources/to-source.ts';
import { createVocabulary } from '../../check/vocabulary/index.ts';
import type { Catalogue } from '../../cli/catalogue-types.ts';
import { cleanText } from './clean.ts';
import type { CrawlFinding } from './finding.ts';

/** Checks the HTML of a page, with the settings of `archipel check`. */
export type PageChecker = (html: string, address: string) => CrawlFinding[];

const titles = new Map(checkRules.map(({ code, title }) => [code, title]));

/** Limit of findings with the same message on a page. */
const MAX_LINES = 10;

/** Joins findings with the same message: their lines are the details. */
function joinLines(lines: readonly { key: string; line: string; finding: CrawlFinding }[]): CrawlFinding[] {
  const joined = new Map<string, CrawlFinding>();
  for (const { key, line, finding } of lines) {
    const before = joined.get(key) ?? finding;
    const details = before.details.length < MAX_LINES ? [...before.details, line] : before.details;
    joined.set(key, { ...before, details });
  }
  return [...joined.values()];
}

/**
 * Creates a checker of the HTML that the server sent.
 *
 * @param catalogue The names that a page may write.
 * @param cwd Folder from which the settings are searched.
 * @param config File of `--config`.
 * @throws UserError when the settings are missing or wrong.
 */
export function createPageChecker(
  catalogue: Catalogue,
  cwd: string,
  config: string | undefined,
): PageChecker {
  const settings = readCheckConfig(cwd, config);
  const vocabulary = createVocabulary(catalogue, settings);
  const levels: ReadonlyMap<string, RuleLevel> = settings.levels;
  return (html, address) => {
    const { findings } = checkSource(htmlToSource(address, html), vocabulary, { levels });
    return joinLines(
      findings.map(({ code, level, message, line, column }) => ({
        key: `${code} ${message}`,
        line: `${titles.get(code) ?? code}, line ${line}, column ${column}`,
        finding: { kind: 'check', level, code, what: cleanText(message), details: [], widths: [] },
      })),
    );
  };
}
