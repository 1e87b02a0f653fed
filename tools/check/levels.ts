import { UserError } from '../cli/user-error.ts';
import type { FindingLevel } from './finding.ts';
import { checkRules } from './rules/index.ts';

/** How a rule counts. */
export type RuleLevel = FindingLevel | 'off';

const LEVELS: readonly string[] = ['error', 'warning', 'off'];

export const isRuleLevel = (value: unknown): value is RuleLevel =>
  typeof value === 'string' && LEVELS.includes(value);

/** Returns the codes that a name stands for: `AR103`, `AR1*`, `*`. */
function codesOf(name: string, source: string): string[] {
  const codes = checkRules.map(({ code }) => code);
  const start = name.endsWith('*') ? name.slice(0, -1) : undefined;
  const found = codes.filter((code) => (start === undefined ? code === name : code.startsWith(start)));
  if (found.length > 0) return found;
  throw new UserError(
    `${source} names the rule "${name}", which does not exist. The codes are AR101 to AR314: see docs/check.md.`,
  );
}

/**
 * Reads levels by code.
 *
 * @param entries Name and level; later ones win.
 * @param source Where they are from, for messages.
 * @throws UserError for an unknown code or level.
 */
export function readLevels(
  entries: readonly (readonly [string, unknown])[],
  source: string,
): Map<string, RuleLevel> {
  const levels = new Map<string, RuleLevel>();
  for (const [name, level] of entries) {
    if (!isRuleLevel(level))
      throw new UserError(
        `${source} gives "${name}" the level ${JSON.stringify(level)}. Write "error", "warning" or "off".`,
      );
    for (const code of codesOf(name, source)) levels.set(code, level);
  }
  return levels;
}

/**
 * Reads the option `--rules`.
 *
 * @param text `error:AR103,off:AR302`.
 * @throws UserError for anything else.
 */
export function readRulesOption(text: string): Map<string, RuleLevel> {
  const entries = text.split(',').map((part): [string, string] => {
    const [level = '', name] = part.trim().split(':');
    if (!name)
      throw new UserError(`--rules is "${text}". Write a level and a code, such as off:AR302,error:AR1*.`);
    return [name, level];
  });
  return readLevels(entries, '--rules');
}
