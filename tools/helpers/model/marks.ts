import type { CatalogueIsland } from '../../cli/catalogue-types.ts';

/** An attribute that makes an element a host: `data-toggle="collapse"`. */
export interface HostMark {
  readonly attribute: string;
  /** The value that a helper writes; empty when the attribute alone counts. */
  readonly value: string;
}

/** An attribute in a selector, with its operator and value. */
const ATTRIBUTE = /\[(data-[\w-]+)(?:(\^?)=["']?([^"'\]]*?)["']?(?: i)?)?\]/g;

/** Returns the first compound of each alternative, without negations: `[data-gallery] a` marks the former. */
const compoundsOf = (selector: string) =>
  selector.split(',').map((one) =>
    one
      .trim()
      .split(' ')[0]!
      .replace(/:not\(.*/, ''),
  );

function readMarks(selector: string): HostMark[] {
  // A space before `i` is in brackets, so that it ends no compound.
  const compounds = compoundsOf(selector.replaceAll(' i]', ']'));
  return compounds.flatMap((compound) =>
    [...compound.matchAll(ATTRIBUTE)]
      .filter(([, , operator]) => operator !== '^')
      .map(([, attribute, , value = '']) => ({ attribute: attribute!, value })),
  );
}

/**
 * Lists the attributes that make an element a host of an island, the usual one first.
 *
 * @param name The island, service or action.
 * @param island Its entry in the catalogue.
 * @returns The marks; none for a service that has no element of its own.
 */
export function marksOf(name: string, island: CatalogueIsland): readonly HostMark[] {
  const { kind, selector, attributes, parts } = island;
  if (selector === undefined) return kind === 'island' ? [{ attribute: 'data-island', value: name }] : [];
  const own = new Set([`data-${name}`, ...Object.keys(attributes)]);
  const marks = readMarks(selector).filter(
    ({ attribute }) => kind === 'island' || own.has(attribute) || `[${attribute}]` in parts,
  );
  return [...new Map(marks.map((mark) => [`${mark.attribute}=${mark.value}`, mark])).values()];
}
