import { byHandRule, changeRule, staysRule, type AttributeRule } from '../../rule.ts';
import type { RuleHost } from '../../rule-host.ts';

/** Pseudo-classes of jQuery that CSS lacks. */
const JQUERY_SELECTOR =
  /:(?:first|last|eq|even|odd|gt|lt|visible|hidden|contains|input|button|checkbox|radio|text|file|image|submit|reset|selected|header|parent|animated)(?![\w-])/;

const hasJquerySelector = (host: RuleHost, { name }: { readonly name: string }) =>
  JQUERY_SELECTOR.test(host.literal(name) ?? '');

const isUnknownRule = (host: RuleHost, { name }: { readonly name: string }) =>
  !host.validationRules.has(/^data-val-([^-]+)/.exec(name)?.[1] ?? '');

const isEmpty = (host: RuleHost, { name }: { readonly name: string }) => host.literal(name) === '';

const CALLBACK = /^data-ajax-(?:begin|complete|success|failure)$/;

const EVENTS = ['begin', 'complete', 'success', 'failure'] as const;

const callbackRule = (step: string): AttributeRule =>
  byHandRule(`data-ajax-${step}`, [
    `data-ajax-${step}="name"`,
    `listen to archipel:ajax-${step}; names in attributes are not called`,
  ]);

/** Attributes of jquery-ajax-unobtrusive and jquery-validation-unobtrusive. */
export const unobtrusiveAttributes: readonly AttributeRule[] = [
  staysRule('data-val', ['data-val="true"', 'as it is']),
  byHandRule(
    /^data-val-/,
    ['data-val-<rule of your own>', 'write the rule as a module: write-a-rule.md'],
    isUnknownRule,
  ),
  staysRule(/^data-val-/, ['data-val-<rule>, data-val-<rule>-<parameter>', 'as it is, remote included']),
  staysRule(/^data-valmsg-/, ['data-valmsg-for, -replace, -summary', 'as it is']),
  staysRule('data-ajax', ['data-ajax="true"', 'as it is']),
  byHandRule(
    /^data-ajax-(?:update|loading)$/,
    ['data-ajax-update="#list:visible"', 'a CSS selector; pseudo-classes of jQuery find nothing'],
    hasJquerySelector,
  ),
  staysRule('data-ajax-update', ['data-ajax-update="selector"', 'as it is: every match is updated']),
  staysRule('data-ajax-mode', ['data-ajax-mode="before"', 'as it is; so are after and replace-with']),
  staysRule(/^data-ajax-(?:url|method)$/, ['data-ajax-url, data-ajax-method', 'as it is']),
  staysRule('data-ajax-confirm', ['data-ajax-confirm="question"', 'as it is, in a dialog of the page']),
  staysRule(/^data-ajax-loading/, ['data-ajax-loading, data-ajax-loading-duration', 'as it is']),
  staysRule('data-ajax-cache', ['data-ajax-cache="true"', 'as it is']),
  changeRule(
    CALLBACK,
    ['data-ajax-begin=""', 'nothing: it is removed'],
    (host, attribute) => host.remove(attribute),
    isEmpty,
  ),
  ...EVENTS.map(callbackRule),
];
