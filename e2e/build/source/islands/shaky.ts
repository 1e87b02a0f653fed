// The stylesheet puts this module into a chunk of its own.
import './shaky.css';
import { born } from './instances.ts';
import { steady } from './steady.ts';

born('shaky');

/** Export of the chunk that fails the first time. */
export const shaky = { name: 'shaky', steady };
