import type { AboutTopic } from './about-page.ts';

/** Attributes of every island's host and of the nodes in it. */
export const aboutHosts: AboutTopic = {
  section: '#islands',
  attributes: {
    'data-island': { on: '*', kind: 'name', description: 'Name of the island that is mounted here.' },
    'data-island-when': {
      on: '*',
      kind: 'choice',
      allowed: ['load', 'idle', 'first-input', 'visible', 'interaction', 'media(query)'],
      description: 'When it is loaded; `media(query)` is a media query in brackets.',
    },
    'data-island-key': {
      on: '*',
      kind: 'name',
      description: 'A host with the same name and key in the next page continues this island.',
    },
    'data-props': {
      on: '[data-island] > script[type="application/json"]',
      kind: 'flag',
      description: 'Props in bulk, as JSON in a child of the host; wins over attributes.',
    },
    'data-slot': { on: '*', kind: 'name', description: 'Nodes that the view places.' },
  },
};

/** Bootstrap's attributes of panels and tabs. */
export const aboutPanels: AboutTopic = {
  section: '#panels-and-tabs',
  attributes: {
    'data-toggle': {
      on: '*',
      kind: 'text',
      description:
        '`collapse` opens a panel; `tab`, `pill` and `list` select a tab, as in Bootstrap 4. Other values are Bootstrap’s own.',
    },
    'data-bs-toggle': {
      on: '*',
      kind: 'text',
      description: 'The same, as in Bootstrap 5.',
    },
    'data-target': {
      on: '[data-toggle], [data-bs-toggle]',
      kind: 'selector',
      description: 'The panel, or several; left out, `href="#id"` names it.',
    },
    'data-bs-target': {
      on: '[data-toggle], [data-bs-toggle]',
      kind: 'selector',
      description: 'The same, as in Bootstrap 5.',
    },
    'data-parent': {
      on: '*',
      kind: 'selector',
      description: 'On the panel or its toggler: within that element one panel is open at a time.',
    },
    'data-bs-parent': { on: '*', kind: 'selector', description: 'The same, as in Bootstrap 5.' },
  },
};
