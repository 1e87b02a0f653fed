/** How much a finding counts: errors and warnings are both printed, only errors fail by themselves. */
export type FindingLevel = 'error' | 'warning';

/** A mistake in a source; lines and columns begin at 1. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Stable code: `AR103`. */
  readonly code: string;
  readonly level: FindingLevel;
  /** One sentence or two: what is wrong, and the remedy. */
  readonly message: string;
}
