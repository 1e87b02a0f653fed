/** What nobody needs before something is wrong or on its way: loaded with the first touch of a form that has rules. */
export { startBusy } from './busy.ts';
export { startLinks } from './links.ts';
export { refuse } from './refuse.ts';
export { dropGeneral, syncSummary } from './summary.ts';
export { takeOver } from './take-over.ts';
