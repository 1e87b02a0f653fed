import { defineService } from '#runtime';

/** Tells the tag manager of pages that were shown, and of mail and phone links that were pressed (TAG-01, TAG-02). */
export const tagManager = defineService({
  name: 'tag-manager',
  when: 'load',
  setting: 'tags',
  load: () => import('./tag-manager.ts'),
});
