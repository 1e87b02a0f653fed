import type { FormField } from '#runtime/forms/content.ts';

// Includes choices equal to the server's value, because the next page may be rendered with another value.
const chosen = new WeakSet<FormField>();

/** Marks a field as chosen by the visitor: its value is preserved even if it equals the server's. */
export const markChosen = (field: FormField): unknown => chosen.add(field);

/** Returns whether a field is marked; `preserveForm` also marks the field that replaces a marked one. */
export const wasChosen = (field: FormField): boolean => chosen.has(field);
