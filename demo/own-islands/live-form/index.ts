import { register } from 'archipel';

/** The form of a styleguide page: values of the attributes, the example with them, and the markup. */
register({ name: 'live-form', when: 'load', load: () => import('./view.tsx') });
