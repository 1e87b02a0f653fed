export { createDraft, forgetDrafts } from './draft.ts';
export { holdForm, keepForm } from './keep-form.ts';
