import { object } from 'valibot';
import { aboutContent } from './about-call.ts';

/** The smallest answer that confirms a write; an empty one does not. */
export const confirmation = aboutContent({ schema: object({}), example: {}, fields: {} });
