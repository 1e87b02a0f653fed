import type { CatalogueIsland, CatalogueProp } from '../../cli/catalogue-types.ts';
import { marksOf } from './marks.ts';

/** A parameter of a helper: a prop or an attribute of the host. */
export interface HelperParameter {
  /** Name in lower case with hyphens: `country-field`; languages write it in their own way. */
  readonly name: string;
  readonly attribute: string;
  /** Kind of its value, as in the catalogue: `number`, `choice`, `json` …. */
  readonly kind: string;
  /** The end of "expected …". */
  readonly allowed: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** Key in `data-props`; undefined for an attribute that is no prop. */
  readonly key?: string;
  /** JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Attributes of every host with `data-island`. */
const SHARED: readonly HelperParameter[] = [
  {
    name: 'when',
    attribute: 'data-island-when',
    kind: 'text',
    allowed: 'a text',
    description: 'When the island loads: load, idle, visible, interaction, media(…).',
    isRequired: false,
    schema: {},
  },
  {
    name: 'key',
    attribute: 'data-island-key',
    kind: 'text',
    allowed: 'a text',
    description: 'Identifies the island when its HTML is replaced, so that its state stays.',
    isRequired: false,
    schema: {},
  },
];

/** Names that HTML gives to its own attributes; an action's `data-title` is written in full. */
const HTML_NAMES = new Set(['id', 'title', 'type']);

const nameOf = (attribute: string) => attribute.replace(/^data-/, '');

/** Schema keys that validate a value; the others describe it. */
const VALIDATING = ['type', 'enum', 'minimum', 'maximum', 'items', 'properties', 'required', 'anyOf'];

const pickSchema = (prop: CatalogueProp) =>
  Object.fromEntries(
    Object.entries(prop).filter(([key]) => [...VALIDATING, 'additionalProperties'].includes(key)),
  );

function propParameters({ props: { properties, required } }: CatalogueIsland): HelperParameter[] {
  return Object.entries(properties).map(([key, prop]) => ({
    name: nameOf(prop['x-attribute']),
    attribute: prop['x-attribute'],
    kind: prop['x-kind'],
    allowed: prop['x-allowed'],
    description: prop.description,
    isRequired: required.includes(key),
    key,
    schema: pickSchema(prop),
  }));
}

/** Attributes of a service or action, and marks that are no props; any text is a value. */
function attributeParameters(name: string, island: CatalogueIsland): HelperParameter[] {
  const marks = marksOf(name, island).map(({ attribute }) => attribute);
  const described = island.kind === 'island' ? [] : Object.keys(island.attributes);
  const taken = Object.values(island.props.properties).map((prop) => prop['x-attribute']);
  const attributes = [...new Set([...marks, ...described])].filter(
    (attribute) => attribute.startsWith('data-') && attribute !== 'data-island' && !taken.includes(attribute),
  );
  const named = attributes.filter((attribute) => !HTML_NAMES.has(nameOf(attribute)));
  return named.map((attribute) => ({
    name: nameOf(attribute),
    attribute,
    kind: 'attribute',
    allowed: 'a text',
    description: island.attributes[attribute]?.en ?? `The attribute ${attribute}.`,
    isRequired: false,
    schema: {},
  }));
}

/**
 * Lists the parameters of an island's helper.
 *
 * @param name The island, service or action.
 * @param island Its entry in the catalogue.
 */
export function parametersOf(name: string, island: CatalogueIsland): readonly HelperParameter[] {
  const own = [...propParameters(island), ...attributeParameters(name, island)];
  return island.kind === 'island' && island.selector === undefined ? [...own, ...SHARED] : own;
}
