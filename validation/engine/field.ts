import type { Control } from './controls.ts';

/** The unit of validation: one control, or all radio buttons or checkboxes of one name. */
export interface ValidatedField {
  name: string;
  controls: readonly Control[];
  /** The names of its rules, in the order of their evaluation. */
  rules: readonly string[];
  /** The error message; empty when valid, undefined before the first validation. */
  error: string | undefined;
  /** The message that the page shows, with the same three states. */
  shown: string | undefined;
  /** Whether the field was invalid once: it is then validated while the visitor types. */
  isEager: boolean;
  /** Number of validations, so that a late result is ignored. */
  version: number;
  /** Resolves with the pending validation. */
  pending: Promise<void> | undefined;
  /** The id that the validation has added to `aria-describedby`. */
  describedBy: string | undefined;
  readonly memory: Map<string, unknown>;
}

/** Creates a field that is not validated yet. */
export function createField(name: string): ValidatedField {
  return {
    name,
    controls: [],
    rules: [],
    error: undefined,
    shown: undefined,
    isEager: false,
    version: 0,
    pending: undefined,
    describedBy: undefined,
    memory: new Map(),
  };
}

/** Returns a field's first control, which has the attributes and takes the focus. */
export const firstOf = (field: ValidatedField) => field.controls[0]!;
