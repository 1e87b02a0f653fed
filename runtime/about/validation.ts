import type { AboutTopic } from './about-page.ts';

const FIELDS = 'input, select, textarea';

/** Attributes of fields and messages, as ASP.NET writes them; the rules' own are described by validation/about/. */
export const aboutFields: AboutTopic = {
  section: '#validation',
  attributes: {
    'data-val': {
      on: FIELDS,
      kind: 'choice',
      allowed: ['true', 'false'],
      description: 'The field is validated by its rules; `false` takes it out.',
    },
    'data-valmsg-for': {
      on: '*',
      kind: 'name',
      description: 'Shows the message of the field with this name, as text.',
    },
    'data-valmsg-replace': {
      on: '[data-valmsg-for]',
      kind: 'choice',
      allowed: ['true', 'false'],
      default: 'true',
      description: '`false` keeps the server’s text and changes the class alone.',
    },
    'data-valmsg-summary': {
      on: '*',
      kind: 'choice',
      allowed: ['true', 'false'],
      description: 'From the first rejected submit on lists what is wrong, now.',
      details: '#data-valmsg-summarytrue',
    },
    'data-valmsg-count': {
      on: '[data-valmsg-summary] *',
      kind: 'flag',
      description: 'A heading in the summary: says how many errors are left.',
      details: '#data-valmsg-summarytrue',
    },
    'data-val-focus': {
      on: 'form',
      kind: 'choice',
      allowed: ['summary'],
      description: 'A rejected submit scrolls to the top and focuses the summary, not the first field.',
    },
    'data-val-panel': {
      on: '*',
      kind: 'flag',
      description:
        'Hides fields and can be opened; `<details>`, `.collapse`, `.tab-pane` and `role="tabpanel"` need no mark.',
    },
  },
};
