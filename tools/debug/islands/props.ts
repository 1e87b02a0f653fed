import type { CatalogueIsland } from '../../cli/catalogue-types.ts';
import { shorten, showValue } from '../show-value.ts';

/** A prop of an island on the page, and the source of its value. */
export interface PropRow {
  readonly key: string;
  readonly value: string;
  readonly origin: 'attribute' | 'JSON' | 'default' | 'missing';
}

const MAX_PROP_LENGTH = 300;

/** Attributes of every island. */
const COMMON = /^data-island(?:-|$)/;

/** Reads the host's own JSON; a fault in it is one of the findings of `check`. */
function readJson(host: Element): Readonly<Record<string, unknown>> {
  const script = [...host.children].find((child) =>
    child.matches('script[data-props][type="application/json"]'),
  );
  try {
    const value: unknown = JSON.parse((script?.textContent ?? '{}').replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const fromJson = (key: string, value: unknown): PropRow => ({
  key,
  value: showValue(value, MAX_PROP_LENGTH),
  origin: 'JSON',
});

const fromAttribute = (key: string, value: string): PropRow => ({
  key,
  value: shorten(value, MAX_PROP_LENGTH),
  origin: 'attribute',
});

function readKnown(host: Element, props: CatalogueIsland['props']): PropRow[] {
  const json = readJson(host);
  return Object.entries(props.properties).map(([key, prop]) => {
    const attribute = host.getAttribute(prop['x-attribute']);
    if (Object.hasOwn(json, key)) return fromJson(key, json[key]);
    if (attribute !== null) return fromAttribute(key, attribute);
    if (props.required.includes(key)) return { key, value: '', origin: 'missing' };
    return {
      key,
      value: prop.default === undefined ? '' : showValue(prop.default, MAX_PROP_LENGTH),
      origin: 'default',
    };
  });
}

function readUnknown(host: Element): PropRow[] {
  const attributes = [...host.attributes]
    .filter(({ name }) => name.startsWith('data-') && !COMMON.test(name))
    .map(({ name, value }) => fromAttribute(name, value));
  return [...attributes, ...Object.entries(readJson(host)).map(([key, value]) => fromJson(key, value))];
}

/**
 * Reads the props of an island as its host writes them; JSON wins, as at the mount.
 *
 * @param host The host.
 * @param known Its description; an island of the site has none, and shows all that its host has.
 */
export const readPropRows = (host: Element, known: CatalogueIsland | undefined): PropRow[] =>
  known ? readKnown(host, known.props) : readUnknown(host);
