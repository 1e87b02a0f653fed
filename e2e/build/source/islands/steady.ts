import { born } from './instances.ts';

born('steady');

/** Module that two islands and the failing chunk share. */
export const steady = { name: 'steady' };
