export { createDraft, forgetDrafts } from './draft.ts';
export { holdForm, keepForm, noteChosen } from './keep-form.ts';
