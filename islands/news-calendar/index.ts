import { defineIsland } from '#runtime';

/** A calendar of news: its months, and the posts of a day (NWS-01). */
export const newsCalendar = defineIsland({
  name: 'news-calendar',
  when: 'visible',
  load: () => import('./news-calendar.ts'),
});
