import { byHandRule, missingRule, staysRule, type AttributeRule } from '../../rule.ts';
import type { RuleHost } from '../../rule-host.ts';

const toggleOf = (host: RuleHost) => host.literal('data-bs-toggle') ?? host.literal('data-toggle') ?? '';

const PANELS = ['collapse', 'tab', 'pill', 'list'];

const isPanel = (host: RuleHost) => PANELS.includes(toggleOf(host)) || host.hasClass('collapse');

/** Attributes have the same names in Bootstrap 4 and 5, but for `bs-`. */
const both = (name: string) => new RegExp(`^data-(?:bs-)?${name}$`);

const toggles =
  (...names: readonly string[]) =>
  (host: RuleHost) =>
    names.includes(toggleOf(host));

const valued =
  (value: string) =>
  (host: RuleHost, { name }: { readonly name: string }) =>
    host.literal(name) === value;

const isDynamic = (_host: RuleHost, attribute: { readonly isDynamic: boolean }) => attribute.isDynamic;

const TOGGLE = both('toggle');
const DISMISS = both('dismiss');

/** Other attributes that only a component of Bootstrap's script reads. */
const OPTION = /^data-bs-(?!target$|theme$)/;

/** Data attributes of Bootstrap 4 and 5. */
export const bootstrapAttributes: readonly AttributeRule[] = [
  staysRule(TOGGLE, ['data-bs-toggle="collapse"', 'as it is; data-toggle too'], toggles('collapse')),
  staysRule(
    TOGGLE,
    ['data-bs-toggle="tab", "pill", "list"', 'as it is; data-toggle too'],
    toggles('tab', 'pill', 'list'),
  ),
  staysRule(both('target'), ['data-bs-target="#panel"', 'as it is, on togglers of panels and tabs'], isPanel),
  staysRule(both('parent'), ['data-bs-parent="#group"', 'as it is: one panel of the group is open'], isPanel),
  staysRule('data-bs-theme', ['data-bs-theme="dark"', 'as it is: only the stylesheet reads it']),
  byHandRule(
    TOGGLE,
    [
      'data-bs-toggle="modal"',
      'a page of its own in a dialog: <a data-modal href="…">; content of this page: <dialog>',
    ],
    toggles('modal'),
  ),
  byHandRule(
    TOGGLE,
    ['data-bs-toggle="dropdown"', 'popovertarget="id" on the button, popover on the menu; or nav-menu'],
    toggles('dropdown'),
  ),
  byHandRule(
    TOGGLE,
    ['data-bs-toggle="tooltip"', 'visible text, or data-popover with a .ar-popover'],
    toggles('tooltip'),
  ),
  byHandRule(
    TOGGLE,
    ['data-bs-toggle="popover"', 'data-popover popovertarget="id", and a <div class="ar-popover" popover>'],
    toggles('popover'),
  ),
  byHandRule(
    TOGGLE,
    [
      'data-bs-toggle="offcanvas"',
      'mobile-menu for a menu; data-modal-class="ar-sheet" for a page in a sheet',
    ],
    toggles('offcanvas'),
  ),
  missingRule(
    TOGGLE,
    ['data-bs-toggle="button"', 'no counterpart; nearest: a checkbox with a label'],
    toggles('button', 'buttons'),
  ),
  byHandRule(TOGGLE, ['data-bs-toggle from an expression', 'look up each value that it may have'], isDynamic),
  byHandRule(
    DISMISS,
    [
      'data-bs-dismiss="modal"',
      'data-dialog-close in a page of data-modal; <form method="dialog"> in a <dialog>',
    ],
    valued('modal'),
  ),
  missingRule(
    DISMISS,
    ['data-bs-dismiss="alert"', 'no counterpart; nearest: a popup of kind banner, which is remembered'],
    valued('alert'),
  ),
  byHandRule(
    DISMISS,
    ['data-bs-dismiss="toast"', 'messages in [data-page-part="messages"]; they are read out'],
    valued('toast'),
  ),
  byHandRule(DISMISS, ['data-bs-dismiss="offcanvas"', 'goes with its offcanvas'], valued('offcanvas')),
  byHandRule(both('ride'), [
    'data-bs-ride="carousel"',
    'data-island="banner-slider", or carousel for several at once',
  ]),
  byHandRule(both('slide(?:-to)?'), [
    'data-bs-slide, data-bs-slide-to',
    'leave it out: data-directioncontrol, data-navigationcontrol of banner-slider',
  ]),
  missingRule(both('spy'), [
    'data-bs-spy="scroll"',
    'no counterpart; anchors scroll and open panels by themselves',
  ]),
  byHandRule(OPTION, ['other data-bs-*', 'an option of its component: leave it out with it']),
];
