export { secondsLeft } from './countdown.ts';
export { leftText } from './duration-text.ts';
export type { Deadline } from './instants.ts';
export { countDown, readWrittenEnd } from './server-countdown.ts';
