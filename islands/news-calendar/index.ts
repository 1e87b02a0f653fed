import { defineIsland } from '#runtime';

/** The months of a news section, and the posts of a day (NWS-01). */
export const newsCalendar = defineIsland({
  name: 'news-calendar',
  when: 'visible',
  load: () => import('./news-calendar.ts'),
});
