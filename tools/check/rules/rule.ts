import type { Range } from '../document.ts';
import type { FindingLevel } from '../finding.ts';
import type { Markup } from '../markup/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Host } from './hosts.ts';

/** All that a rule looks at. */
export interface RuleContext {
  readonly markup: Markup;
  readonly vocabulary: Vocabulary;
  /** Hosts of islands, services and actions. */
  readonly hosts: readonly Host[];
  /** Reports a mistake at a range of the text. */
  report(range: Range, message: string): void;
}

/** A check with a stable code, explained in docs/check.md. */
export interface CheckRule {
  readonly code: string;
  readonly level: FindingLevel;
  /** The mistake, in a few words. */
  readonly title: string;
  check(context: RuleContext): void;
}
