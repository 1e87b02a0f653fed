import { born } from './instances.ts';

born('steady');

/** What two islands, and the chunk that fails, share. */
export const steady = { name: 'steady' };
