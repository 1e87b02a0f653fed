import { plainText } from './plain-text.mjs';

const number = { type: 'number', minimum: 0 };
const string = { type: 'string' };
const object = { type: 'object' };
const list = { type: 'array', items: string };

const KINDS = {
  object,
  'object, also `{}`': object,
  true: { type: 'boolean' },
  milliseconds: number,
  'CSS pixels': { type: 'number', exclusiveMinimum: 0 },
  hours: number,
  text: string,
  'text or number': { type: ['string', 'number'] },
  name: string,
  class: { type: 'string', pattern: '^\\S*$' },
  address: { type: 'string', format: 'uri-reference' },
  'ISO code of a country': { type: 'string', pattern: '^[A-Za-z]{2}$' },
  'list of endings': list,
  'list of names': list,
  'list of words': list,
  choice: string,
};

/** Completes a fragment from the table to a sentence. */
const asSentence = (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/[^.]$/, '$&.');

function settingSchema(about) {
  const { text, see } = plainText(about.description);
  return {
    ...KINDS[about.kind],
    ...(about.allowed && { enum: about.allowed }),
    description: asSentence(text),
    ...(about.default !== undefined && { default: about.default }),
    'x-kind': about.kind,
    ...(see && { 'x-see': see }),
  };
}

function objectSchema(key, { aboutSettings, aboutGroups }) {
  const about = aboutSettings[key];
  return {
    ...(about ? settingSchema(about) : { type: 'object', description: aboutGroups[key] }),
    properties: {},
    additionalProperties: false,
  };
}

/** Whether `false` may stand for the object, which turns it off. */
const withSwitch = ({ description, ...schema }) => ({ description, anyOf: [{ const: false }, schema] });

function addSetting(schema, key, abouts) {
  const names = key.split('.');
  const parent = names.slice(0, -1).reduce((at, name, index) => {
    at.properties[name] ??= objectSchema(names.slice(0, index + 1).join('.'), abouts);
    return at.properties[name];
  }, schema);
  const about = abouts.aboutSettings[key];
  parent.properties[names.at(-1)] =
    KINDS[about.kind] === object ? objectSchema(key, abouts) : settingSchema(about);
}

/**
 * Writes the JSON Schema (draft-07) of `archipel-config`. Unknown keys are a site's own at the top, and faults inside the
 * library's objects.
 *
 * @param abouts `aboutSettings` and `aboutGroups` of runtime/about/.
 */
export function settingsSchema(abouts) {
  const schema = { type: 'object', properties: {} };
  for (const key of Object.keys(abouts.aboutSettings)) addSetting(schema, key, abouts);
  for (const [key, { isSwitch }] of Object.entries(abouts.aboutSettings))
    if (isSwitch) schema.properties[key] = withSwitch(schema.properties[key]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'archipel-config',
    description: 'Settings of a page of Archipel: <script type="application/json" id="archipel-config">.',
    ...schema,
  };
}
