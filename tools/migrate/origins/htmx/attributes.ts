import { byHandRule, changeRule, missingRule, type AttributeRule } from '../../rule.ts';
import type { RuleHost } from '../../rule-host.ts';
import { isWholeUpdate } from './whole-update.ts';

interface Named {
  readonly name: string;
}

/** Attributes of a link beside which `hx-boost` means nothing but a visit. */
const PLAIN = /^(?!hx-(?!boost$))/;

const isPlainLink =
  (value: string) =>
  (host: RuleHost, { name }: Named) =>
    host.tag === 'a' &&
    host.literal(name) === value &&
    [...host.attributes.keys()].every((other) => PLAIN.test(other));

/** An attribute of a link whose whole request has a counterpart. */
const wholeRule = (
  attribute: string,
  texts: readonly [string, string],
  edit: AttributeRule['edit'],
): AttributeRule => changeRule(attribute, texts, edit, isWholeUpdate);

const rename =
  (name: string): AttributeRule['edit'] =>
  (host, attribute) =>
    host.rename(attribute, name);

const valued =
  (pattern: RegExp) =>
  (host: RuleHost, { name }: Named) =>
    pattern.test(host.literal(name) ?? '');

const swaps: readonly AttributeRule[] = [
  wholeRule(
    'hx-swap',
    ['hx-swap="outerHTML" (the same link)', 'data-ajax-mode="replace-with"'],
    (host, attribute) => host.replace(attribute, 'data-ajax-mode="replace-with"'),
  ),
  byHandRule('hx-swap', ['hx-swap="outerHTML"', 'data-ajax-mode="replace-with"'], valued(/^outerHTML\b/)),
  byHandRule(
    'hx-swap',
    ['hx-swap="innerHTML"', 'nothing: it is what data-ajax-update does'],
    valued(/^innerHTML\b/),
  ),
  byHandRule('hx-swap', ['hx-swap="beforeend"', 'data-ajax-mode="after"'], valued(/^(?:beforeend|append)\b/)),
  byHandRule(
    'hx-swap',
    ['hx-swap="afterbegin"', 'data-ajax-mode="before"'],
    valued(/^(?:afterbegin|prepend)\b/),
  ),
  byHandRule('hx-swap', ['hx-swap="none"', 'no data-ajax-update: the answer is a result'], valued(/^none\b/)),
  missingRule('hx-swap', [
    'hx-swap="beforebegin", "afterend", "delete", morph',
    'no counterpart; replace the list around it',
  ]),
];

const requests: readonly AttributeRule[] = [
  wholeRule(
    'hx-get',
    ['<a href="/x" hx-get="/x" hx-target="#l" hx-select="#l" hx-swap="outerHTML">', 'data-ajax="true"'],
    (host, attribute) => host.replace(attribute, 'data-ajax="true"'),
  ),
  byHandRule('hx-get', ['hx-get="/x"', '<a href="/x" data-ajax="true">, or a form']),
  byHandRule('hx-post', ['hx-post="/x"', '<form action="/x" method="post" data-ajax="true">']),
  byHandRule(/^hx-(?:put|patch|delete)$/, [
    'hx-put, hx-patch, hx-delete',
    'a form with data-ajax="true" data-ajax-method="DELETE", which travels in a POST',
  ]),
  wholeRule(
    'hx-target',
    ['hx-target="#l" (the same link)', 'data-ajax-update="#l"'],
    rename('data-ajax-update'),
  ),
  byHandRule('hx-target', [
    'hx-target="#list"',
    'data-ajax-update="#list"; this, closest, next and find: give the target an id',
  ]),
  wholeRule(
    'hx-select',
    ['hx-select="#l" (the same link)', 'nothing: of a page the target’s counterpart is used'],
    (host, attribute) => host.remove(attribute),
  ),
  byHandRule('hx-select', ['hx-select="#list"', 'nothing, where it is the target: its counterpart is used']),
  wholeRule(
    'hx-push-url',
    ['hx-push-url="true" (the same link)', 'data-ajax-push="true"'],
    rename('data-ajax-push'),
  ),
  byHandRule('hx-push-url', ['hx-push-url="true"', 'data-ajax-push="true"']),
  missingRule('hx-replace-url', ['hx-replace-url', 'no counterpart; data-ajax-push adds an entry']),
];

