import { boolean, string, union } from 'valibot';
import { aboutContent, type AboutCalls } from './about-call.ts';
import { htmlStatuses } from './statuses.ts';

const culture = { description: 'The page’s language.', example: 'fr' };

const scope = {
  categoryIds: { description: '`data-category-ids` of `news-calendar`, with commas.', example: '1,2' },
  displayChildren: { description: '`data-display-children`: `true` or `false`.', example: 'false' },
  postsPerPage: { description: '`data-posts-per-page`.', example: '3' },
};

const passes = 'The value passes; the server validates it once more with the form.';

/** Calls that islands and rules make without a store. */
export const pageCalls: AboutCalls = {
  'news.readMonth': {
    method: 'GET',
    path: '/widget/news/calendar/{categoryIds}/{displayChildren}/{postsPerPage}/{month}/{year}',
    purpose: 'Reads the table of a month for the calendar of news.',
    variables: {
      ...scope,
      month: { description: 'From 1 to 12.', example: '11' },
      year: { description: 'Four digits.', example: '2026' },
    },
    answer: {
      description: 'The whole content of the slot `calendar`.',
      html: '<table><caption>Novembre 2026</caption><tr><td><a href="?day=2026-11-27">27</a></td></tr></table>',
    },
    statuses: htmlStatuses,
    islands: ['news-calendar'],
  },
  'news.readDay': {
    method: 'GET',
    path: '/widget/news/newslist/{categoryIds}/{displayChildren}/{postsPerPage}/{day}',
    purpose: 'Reads the posts of a day.',
    variables: { ...scope, day: { description: 'Year, month and day.', example: '2026-11-27' } },
    answer: {
      description: 'The whole content of the slot `posts`.',
      html: '<ul><li><a href="/fr/journal/four-ouvert">Le four est ouvert</a></li></ul>',
    },
    statuses: htmlStatuses,
    islands: ['news-calendar'],
  },
  'account.readLogin': {
    method: 'GET',
    path: '/{culture}/security/login',
    purpose: 'Reads the login for a dialog, after an answer with the status 401.',
    variables: { culture },
    query: { returnUrl: { description: 'Path and query of the page.', example: '/fr/checkout' } },
    answer: {
      description: 'The page of the login; its form is shown in the dialog.',
      html: '<main data-page><form action="/fr/security/login" method="post">…</form></main>',
    },
    statuses: { '4XX': 'The dialog says that it could not be loaded.', '5XX': 'The same as 4xx.' },
    islands: ['login-dialog'],
  },
  'validation.checkValue': {
    method: 'GET',
    path: '/api/v1/registrations/email',
    address: '`data-val-remote-url` of a field; with `data-val-remote-type="POST"` the same fields as a form',
    purpose: 'Checks a value on the server while the visitor fills in the form.',
    query: {
      Email: { description: 'The field, by its own name.', example: 'anouk.lambert@example.be' },
      '*': {
        description: 'Each field of `data-val-remote-additionalfields`, by its own name.',
        example: 'BE',
        isOptional: true,
      },
    },
    answer: {
      description: 'The verdict.',
      ...aboutContent({
        schema: union([boolean(), string()]),
        example: 'Cette adresse a déjà un compte.',
        fields: {
          '': '`true`: valid. `false`: invalid, with the message of the attribute. Any other text is the message.',
        },
      }),
    },
    statuses: { 401: passes, '4XX': passes, '5XX': passes },
    islands: [],
  },
};
