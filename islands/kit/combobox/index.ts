export { Combobox, type ComboboxRow } from './combobox.tsx';
export { writeFieldText } from './field-text.ts';
export { findServerInput } from './find-server-input.ts';
export { MarkMatch } from './mark-match.tsx';
export { useSuggest } from './use-suggest.ts';
