export type { PlainDialog } from './create-dialog.ts';
export { afterFading, openDialog } from './dialog.ts';
export { confirmByDialog } from './confirm.ts';
export { createAlertDialog, createButton } from './alert-dialog.ts';
export { createDialog } from './create-dialog.ts';
export { createPlainLink, parseForDialog, showContent } from './dialog-content.ts';
export { explainFailure, explainKind } from './failure-text.ts';
export { onDialogs, topDialog } from './dialog-stack.ts';
export { whenPolite } from './polite.ts';
