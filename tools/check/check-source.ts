import type { CheckSource, Range } from './document.ts';
import type { Finding, FindingLevel } from './finding.ts';
import { findSwitches, type Switches } from './inline-switches.ts';
import { createLineIndex, createMarkup } from './markup/index.ts';
import { checkRules, findHosts, type CheckRule, type RuleContext } from './rules/index.ts';
import { checkVariants } from './variants.ts';
import type { Vocabulary } from './vocabulary/index.ts';

/** How findings count. */
export interface CheckOptions {
  /** Level by code; a rule that is not named has its own. */
  readonly levels: ReadonlyMap<string, FindingLevel | 'off'>;
}

/** The findings of one source, in the order of the text. */
export interface CheckedSource {
  readonly findings: readonly Finding[];
  /** Number of hosts of islands. */
  readonly islands: number;
}

interface Reported {
  readonly rule: CheckRule;
  readonly range: Range;
  readonly message: string;
}

const isOn = ({ rule, range }: Reported, switches: Switches) => !switches.isOff(rule.code, range.from);

function runRules(rules: readonly CheckRule[], context: Omit<RuleContext, 'report'>): Reported[] {
  const reported: Reported[] = [];
  for (const rule of rules) {
    const report = (range: Range, message: string) => void reported.push({ rule, range, message });
    rule.check({ ...context, report });
  }
  return reported;
}

/**
 * Checks a source by all rules.
 *
 * @param source The source.
 * @param vocabulary The names that it may write.
 * @param options Levels of rules.
 */
export function checkSource(
  source: CheckSource,
  vocabulary: Vocabulary,
  { levels }: CheckOptions,
): CheckedSource {
  const hostOffsets = new Set<number>();
  const levelOf = ({ code, level }: CheckRule) => levels.get(code) ?? level;
  const active = checkRules.filter((rule) => levelOf(rule) !== 'off');
  const reported = checkVariants(source, (variant) => {
    const markup = createMarkup(variant);
    const hosts = findHosts(markup, vocabulary);
    for (const { element } of hosts) hostOffsets.add(markup.tagOf(element).range.from);
    return runRules(active, { markup, vocabulary, hosts });
  });
  const positionOf = createLineIndex(source.text);
  const switches = findSwitches(source.text);
  const toFinding = ({ rule, range, message }: Reported): Finding => {
    const [start, end] = [positionOf(range.from), positionOf(range.to)];
    return {
      file: source.file,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      code: rule.code,
      level: levelOf(rule) as FindingLevel,
      message,
    };
  };
  const found = reported.filter((one) => isOn(one, switches));
  const sorted = found.toSorted((one, other) => one.range.from - other.range.from);
  return { findings: sorted.map(toFinding), islands: hostOffsets.size };
}
