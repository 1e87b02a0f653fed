import { byHandRule, changeRule, missingRule, type AttributeRule } from '../../rule.ts';
import type { RuleHost } from '../../rule-host.ts';

interface Named {
  readonly name: string;
}

const valued =
  (...values: readonly string[]) =>
  (host: RuleHost, { name }: Named) =>
    values.includes(host.literal(name) ?? '');

const isLinkWith =
  (value: string) =>
  (host: RuleHost, { name }: Named) =>
    host.tag === 'a' && host.literal(name) === value;

/** A plain form, which Archipel leaves to the browser. */
const isPlainForm = (host: RuleHost, attribute: Named) =>
  host.tag === 'form' && host.literal(attribute.name) === 'false' && !host.has('data-ajax');

const isSubmitter = (host: RuleHost) => {
  const type = host.literal('type')?.toLowerCase();
  if (host.tag === 'button') return type === undefined || type === 'submit';
  return host.tag === 'input' && (type === 'submit' || type === 'image');
};

const isOfForm = (host: RuleHost) => host.has('form') || host.outer().some(({ tag }) => tag === 'form');

/** Elements on which Turbo reads a question: a form, its buttons, and a link that it sends as a form. */
const takesQuestion = (host: RuleHost) =>
  host.tag === 'form' ||
  (isSubmitter(host) && isOfForm(host)) ||
  (host.tag === 'a' && host.has('data-turbo-method'));

const FRAME = 'data-turbo-frame';

/** Attributes of Turbo 8. */
export const turboAttributes: readonly AttributeRule[] = [
  changeRule(
    'data-turbo',
    ['<a data-turbo="false">', 'class="no-ajax"'],
    (host, attribute) => host.exchangeForClass(attribute, 'no-ajax'),
    isLinkWith('false'),
  ),
  changeRule(
    'data-turbo',
    ['<form data-turbo="false">', 'nothing: a form without data-ajax is the browser’s'],
    (host, attribute) => host.remove(attribute),
    isPlainForm,
  ),
  byHandRule(
    'data-turbo',
    ['data-turbo="false" around links', 'class="no-ajax" on each link'],
    valued('false'),
  ),
  byHandRule('data-turbo', ['data-turbo="true"', 'nothing, once no element around it is excluded']),
  changeRule(
    'data-turbo-confirm',
    ['data-turbo-confirm="question"', 'data-confirm="question"'],
    (host, attribute) => host.rename(attribute, 'data-confirm'),
    takesQuestion,
  ),
  byHandRule('data-turbo-confirm', [
    'data-turbo-confirm elsewhere',
    'data-confirm, where a form is around it; Turbo ignores it on a plain link',
  ]),
  changeRule(
    'data-turbo-prefetch',
    ['data-turbo-prefetch="false"', 'data-prefetch="false"'],
    (host, attribute) => host.rename(attribute, 'data-prefetch'),
    valued('false'),
  ),
  byHandRule('data-turbo-prefetch', [
    'data-turbo-prefetch="true"',
    'data-prefetch, unless a meta element has switched it off',
  ]),
  byHandRule('data-turbo-preload', [
    'data-turbo-preload',
    'data-prefetch: fetched at the first sign of a press',
  ]),
  byHandRule(
    FRAME,
    ['data-turbo-frame="_top"', 'nothing: the link is a visit, once the frame is gone'],
    valued('_top', '_parent'),
  ),
  byHandRule(FRAME, ['data-turbo-frame="cart"', 'data-ajax="true" data-ajax-update="#cart"']),
  byHandRule(
    'data-turbo-action',
    ['data-turbo-action="advance" in a frame', 'data-ajax-push="true" on the link or form'],
    valued('advance'),
  ),
  missingRule('data-turbo-action', [
    'data-turbo-action="replace"',
    'no counterpart; a link to the shown address replaces its entry by itself',
  ]),
  byHandRule('data-turbo-method', [
    'data-turbo-method="delete"',
    'a form with a button; data-ajax-method="DELETE" where the answer is a part of the page',
  ]),
  missingRule('data-turbo-stream', [
    'data-turbo-stream',
    'no counterpart; answer with the page: data-page-part and each match of data-ajax-update follow',
  ]),
  byHandRule('data-turbo-permanent', [
    'data-turbo-permanent',
    'move it out of [data-page], where it stays; an island: data-island-key',
  ]),
  byHandRule('data-turbo-track', [
    'data-turbo-track="reload"',
    'leave it out: another version of archipel.js is a full load; other files: data-policy="version"',
  ]),
  byHandRule('data-turbo-temporary', [
    'data-turbo-temporary',
    'leave it out; messages that show once: [data-page-part="messages"]',
  ]),
  byHandRule('data-turbo-eval', [
    'data-turbo-eval="false"',
    'leave it out: a script runs once for each address or text',
  ]),
  missingRule('data-turbo-submits-with', [
    'data-turbo-submits-with="…"',
    'no counterpart; style [aria-busy="true"] of the button, or data-ajax-loading',
  ]),
  missingRule(/^data-turbo-/, ['other data-turbo-*', 'no counterpart: leave it out']),
];
