/*
 * Which members of elements no code of ours may name, outside the one file that each belongs to.
 */

const HTML = 'HTML goes through runtime/html/ alone.';
const CLOBBERED = 'A form answers for its fields by name: ask by runtime/dom/safe.ts.';

/** Members that make elements of text. */
const SINKS = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'];

/** Members that a form's fields can shadow, wherever they are read. */
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

/** Members that a form's fields can shadow and that lists and windows have, too: rejected when the object's name is an element's. */
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

/** Names that a form or a host never has here: these elements own no fields. */
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
  'complaint',
  'line',
  'entry',
];

/** The rules against HTML that is written as text. */
export const againstHtml = [
  ...SINKS.map((property) => ({ property, message: HTML })),
  { object: 'document', property: 'write', message: HTML },
];

/**
 * The rules against what a form's fields can hide.
 *
 * @param allowed Members that mean something else there, such as the `children` of a view.
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
