/** Code for invalid, pending or sent forms: loaded with the first input or submit in a form that has rules. */
export { showSending, startBusy } from './busy.ts';
export { startSummaryLinks } from './links.ts';
export { rejectSubmit } from './reject-submit.ts';
export { dropGeneral, syncSummary } from './summary.ts';
export { takeOver } from './take-over.ts';
