import type { PlainOptions } from '#validation/engine/plain.ts';
import type { fc } from '../../support/properties.ts';

/** A second, independent definition of what a rule accepts. */
export interface RuleModel {
  readonly rule: string;
  readonly values: fc.Arbitrary<string>;
  /** Parameters and other fields. */
  readonly options?: fc.Arbitrary<PlainOptions>;
  readonly isValid: (value: string, options: PlainOptions) => boolean;
  /** Whether an empty value is evaluated, too. */
  readonly validatesEmpty?: boolean;
}