const details: readonly AttributeRule[] = [
  byHandRule('hx-confirm', ['hx-confirm="question"', 'data-confirm="question"']),
  missingRule('hx-prompt', ['hx-prompt="question"', 'no counterpart; a field in the form']),
  byHandRule('hx-indicator', ['hx-indicator="#wait"', 'data-ajax-loading="#wait", written with hidden']),
  missingRule('hx-trigger', [
    'hx-trigger="keyup delay:500ms"',
    'links at a click, forms at submit; lists that filter while one types: product-list, data-submit',
  ]),
  byHandRule('hx-swap-oob', [
    'hx-swap-oob="true"',
    'data-page-part="id", outside of [data-page]; the answer is the page',
  ]),
  byHandRule('hx-select-oob', ['hx-select-oob="#count"', 'data-page-part="count", outside of [data-page]']),
  byHandRule(/^hx-va(?:ls|rs)$/, [
    'hx-vals=\'{ "id": 5 }\'',
    '<input type="hidden" name="id" value="5"> in the form',
  ]),
  byHandRule('hx-include', ['hx-include="#other"', 'form="id" on these fields']),
  byHandRule('hx-params', ['hx-params="none"', 'fields without a name are not sent']),
  byHandRule('hx-headers', [
    'hx-headers (a token)',
    'leave it out: the antiforgery token goes along by itself',
  ]),
  byHandRule('hx-encoding', ['hx-encoding="multipart/form-data"', 'enctype="multipart/form-data"']),
  byHandRule('hx-validate', [
    'hx-validate="true"',
    'data-val-* or required; forms are checked before they are sent',
  ]),
  byHandRule('hx-sync', ['hx-sync="this:replace"', 'leave it out: the latest read counts, writes wait']),
  byHandRule('hx-disabled-elt', ['hx-disabled-elt="this"', 'leave it out: a form is not sent twice']),
  byHandRule('hx-preserve', ['hx-preserve="true"', 'move it out of [data-page]; an island: data-island-key']),
  byHandRule('hx-history', ['hx-history="false"', 'Cache-Control: no-store on the response']),
  byHandRule('hx-history-elt', ['hx-history-elt', 'data-page on the main container']),
  missingRule('hx-request', [
    'hx-request="timeout:100"',
    'no counterpart; requests.patience for all requests',
  ]),
  missingRule('hx-ext', ['hx-ext="sse, ws, …"', 'no counterpart; an island of your own']),
  missingRule(/^hx-on(?:[:-]|$)/, [
    'hx-on:click="…"',
    'no counterpart: code is in scripts; an island of your own',
  ]),
  byHandRule(/^hx-(?:disable|disinherit|inherit|ignore)$/, [
    'hx-disable, hx-inherit',
    'leave it out: nothing is inherited',
  ]),
];

/** Attributes of htmx 2; those of version 4 that it lacks are in the last rule. */
export const htmxAttributes: readonly AttributeRule[] = [
  changeRule(
    'hx-boost',
    ['<a hx-boost="true">', 'nothing: links of the site are visits'],
    (host, attribute) => host.remove(attribute),
    isPlainLink('true'),
  ),
  changeRule(
    'hx-boost',
    ['<a hx-boost="false">', 'class="no-ajax"'],
    (host, attribute) => host.exchangeForClass(attribute, 'no-ajax'),
    isPlainLink('false'),
  ),
  byHandRule('hx-boost', [
    'hx-boost around links and forms',
    'leave it out; forms that answer with a part: data-ajax; excluded links: class="no-ajax"',
  ]),
  ...requests,
  ...swaps,
  ...details,
  missingRule(/^hx-/, ['other hx-*', 'no counterpart: leave it out']),
];
