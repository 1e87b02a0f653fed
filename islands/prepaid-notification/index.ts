import { defineIsland } from '#runtime';

/** A checkbox for notifications about a prepaid account (SAL-05). */
export const prepaidNotification = defineIsland({
  name: 'prepaid-notification',
  when: 'visible',
  load: () => import('./prepaid-notification.tsx'),
});
