export { createDraft, forgetDrafts } from './draft.ts';
export { noteChosen } from './chosen.ts';
export { holdForm, keepForm } from './keep-form.ts';
