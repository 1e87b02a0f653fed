import { defineIsland } from '#runtime';

/** Whether a prepaid account's owner gets messages about it (SAL-05). */
export const prepaidNotification = defineIsland({
  name: 'prepaid-notification',
  when: 'visible',
  load: () => import('./prepaid-notification.tsx'),
});
