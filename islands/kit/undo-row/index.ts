export { createRemoval } from './removal.ts';
export { UndoRow } from './undo-row.tsx';
export { ROW_FOCUS, useRowFocus } from './use-row-focus.ts';
