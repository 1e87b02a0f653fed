import { defineService } from '#runtime';

/** Reports shown pages, and pressed mail and phone links, to the tag manager (TAG-01, TAG-02). */
export const tagManager = defineService({
  name: 'tag-manager',
  when: 'load',
  setting: 'tags',
  load: () => import('./tag-manager.ts'),
});
