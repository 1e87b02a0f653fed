import { parseFragment, serialize } from 'parse5';

const MAX_TEXT = 16;
const MAX_VALUE = 24;

/** Attributes that every template writes as it likes. */
const PLAIN =
  /^(?:width|height|loading|autocomplete|decoding|fetchpriority|srcset|sizes|title|tabindex|lang|rel|style|for|scope|method|inputmode|maxlength|required|checked|selected|aria-(?!expanded|controls|current|pressed)[a-z]+|role|alt)$/;

/** Attributes whose long values say nothing. */
const ADDRESS = /^(?:href|src|action|value|data-src|data-picture|poster)$/;

/** Elements that no island needs to find. */
const DECORATION =
  /^(?:svg|source|caption|thead|tbody|table|tr|th|td|h[1-6]|dl|dt|dd|figcaption|style|p|small|em|strong|legend|time|nav)$/;

const MARKED = /^(?:data-|id$|name$|popover|form|slot)/;

const isSpace = (node) => node.nodeName === '#text' && node.value.trim() === '';
const isElement = (node) => 'tagName' in node;
const isComment = (node) => node.nodeName === '#comment';

/** Classes that only draw a field or a button. */
const LOOK = /^ar-(?:field|input|label|button|button-quiet|text-button)$/;

const ownClasses = (value) =>
  value
    .split(/\s+/)
    .filter((name) => name.startsWith('ar-') && !LOOK.test(name))
    .join(' ');

/** Whether nothing in an element is a mark for the library. */
const isPlain = (node) =>
  isElement(node) &&
  !(node.attrs ?? []).some(
    ({ name, value }) => MARKED.test(name) || (name === 'class' && ownClasses(value)),
  ) &&
  (node.childNodes ?? []).every((child) => !isElement(child) || isPlain(child));

const isToken = ({ attrs }) => attrs.some(({ value }) => value === '__RequestVerificationToken');

const isDecoration = (node) =>
  isElement(node) && ((DECORATION.test(node.tagName) && isPlain(node)) || isToken(node));

const ellipsis = (parentNode) => ({ nodeName: '#text', value: '…', parentNode });

function shortenAttribute({ name, value }) {
  if (name === 'class') return ownClasses(value);
  return ADDRESS.test(name) && value.length > MAX_TEXT && !value.startsWith('#') ? '…' : value;
}

function shortenAttributes(element) {
  element.attrs = element.attrs
    .filter(({ name }) => !PLAIN.test(name))
    .map((attribute) => ({ ...attribute, value: shortenAttribute(attribute) }))
    .filter(({ name, value }) => name !== 'class' || value !== '');
}

/** Values of JSON: the first of each list, and the beginning of texts. */
function shortenValue(_, value) {
  if (Array.isArray(value)) return value.slice(0, 1);
  return typeof value === 'string' && value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;
}

function shortenText(node) {
  const text = node.value.replace(/\s+/g, ' ');
  if (node.parentNode.tagName === 'script') {
    node.value = text.trim().startsWith('{') ? JSON.stringify(JSON.parse(text), shortenValue) : text;
  } else {
    node.value = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).replace(/\s?\S*$/, '')}…` : text;
  }
}

const isVisibleInput = ({ tagName, attrs }) =>
  tagName === 'input' && !attrs.some(({ name, value }) => name === 'type' && value === 'hidden');

const sizeOf = (element) =>
  (element.childNodes ?? []).filter(isElement).reduce((sum, one) => sum + sizeOf(one), 1);

/** Splits children into runs of equal elements, such as the items of a list. */
function runsOf(children) {
  const runs = [];
  for (const node of children) {
    const run = runs.at(-1);
    const isNext = isElement(node) && node.tagName === run?.[0].tagName && !isVisibleInput(node);
    if (isNext) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** The richest element of a run stands for all. */
const richestOf = (run) => run.reduce((best, node) => (sizeOf(node) > sizeOf(best) ? node : best));

function shortenChildren(parent) {
  const children = parent.childNodes.filter((one) => !isSpace(one) && !isComment(one) && !isDecoration(one));
  parent.childNodes = runsOf(children).flatMap((run) => {
    const node = richestOf(run);
    shorten(node);
    return run.length > 1 ? [node, ellipsis(parent)] : [node];
  });
}

function shorten(node) {
  if (node.nodeName === '#text') shortenText(node);
  if (!isElement(node)) return;
  shortenAttributes(node);
  shortenChildren(node);
}

/** Whether an id is the value of another attribute. */
const isNamed = (text, id) => text.includes(`#${id}"`) || text.split(`="${id}"`).length > 2;

/**
 * Shortens an example to what belongs to the library and one item of each list, on one line.
 *
 * @param html The example.
 */
export function shortExample(html) {
  const fragment = parseFragment(html);
  shortenChildren(fragment);
  const text = serialize(fragment).replace(/=""(?=[\s>])/g, '');
  return text.replace(/ id="([^"]*)"/g, (whole, id) => (isNamed(text, id) ? whole : ''));
}
