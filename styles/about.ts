/** A class that authors may write; links of the texts lead to sections of docs/contract.md. */
export interface AboutClass {
  /** Its element, in words. */
  readonly on: string;
  readonly description: string;
}

/** A custom property of the stylesheets. */
export interface AboutProperty {
  /** Whether a site reads its value or sets it. */
  readonly kind: 'read' | 'set';
  /** The default in words or CSS. */
  readonly default?: string;
  readonly description: string;
}

const set = (value: string, description: string): AboutProperty => ({
  kind: 'set',
  default: value,
  description,
});

const BARS = '[bars at the bottom](#bars-at-the-bottom)';
const LISTS = '[lists](#lists-of-products)';
const HEADER = '[header](#a-phones-header-drawer-and-footer)';

/** The classes for a site's own HTML. */
export const aboutClasses: Readonly<Record<string, AboutClass>> = {
  'ar-button': {
    on: '`<button>`, `<a>`',
    description: 'a button in the accent colour; shows a ring while it is `aria-busy`',
  },
  'ar-button-quiet': { on: 'with `ar-button`', description: 'its quiet form, for what is of second rank' },
  'ar-text-button': { on: '`<button>`', description: 'a button that looks like a link' },
  'ar-field': {
    on: 'around a label, its field and its message',
    description: 'puts them under each other, draws the field',
  },
  'ar-input': {
    on: '`<input>`, `<select>`, `<textarea>`',
    description: 'draws a field that stands in no `ar-field`',
  },
  'ar-label': { on: 'any', description: 'the weight of a label, for a `<legend>` or a heading of fields' },
  'ar-quantity': { on: 'around a number, its minus and plus', description: 'puts them side by side' },
  'ar-password': {
    on: 'around a password field',
    description: 'gives the button that shows it its place inside the field',
  },
  'ar-disclosure': {
    on: '`<button>` with `aria-expanded`',
    description: 'a button with an arrow that turns',
  },
  'ar-popover': {
    on: '`<div popover>`',
    description: 'a [floating panel](#floating-panels) beside its button',
  },
  'ar-info': { on: '`<button popovertarget>`', description: 'a small round button' },
  'ar-icon': { on: '`<svg>`', description: '24 px, drawn with strokes in the colour of the text' },
  'ar-sheet': {
    on: 'a dialog: `data-modal-class`',
    description: 'a sheet at the foot of a phone’s window: [details](#sheets-on-phones)',
  },
  'ar-sheet-full': { on: 'with `ar-sheet`', description: 'as high as the window' },
  'ar-dialog-footer': {
    on: 'the end of a dialog’s content',
    description: 'main buttons that stay in sight: [details](#sheets-on-phones)',
  },
  'ar-cookie-banner': {
    on: '`<section data-island="cookie-banner">`',
    description: 'the bar at the bottom of the window',
  },
  'ar-cookie-actions': { on: 'its `<p>` of buttons', description: 'puts them side by side' },
  'ar-bottom-bar': {
    on: 'the last child of what it belongs to',
    description: `a bar at the bottom of narrow windows: ${BARS}`,
  },
  'ar-buy-bar': { on: 'with `ar-bottom-bar`', description: `a bar that buys: ${BARS}` },
  'ar-buy-bar-text': { on: 'in `ar-buy-bar`', description: 'its text' },
  'ar-buy': { on: 'in `ar-buy-scope`', description: 'the row of the form’s own button' },
  'ar-buy-scope': {
    on: 'around `ar-buy-bar`',
    description: 'holds the bar and the row of the form’s own button',
  },
  'ar-card': {
    on: '`<div data-island="card-payment">`',
    description: 'fields of a card; in the sheet of `card-payment`',
  },
  'ar-quick-view': {
    on: '`<div id hidden>`',
    description: 'the panel of a quick view; in the sheet of `quick-view`',
  },
  'ar-open-wide': { on: '`<details>`', description: `a drawer that is open on wide windows: ${LISTS}` },
  'ar-list': {
    on: 'the list and `ar-list-…` inside',
    description: 'the layout of a [list](#lists-of-products) with its filter',
  },
  'ar-list-bar': { on: 'inside `ar-list`', description: `the row of filter and sort: ${LISTS}` },
  'ar-list-sort': { on: 'inside `ar-list`', description: `a label and its select: ${LISTS}` },
  'ar-list-extra': { on: 'inside `ar-list`', description: `shown from 600 px on: ${LISTS}` },
  'ar-list-count': { on: 'inside `ar-list`', description: `the number of products: ${LISTS}` },
  'ar-list-values': { on: 'inside `ar-list`', description: `a long list of values in the filter: ${LISTS}` },
  'ar-open-medium': {
    on: '`<details>`',
    description: 'open from 600 px on: [the groups of a footer](#a-phones-header-drawer-and-footer)',
  },
  'ar-fold-search': { on: '`<form>`', description: `an icon on phones until pressed: ${HEADER}` },
  'ar-fold-close': {
    on: '`<button>` after `ar-fold-search`',
    description: `closes the open field on phones: ${HEADER}`,
  },
  'ar-menu-row': {
    on: '`<ul>` in the drawer of the menu',
    description: 'puts short links side by side, such as languages; in the sheet of `mobile-menu`',
  },
  'ar-neighbour': { on: 'an item of a pager', description: `left out on small windows: ${LISTS}` },
  'ar-skip-link': { on: '`<a href="#…">`, first in the body', description: 'shows when it has the focus' },
  'ar-visually-hidden': { on: 'any', description: 'for screen readers alone' },
  'ar-with-script': {
    on: '`<button>`',
    description: 'is not shown where scripts are off; inside an island only once the script has found it',
  },
  'ar-without-script': {
    on: 'any',
    description: 'is shown only where scripts are off or fail: [details](#class-ar-without-script)',
  },
};

