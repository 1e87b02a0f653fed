import { register } from 'archipel';

/** The search over the cards of the styleguide. */
register({ name: 'island-search', when: 'load', load: () => import('./island-search.ts') });
