/*
 * Members of elements that only one file each may use; all other code must call its functions.
 */

const HTML = 'HTML goes through runtime/html/ alone.';
const CLOBBERED = 'A form answers for its fields by name: ask by runtime/dom/safe.ts.';

/** Members that parse text as HTML. */
const SINKS = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'];

/** Members that a form's fields can shadow, rejected on every object. */
const HIDDEN_BY_FIELDS = [
  'getAttribute',
  'setAttribute',
  'removeAttribute',
  'hasAttribute',
  'getAttributeNames',
  'toggleAttribute',
  'querySelector',
  'querySelectorAll',
  'matches',
  'closest',
  'contains',
  'children',
  'childNodes',
  'parentElement',
  'parentNode',
  'firstChild',
  'lastChild',
  'firstElementChild',
  'lastElementChild',
  'nextSibling',
  'previousSibling',
  'nextElementSibling',
  'previousElementSibling',
  'isConnected',
  'attributes',
  'classList',
  'localName',
  'tagName',
  'nodeName',
  'nodeType',
  'elements',
  'replaceChildren',
  'replaceWith',
  'requestSubmit',
  'dispatchEvent',
  'getBoundingClientRect',
  'compareDocumentPosition',
  'isEqualNode',
  'isSameNode',
  'cloneNode',
  'scrollIntoView',
  'ownerDocument',
  'getRootNode',
  'removeChild',
  'insertBefore',
  'appendChild',
  'insertAdjacentElement',
];

/** Members that fields can shadow and that lists and windows have too: rejected on names of forms only. */
const HIDDEN_IN_FORMS = [
  'addEventListener',
  'append',
  'prepend',
  'before',
  'after',
  'remove',
  'id',
  'action',
  'method',
  'focus',
];
const NAMES_OF_FORMS = ['form', 'host', 'panel'];

/** Names that never refer to a form or a host in this code: these elements have no fields. */
const NEVER_FORMS = [
  'document',
  'template',
  'content',
  'script',
  'inert',
  'link',
  'image',
  'asset',
  'list',
  'mark',
  'input',
  'button',
  'submitter',
  'control',
  'note',
  'section',
  'attribute',
  'complaint',
  'line',
  'entry',
];

/** Rules against HTML that is written as text. */
export const againstHtml = [
  ...SINKS.map((property) => ({ property, message: HTML })),
  { object: 'document', property: 'write', message: HTML },
];

/**
 * Returns the rules against members that a form's fields can shadow.
 *
 * @param allowed Members with another meaning there, such as the `children` of a view.
 */
export const againstClobbering = (allowed = []) => [
  ...HIDDEN_BY_FIELDS.filter((property) => !allowed.includes(property)).map((property) => ({
    property,
    allowObjects: NEVER_FORMS,
    message: CLOBBERED,
  })),
  ...NAMES_OF_FORMS.flatMap((object) =>
    HIDDEN_IN_FORMS.map((property) => ({ object, property, message: CLOBBERED })),
  ),
];