/** The properties of bars at the bottom, on `html`. */
export const aboutBars: Readonly<Record<string, AboutProperty>> = {
  '--ar-bottom': {
    kind: 'read',
    description: 'the height that banner and bar take; also the page’s `scroll-padding-block-end`',
  },
  '--ar-bottom-bar-size': set(
    '4rem',
    'the expected height of the bar; with the first message the measured one',
  ),
  '--ar-consent-size': set(
    '9.25rem',
    'the height of the banner on phones; a longer text scrolls above the buttons',
  ),
};

const spaces = Object.fromEntries(
  ['0.25rem', '0.5rem', '0.75rem', '1rem', '1.5rem', '2rem'].map((size, index) => [
    `--ar-space-${index + 1}`,
    set(size, 'a distance'),
  ]),
);

/** The other properties that are worth setting. */
export const aboutProperties: Readonly<Record<string, AboutProperty>> = {
  '--ar-color-page': set('a warm white; nearly black where dark', 'ground of the page'),
  '--ar-color-surface': set('a warm white; nearly black where dark', 'ground of cards and dialogs'),
  '--ar-color-raised': set('a warm white; nearly black where dark', 'ground of what lies on them'),
  '--ar-color-text': set('nearly black', 'text'),
  '--ar-color-text-muted': set('grey', 'text of second rank'),
  '--ar-color-border': set('grey', 'lines'),
  '--ar-color-control': set('grey', 'the edge of fields: 3:1 against its ground'),
  '--ar-color-accent': set('green', 'buttons'),
  '--ar-color-accent-strong': set('darker green', 'buttons that are pressed or under the pointer'),
  '--ar-color-on-accent': set('white', 'text on buttons'),
  '--ar-color-link': set('rust', 'links'),
  '--ar-color-focus': set('blue', 'rings around what has the focus'),
  '--ar-color-success': set('green', 'what went well'),
  '--ar-color-danger': set('red', 'what failed'),
  '--ar-color-danger-surface': set('pale red', 'ground of what failed'),
  '--ar-font-text': set('the system’s', 'typeface of text'),
  '--ar-font-display': set('a serif', 'typeface of headings'),
  '--ar-text-small': set('0.875rem', 'size of small text'),
  '--ar-text-base': set('1rem', 'size of text'),
  '--ar-text-large': set('1.25rem', 'size of large text'),
  ...spaces,
  '--ar-radius-1': set('0.25rem', 'corners of fields and buttons'),
  '--ar-radius-2': set('0.5rem', 'corners of cards and dialogs'),
  '--ar-shadow-raised': set('soft', 'shadow of what lies above the page'),
  '--ar-duration-short': set('150ms', 'length of short movements; 0 for visitors who want none'),
  '--ar-duration-long': set('300ms', 'length of long movements; 0 for visitors who want none'),
  '--ar-page-transition': set(
    '`--ar-duration-long`',
    'how long a named element moves to its place on the next page',
  ),
  '--ar-target': set('2.75rem', 'least height of what is pressed'),
  '--ar-progress-grace': set('300ms', 'how long a visit may take before its bar shows'),
  '--ar-loader-animation': set('2300ms', 'on `[data-loader]`: how long its line is drawn'),
  '--ar-loader-delay': set('1s', 'on `[data-loader]`: how long it stays'),
  '--ar-loader-fade': set('0.5s', 'on `[data-loader]`: how long it fades'),
  '--ar-slides': set('by the preset', 'on a carousel: slides in view'),
  '--ar-slide-gap': set('by the preset', 'on a carousel: the gap'),
  '--ar-carousel-room': set('by the preset', 'on a carousel: the room of its buttons'),
  '--ar-thumbs': set('5', 'on a product gallery: thumbnails in view'),
  '--ar-list-filter': set('15rem', 'on `ar-list`: width of the filter beside the products'),
  '--ar-list-bar-start': set('0', 'on `ar-list-bar`: the height of a sticky header'),
  '--ar-map-height': set('24rem', 'on a map: its height'),
  '--ar-mini-cart-room': set(
    '36rem, at most 70 % of the window',
    'on `.mini-cart-panel`: how tall its list grows',
  ),
};
