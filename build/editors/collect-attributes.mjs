import { describeIsland, namedIslands } from './describe-islands.mjs';

/* One record for each attribute: `sentences` in Markdown, `values` by name, `see` into docs/, and `isFlag`. */

const FLAG = ['true', 'false'];

const islandPage = (name) => `islands.md#${name}`;

/** Adds values with their texts; several islands may describe one. */
function addValues(known, values) {
  for (const [value, text] of values) {
    const texts = known.get(value) ?? [];
    known.set(value, !text || texts.includes(text) ? texts : [...texts, text]);
  }
}

const startRecord = (name, { see, isFlag = false, fallback }) => ({
  name,
  sentences: [],
  values: new Map(),
  see,
  isFlag,
  fallback,
});

function createCollector() {
  const attributes = new Map();
  return {
    attributes,
    /** Adds one description of an attribute; several islands may share a name. */
    add(name, about) {
      const known = attributes.get(name) ?? startRecord(name, about);
      attributes.set(name, known);
      known.isFlag &&= about.isFlag === true;
      if (known.fallback !== about.fallback) known.fallback = undefined;
      if (about.sentence && !known.sentences.includes(about.sentence)) known.sentences.push(about.sentence);
      addValues(known.values, about.values ?? []);
    },
  };
}

const allowedOf = ({ allowed = [] }) => allowed.filter((value) => /^[\w.-]+$/.test(value));

function addPage({ add }, { page }) {
  for (const [name, about] of Object.entries(page)) {
    add(name, {
      sentence: about.on === '*' ? about.description : `${about.description} On \`${about.on}\`.`,
      values: allowedOf(about).map((value) => [value, '']),
      see: about.see,
      isFlag: about.kind === 'flag',
      fallback: about.default,
    });
  }
}

const valuesOf = (prop) => (prop['x-kind'] === 'flag' ? FLAG : (prop.enum ?? []).filter(Boolean));

function propSentence(island, prop, isRequired) {
  const fallback = prop.default === undefined ? '' : `; default \`${JSON.stringify(prop.default)}\``;
  const state = isRequired ? '; required' : fallback;
  return `**${island}**: ${prop.description} (${prop['x-allowed']}${state})`;
}

function addProps({ add }, name, { props }) {
  for (const [key, prop] of Object.entries(props.properties)) {
    add(prop['x-attribute'], {
      sentence: propSentence(name, prop, props.required.includes(key)),
      values: valuesOf(prop).map((value) => [value, `${name}: ${prop.description}`]),
      see: islandPage(name),
      fallback: prop.default === undefined ? undefined : String(prop.default),
    });
  }
}

function addAttributes({ add }, name, { attributes }, { page }) {
  for (const [attribute, { value, en }] of Object.entries(attributes)) {
    if (attribute in page || !attribute.startsWith('data-')) continue;
    const values = (value ?? '')
      .split(' | ')
      .filter((word, _, all) => all.length > 1 && /^[\w-]+$/.test(word));
    add(attribute, {
      sentence: `**${name}**: ${en}${value ? ` (${value})` : ''}`,
      values: values.map((word) => [word, `${name}: ${en}`]),
      see: islandPage(name),
      isFlag: !value,
    });
  }
}

const MARK = /\[(data-[\w-]+)(?:="?([^\]"]*)"?)?\]/g;

/** Attributes in the selectors of parts: `[data-variation-part="sku"]` is one with a value. */
function addParts({ add }, name, { parts }, { page }) {
  for (const [selector, { en }] of Object.entries(parts)) {
    for (const [, attribute, value] of selector.matchAll(MARK)) {
      if (attribute in page && attribute !== 'data-slot') continue;
      const sentence = `${name}: ${en}`;
      add(attribute, {
        sentence: value && attribute === 'data-slot' ? '' : `**${name}**: ${en}`,
        values: value ? [[value, sentence]] : [],
        see: islandPage(name),
      });
    }
  }
}

const addSlots = ({ add }, name, { slots }) =>
  Object.entries(slots).forEach(([slot, { en }]) => add('data-slot', { values: [[slot, `${name}: ${en}`]] }));

const parameterSentence = (rule, { description, kind, required }) =>
  `**${rule}**: ${description} (${kind}${required ? '; required' : ''})`;

function addRules({ add }, { rules }) {
  for (const [rule, { description, params, message }] of Object.entries(rules)) {
    add(`data-val-${rule}`, {
      sentence: `${description} The value is the message; empty, it is “${message.en}”`,
      see: 'contract.md#validation',
    });
    for (const [parameter, about] of Object.entries(params))
      add(`data-val-${rule}-${parameter}`, {
        sentence: parameterSentence(rule, about),
        values: (about.kind === 'flag' ? FLAG : allowedOf(about)).map((value) => [value, '']),
        see: 'contract.md#validation',
      });
  }
}

/**
 * Collects every attribute that a page can write.
 *
 * @param catalogue The catalogue.
 * @returns One record for each attribute, by name.
 */
export function collectAttributes(catalogue) {
  const collector = createCollector();
  addPage(collector, catalogue);
  collector.add('data-island', {
    see: 'islands.md',
    values: namedIslands(catalogue).map(([name, island]) => [name, describeIsland(island)]),
  });
  for (const [name, island] of Object.entries(catalogue.islands)) {
    addProps(collector, name, island);
    addAttributes(collector, name, island, catalogue);
    addParts(collector, name, island, catalogue);
    addSlots(collector, name, island);
  }
  addRules(collector, catalogue);
  return [...collector.attributes.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
