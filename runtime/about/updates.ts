import type { AboutPageAttribute, AboutTopic } from './about-page.ts';

const UPDATES = 'form, a';
const UPDATED = 'form[data-ajax], a[data-ajax]';

const ofAjax = (kind: AboutPageAttribute['kind'], more: Partial<AboutPageAttribute> = {}) => ({
  on: UPDATED,
  kind,
  island: 'ajax',
  ...more,
});

const FORMER = {
  on: UPDATED,
  kind: 'name',
  description:
    'Named a function in the old library; it is not called, the events `archipel:ajax-…` take its place.',
} as const;

/** Attributes of scoped updates, as ASP.NET writes them. */
export const aboutUpdates: AboutTopic = {
  section: '#scoped-updates',
  attributes: {
    'data-ajax': {
      on: UPDATES,
      kind: 'choice',
      allowed: ['true', 'false'],
      description: 'The form or link requests HTML for a part of the page.',
    },
    'data-ajax-update': ofAjax('selector'),
    'data-ajax-mode': ofAjax('choice', { allowed: ['replace', 'before', 'after', 'replace-with'] }),
    'data-ajax-update-parent': ofAjax('choice', { allowed: ['true', 'false'], default: 'false' }),
    'data-ajax-url': ofAjax('url', { details: '#data-ajax-url-data-ajax-method' }),
    'data-ajax-method': ofAjax('choice', {
      allowed: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      details: '#data-ajax-url-data-ajax-method',
    }),
    'data-ajax-loading': ofAjax('selector'),
    'data-ajax-loading-duration': ofAjax('milliseconds'),
    'data-ajax-cache': ofAjax('choice', { allowed: ['true', 'false'], default: 'false' }),
    'data-ajax-push': ofAjax('text'),
    'data-ajax-begin': FORMER,
    'data-ajax-complete': FORMER,
    'data-ajax-success': FORMER,
    'data-ajax-failure': FORMER,
    'data-ajax-message': {
      on: 'form *',
      kind: 'flag',
      island: 'ajax',
    },
  },
};

const CONFIRM = '#data-confirm-question-data-ajax-confirm';

/** Attributes of dialogs. */
export const aboutDialogs: AboutTopic = {
  section: '#dialogs',
  attributes: {
    'data-modal': { on: 'a, button, form', kind: 'url', island: 'modal', details: '#a-data-modal-href' },
    'data-modal-class': { on: '[data-modal]', kind: 'names', island: 'modal', details: '#sheets-on-phones' },
    'data-dialog-close': {
      on: '*',
      kind: 'flag',
      description: 'In a dialog: a click on it closes the dialog.',
    },
    'data-confirm': { on: '*', kind: 'text', island: 'confirm', details: CONFIRM },
    'data-ajax-confirm': { on: '*', kind: 'text', island: 'confirm', details: CONFIRM },
  },
};
