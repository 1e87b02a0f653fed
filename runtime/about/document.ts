import type { AboutTopic } from './about-page.ts';

/** Attributes of the document and of what a visit replaces. */
export const aboutDocument: AboutTopic = {
  section: '#the-document',
  attributes: {
    'data-app': {
      on: 'html',
      kind: 'text',
      default: '',
      description: 'Application root, put before every API path.',
    },
    'data-site': {
      on: 'html',
      kind: 'url',
      default: '/',
      description: 'The site’s address; the home page is this plus the culture.',
    },
    'data-policy': {
      on: 'html',
      kind: 'name',
      description: 'Name of the page’s security policy; another name means a full load.',
    },
    'data-user': {
      on: 'html',
      kind: 'text',
      description:
        'Any text that differs from user to user; after a login in a dialog it shows whether the user is another one.',
    },
    'data-page': { on: '*', kind: 'flag', description: 'A visit replaces its content; a page has one.' },
    'data-page-part': {
      on: '*',
      kind: 'name',
      description: 'A part outside `data-page` that follows every visit; `messages` is the one for messages.',
      details: '#scoped-updates',
    },
    'data-page-transition': {
      on: '*',
      kind: 'name',
      description:
        'Its element moves to the one of the same name on the next page, with `animation.transition`.',
      details: '#transitions-between-pages',
    },
    'data-loader': {
      on: '*',
      kind: 'flag',
      description: 'The overlay of the first page of a session.',
      details: '#div-data-loader-aria-hiddentrue',
    },
  },
};

/** Attributes of links for visits and their pages that come ahead. */
export const aboutLinks: AboutTopic = {
  section: '#fetching-ahead',
  attributes: {
    'data-prefetch': { on: '*', kind: 'choice', allowed: ['', 'true', 'false'], island: 'prefetch' },
  },
};

/** Attributes of gated scripts and embedded content. */
export const aboutConsent: AboutTopic = {
  section: '#cookies-and-consent',
  attributes: {
    'data-consent': {
      on: 'script[type="text/plain"]',
      kind: 'choice',
      allowed: ['preferences', 'statistics', 'marketing'],
      island: 'consent',
      details: '#script-typetextplain-data-consentstatistics-src-nonce',
    },
    'data-type': {
      on: 'script[data-consent]',
      kind: 'choice',
      allowed: ['module'],
      island: 'consent',
      details: '#script-typetextplain-data-consentstatistics-src-nonce',
    },
  },
};
