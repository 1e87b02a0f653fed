import type { OtherField, Rule } from '../engine/rule.ts';

// Razor writes a boolean as True.
const hasValue = ({ isChecked, value }: OtherField, expectedValue: string) =>
  isChecked === undefined ? value === expectedValue : String(isChecked) === expectedValue.toLowerCase();

/** A value is required if another field has a given value; with `isequalto`, if it has not (VAL-12). */
export const requiredif: Rule = {
  validatesEmpty: true,
  test: (_value, { isEmpty, param, other }) => {
    const found = other(param('other'));
    if (!isEmpty || !found) return true;
    const isEqual = param('comparator').toLowerCase() !== 'isequalto';
    return hasValue(found, param('value')) !== isEqual;
  },
};
