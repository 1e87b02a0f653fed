import { defineService } from '#runtime';

/** The visitor's consent, and the scripts that wait for it (CON-04, CON-05). */
export const consent = defineService({
  name: 'consent',
  when: 'load',
  selector: '[data-island^=cookie-],script[data-consent]',
  setting: 'consent',
  load: () => import('./consent.ts'),
});
