import type { FormField } from '#runtime/forms/content.ts';

// A choice is preserved even if this page was written with it: another page may be written with another choice.
const chosen = new WeakSet<FormField>();

/** Records that the visitor has chosen in a field, so that the choice is preserved even if it equals the server's value. */
export const markChosen = (field: FormField): unknown => chosen.add(field);

/** Whether the visitor has chosen in a field, or in the one that it has taken the place of. */
export const wasChosen = (field: FormField): boolean => chosen.has(field);
