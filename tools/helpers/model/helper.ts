import type { Element } from 'domhandler';
import type { CatalogueIsland } from '../../cli/catalogue-types.ts';
import { parseHtml } from '../../check/markup/parse-html.ts';
import { marksOf, type HostMark } from './marks.ts';
import { parametersOf, type HelperParameter } from './parameters.ts';

/** The helper of an island, in no language yet. */
export interface Helper {
  /** Name of the island: `quantity-field`. */
  readonly name: string;
  /** Element of the host where the call names no other. */
  readonly tag: string;
  /** The element has no content: `<img>`. */
  readonly isVoid: boolean;
  readonly marks: readonly HostMark[];
  readonly parameters: readonly HelperParameter[];
  readonly description: string;
  /** The host may have its props in a JSON script. */
  readonly hasProps: boolean;
}

const VOID = new Set(['img', 'input']);

const hasMark = ({ attribs }: Element, { attribute, value }: HostMark) =>
  attribs[attribute] !== undefined && (value === '' || attribs[attribute].toLowerCase() === value);

/**
 * Returns whether an element is a host of a helper's island.
 *
 * @param element The element.
 * @param helper Its marks are enough.
 */
export const isHost = (element: Element, { marks }: Pick<Helper, 'marks'>): boolean =>
  marks.some((mark) => hasMark(element, mark));

/**
 * Describes the helper of an island.
 *
 * @param name The island, service or action.
 * @param island Its entry in the catalogue.
 * @returns The helper; undefined for a service that no element of a page has.
 */
export function describeHelper(name: string, island: CatalogueIsland): Helper | undefined {
  const marks = marksOf(name, island);
  if (marks.length === 0) return undefined;
  const host = parseHtml(island.example.fr, false).elements.find((element) => isHost(element, { marks }));
  const tag = host?.name ?? 'div';
  const parameters = parametersOf(name, island);
  return {
    name,
    tag,
    isVoid: VOID.has(tag),
    marks,
    parameters,
    description: island.description.en,
    hasProps: parameters.some(({ key }) => key !== undefined) && !VOID.has(tag),
  };
}
