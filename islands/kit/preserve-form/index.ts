export { createDraft, forgetDrafts } from './draft.ts';
export { markChosen } from './chosen.ts';
export { recordForm, preserveForm } from './preserve-form.ts';
