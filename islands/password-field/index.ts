import { defineIsland } from '#runtime';

/** A password that can be shown, with the server's rules ticked while it is typed (ACC-01). */
export const passwordField = defineIsland({
  name: 'password-field',
  selector: 'input[type=password][data-password]',
  when: 'visible',
  load: () => import('./password-field.ts'),
});
