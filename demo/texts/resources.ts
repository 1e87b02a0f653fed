import fr from '../content/resources/fr.json';
import nl from '../content/resources/nl.json';
import type { Culture } from '../culture.ts';

/** Nested texts that scripts read by dotted names. */
export const resources: Record<Culture, typeof fr> = { fr, nl };
