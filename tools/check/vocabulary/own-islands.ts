import { attributeOf } from '#runtime/islands/names.ts';
import type { KnownIsland, KnownProp } from './known.ts';

/** A site's own island in `archipel.check.json`: a JSON Schema of its props, or `{}` for any. */
export interface OwnIsland {
  readonly host?: string;
  readonly contains?: readonly string[];
  readonly properties?: Readonly<Record<string, OwnProp>>;
  readonly required?: readonly string[];
}

/** A prop of a site's own island. */
export interface OwnProp {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-attribute'?: string;
  readonly 'x-kind'?: string;
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'number',
  integer: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'json',
};

function kindOf({ type, enum: values, 'x-kind': kind }: OwnProp): string {
  if (kind) return kind;
  if (values?.every((value) => typeof value === 'string')) return 'choice';
  return typeof type === 'string' ? (KINDS[type] ?? 'text') : 'any';
}

function toProp(key: string, schema: OwnProp): KnownProp {
  return {
    key,
    attribute: schema['x-attribute'] ?? attributeOf(key),
    kind: kindOf(schema),
    schema: { ...schema },
    isRequired: false,
  };
}

/** Converts a site's own island to the form of the library's. */
export function knownOwnIsland(name: string, own: OwnIsland): KnownIsland {
  const required = new Set(own.required ?? []);
  const props = Object.entries(own.properties ?? {}).map(([key, schema]) => ({
    ...toProp(key, schema),
    isRequired: required.has(key),
  }));
  return {
    name,
    kind: 'island',
    host: own.host ?? '*',
    selector: undefined,
    contains: own.contains ?? [],
    props,
    attributes: [],
    parts: [],
    slots: undefined,
    isOwn: true,
  };
}
