import { explainValue } from '../../tools/check/values/explain-value.ts';
import { attributeText } from '../../tools/fixtures/written-props.ts';
import type { Culture } from '../culture.ts';
import type { IslandEntry, PropSchema } from './catalogue.ts';

/** A control of the live form: one attribute of an island. */
export interface TryField {
  readonly attribute: string;
  readonly key: string;
  /** `x-kind` of the catalogue. */
  readonly kind: string;
  readonly meaning: string;
  readonly isRequired: boolean;
  /** The value of a page that writes none. */
  readonly usual?: string;
  /** The value of the example. */
  readonly written?: string;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** JSON Schema of a structured value, indented. */
  readonly schema?: string;
}

const describing = /^(?:description|title|examples|default|x-.*|\$.*)$/;

/** Formats the shape of a structured value; sentences and defaults have places of their own. */
const schemaText = (prop: PropSchema): string =>
  JSON.stringify(Object.fromEntries(Object.entries(prop).filter(([key]) => !describing.test(key))), null, 2);

/** An attribute that mounts the island, such as `data-parallax`: without it nothing would be left to try. */
const isMount = (attribute: string, { selector }: IslandEntry) =>
  selector?.includes(`[${attribute}]`) ?? false;

/** Words of a control that chooses one; a flag without a default has a third state, which a checkbox lacks. */
function choicesOf(prop: PropSchema): readonly string[] | undefined {
  if (prop['x-kind'] === 'flag') return prop.default === undefined ? ['true', 'false'] : undefined;
  return prop.enum?.filter((word) => word !== '');
}

/** Flags of an example in one spelling: an empty attribute means true. */
const FLAG_TEXTS: Readonly<Record<string, string>> = { '': 'true', '1': 'true', '0': 'false' };

function toField(key: string, prop: PropSchema, island: IslandEntry, culture: Culture): TryField {
  const { 'x-attribute': attribute, 'x-kind': kind, minimum, maximum } = prop;
  const choices = choicesOf(prop);
  return {
    attribute,
    key,
    kind,
    meaning: prop['x-words'][culture],
    isRequired: island.props.required.includes(key) || isMount(attribute, island),
    ...(prop.default !== undefined && { usual: attributeText(prop.default, kind) }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(choices?.length && { choices }),
    ...(kind === 'json' && { schema: schemaText(prop) }),
  };
}

/**
 * Lists the controls of an island's live form.
 *
 * @param island Its entry in the catalogue.
 * @param written The texts that the example writes, by prop.
 * @param culture Language of the sentences.
 */
export function tryFields(
  island: IslandEntry,
  written: Readonly<Record<string, string>>,
  culture: Culture,
): TryField[] {
  return Object.entries(island.props.properties).map(([key, prop]) => {
    const raw = written[key];
    const text = raw !== undefined && prop['x-kind'] === 'flag' ? (FLAG_TEXTS[raw] ?? raw) : raw;
    return { ...toField(key, prop, island, culture), ...(text !== undefined && { written: text }) };
  });
}

/**
 * Explains a wrong value as the page's console does.
 *
 * @param field The control.
 * @param text Its text; empty for none.
 * @param prop The prop's schema.
 * @returns The sentence; undefined for a good value.
 */
export function problemOf({ attribute, kind, isRequired }: TryField, text: string, prop: PropSchema) {
  const isEmpty = text === '' && kind !== 'mark' && kind !== 'flag';
  if (isEmpty) return isRequired ? `${attribute} is missing; expected ${prop['x-allowed']}.` : undefined;
  const why = explainValue(text, { kind, schema: { ...prop } });
  return why && `${attribute} is ${JSON.stringify(text).slice(0, 80)}; ${why}.`;
}
