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

interface Description {
  readonly catalogue: BuiltCatalogue;
  /** A sentence for each fault in the descriptions. */
  readonly complaints: readonly string[];
}

/** Freezes an object and all objects below it: files that share it cannot change it for each other. */
function freezeDeeply<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freezeDeeply);
  return Object.freeze(value);
}

async function readDescription(): Promise<Description> {
  const module = (await importFromBuild('catalogue/catalogue.mjs')) as {
    readCatalogue(root: string): Promise<Description>;
  };
  return freezeDeeply(await module.readCatalogue(repository));
}

let description: Promise<Description> | undefined;

/** Reads the repository's catalogue and its faults as the build does, once for all files of a process. */
export const describeRepository = (): Promise<Description> => (description ??= readDescription());

/** Reads the repository's catalogue as the build does. */
export const readCatalogue = async (): Promise<BuiltCatalogue> => (await describeRepository()).catalogue;

/** Reads the calls of the API as the build writes them into openapi.json. */
export async function readOpenApi(): Promise<OpenApi> {
  const { catalogueFiles } = (await importFromBuild('catalogue/catalogue.mjs')) as {
    catalogueFiles(catalogue: unknown, version: string): { openApi: Buffer };
  };
  return JSON.parse(catalogueFiles(await readCatalogue(), '0').openApi.toString()) as OpenApi;
}
