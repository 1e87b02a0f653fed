import { isTag, type Element } from 'domhandler';
import type { CatalogueIsland, CatalogueProp } from '../cli/catalogue-types.ts';
import { scriptText } from '../fixtures/html-text.ts';
import { NAME_TEXTS, type BlockCulture } from './culture.ts';

/** Kinds of fields that each CMS has. */
export type FieldKind = 'text' | 'number' | 'flag' | 'choice' | 'json';

/** A field of an editor: a prop of the island. */
export interface BlockField {
  /** Name of the prop, in camel case. */
  readonly key: string;
  readonly attribute: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** The attribute is written even without a value: it marks the host. */
  readonly isMark: boolean;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Values of a choice; an optional one may also be left empty. */
  readonly choices: readonly string[];
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  milliseconds: 'number',
  flag: 'flag',
  choice: 'choice',
  json: 'json',
};

/** A flag without a default has three states: an island decides by its other props. */
function kindOf(prop: CatalogueProp): FieldKind {
  const isOpenFlag = prop['x-kind'] === 'flag' && prop.default === undefined;
  return isOpenFlag || prop.enum ? 'choice' : (KINDS[prop['x-kind']] ?? 'text');
}

function choicesOf(prop: CatalogueProp, kind: FieldKind): readonly string[] {
  if (kind !== 'choice') return [];
  return prop.enum ? prop.enum.filter(Boolean) : ['true', 'false'];
}

/** Title of a prop: `showLabel` is "Show label". */
function toLabel(key: string): string {
  const text = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0]!.toUpperCase() + text.slice(1);
}

type Scalar = string | number | boolean;

function toScalar(value: unknown, kind: FieldKind): Scalar | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  if (kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(', ');
  if (kind === 'number') return Number(value);
  return kind === 'flag' ? Boolean(value) : String(value);
}

function writtenProps(host: Element): Readonly<Record<string, unknown>> {
  const script = host.children.filter(isTag).find(({ attribs }) => 'data-props' in attribs);
  return script ? (JSON.parse(scriptText(script)) as Readonly<Record<string, unknown>>) : {};
}

/** Returns a default: the schema’s, or for a required prop that of the example. */
function defaultOf(key: string, prop: CatalogueProp, host: Element, isRequired: boolean) {
  const kind = kindOf(prop);
  const own = toScalar(prop.default, kind);
  if (own !== undefined || !isRequired || prop['x-kind'] === 'mark') return own;
  const example = writtenProps(host)[key] ?? host.attribs[prop['x-attribute']] ?? prop.examples?.[0];
  return toScalar(example, kind);
}

const describe = (prop: CatalogueProp, culture: BlockCulture) =>
  culture === 'en' ? prop.description : (prop['x-words']?.[culture] ?? prop.description);

/** A host that its example names has a field for the name. */
function nameField(host: Element, { title }: CatalogueIsland, culture: BlockCulture): BlockField[] {
  if (!('aria-label' in host.attribs) && !('aria-labelledby' in host.attribs)) return [];
  const [label, description] = NAME_TEXTS[culture];
  return [
    {
      key: 'accessibleName',
      attribute: 'aria-label',
      kind: 'text',
      label,
      description,
      isRequired: true,
      isMark: false,
      default: host.attribs['aria-label'] ?? title[culture],
      choices: [],
    },
  ];
}

/**
 * Reads the fields of an island: one for each prop that an editor sets.
 *
 * @param island The island.
 * @param host The host in its example.
 * @param culture Language of descriptions.
 */
export function readFields(
  island: CatalogueIsland,
  host: Element,
  culture: BlockCulture,
): readonly BlockField[] {
  const without = new Set(island.block?.without);
  const fields = Object.entries(island.props.properties)
    .filter(([key]) => !without.has(key))
    .map(([key, prop]): BlockField => {
      const isMark = prop['x-kind'] === 'mark';
      const isRequired = island.props.required.includes(key) && !isMark;
      const value = defaultOf(key, prop, host, isRequired);
      const kind = kindOf(prop);
      return {
        key,
        attribute: prop['x-attribute'],
        kind,
        label: toLabel(key),
        description: describe(prop, culture),
        isRequired,
        isMark,
        ...(value !== undefined && { default: value }),
        ...(prop.minimum !== undefined && { minimum: prop.minimum }),
        ...(prop.maximum !== undefined && { maximum: prop.maximum }),
        choices: choicesOf(prop, kind),
      };
    });
  return [...nameField(host, island, culture), ...fields];
}
