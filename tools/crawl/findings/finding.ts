import type { FindingLevel } from '../../check/finding.ts';

/** Kinds of findings, in the order of the report. */
export const FINDING_KINDS = [
  'status',
  'load',
  'script',
  'island',
  'error',
  'policy',
  'request',
  'console',
  'check',
  'accessibility',
  'overflow',
  'layout-shift',
  'weight',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** A fault of a page; texts of the site in it are cut and cleaned, not escaped. */
export interface CrawlFinding {
  readonly kind: FindingKind;
  readonly level: FindingLevel;
  /** Code of the check, or rule of axe. */
  readonly code?: string;
  /** The fault, the same on all pages that have it. */
  readonly what: string;
  /** Elements, lines and texts of this page. */
  readonly details: readonly string[];
  /** Remedy of this very fault; the kind has a general one. */
  readonly fix?: string;
  /** Address of an explanation. */
  readonly help?: string;
  /** Widths in px at which it was found; empty where the width is of no importance. */
  readonly widths: readonly number[];
}
