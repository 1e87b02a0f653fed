import { join } from 'node:path';
import type { OpenApi } from '../../tools/mocks/openapi.ts';
import { repository } from './files.ts';

interface Described {
  readonly description: string;
}

export interface RuleParameter extends Described {
  readonly kind: string;
  readonly required: boolean;
  readonly allowed?: readonly string[];
}

interface CatalogueRule extends Described {
  readonly pack: string;
  readonly params: Readonly<Record<string, RuleParameter>>;
  readonly message: Readonly<Record<'fr' | 'nl' | 'en', string>>;
  readonly messageKey: string;
}

interface PageAttribute extends Described {
  readonly on: string;
  readonly kind: string;
  readonly allowed?: readonly string[];
  readonly see: string;
}

/** A node of a JSON Schema. */
export interface SchemaNode {
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly [key: string]: unknown;
}

interface CatalogueIsland {
  readonly props: { readonly properties: Readonly<Record<string, { readonly 'x-attribute': string }>> };
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly selector?: string;
}

/** The parts of islands.json that the tests read. */
export interface BuiltCatalogue {
  readonly islands: Readonly<Record<string, CatalogueIsland>>;
  readonly rules: Readonly<Record<string, CatalogueRule>>;
  readonly page: Readonly<Record<string, PageAttribute>>;
  readonly settings: SchemaNode;
  readonly classes: Readonly<Record<string, Described & { readonly on: string }>>;
  readonly properties: Readonly<Record<string, Described & { readonly kind: string }>>;
}

/** Imports a module of the build; it is plain JavaScript without types. */
export const importFromBuild = (file: string) => import(join(repository, 'build', file)) as Promise<unknown>;

/** Reads the catalogue as the build does. */
export async function readCatalogue(): Promise<BuiltCatalogue> {
  const module = (await importFromBuild('catalogue/catalogue.mjs')) as {
    readCatalogue(root: string): Promise<{ catalogue: BuiltCatalogue }>;
  };
  const { catalogue } = await module.readCatalogue(repository);
  return catalogue;
}

/** Reads openapi.json as the build writes it, but for the islands of each call: their sources take seconds. */
export async function readOpenApi(): Promise<OpenApi> {
  const { readCalls } = (await importFromBuild('catalogue/read-calls.mjs')) as {
    readCalls(root: string, sources: Map<string, unknown>): Promise<{ calls: unknown; areas: unknown }>;
  };
  const { openApiOf } = (await importFromBuild('catalogue/openapi.mjs')) as {
    openApiOf(calls: unknown, areas: unknown, version: string): OpenApi;
  };
  const { calls, areas } = await readCalls(repository, new Map());
  return JSON.parse(JSON.stringify(openApiOf(calls, areas, '0'))) as OpenApi;
}
