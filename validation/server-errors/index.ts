/** Code for invalid or pending forms: loaded with the first input in a form that has rules. */
export { showSending, startBusy } from './busy.ts';
export { startSummaryLinks } from './links.ts';
export { rejectSubmit } from './reject-submit.ts';
export { dropGeneral, syncSummary } from './summary.ts';
export { takeOver } from './take-over.ts';
