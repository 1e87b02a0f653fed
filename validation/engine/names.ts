/**
 * Expands a name that servers write for a sibling field: `*.Other` of `Address.Street` is `Address.Other`.
 *
 * @param name As in the attribute.
 * @param own The name of the field that has the attribute.
 */
export const expandName = (name: string, own: string) =>
  name.startsWith('*.') ? own.slice(0, own.lastIndexOf('.') + 1) + name.slice(2) : name;
