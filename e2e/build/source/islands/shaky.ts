// A stylesheet of its own keeps this module in a chunk of its own.
import './shaky.css';
import { born } from './instances.ts';
import { steady } from './steady.ts';

born('shaky');

/** What comes of the chunk that fails the first time. */
export const shaky = { name: 'shaky', steady };
