/** What is not needed before something is wrong or on its way: loaded with the first touch of a form that has rules. */
export { startBusy } from './busy.ts';
export { startSummaryLinks } from './links.ts';
export { rejectSubmit } from './reject-submit.ts';
export { dropGeneral, syncSummary } from './summary.ts';
export { takeOver } from './take-over.ts';
