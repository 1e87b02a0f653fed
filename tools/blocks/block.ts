import type { CatalogueIsland } from '../cli/catalogue-types.ts';
import { CONTENT_LABELS, type BlockCulture } from './culture.ts';
import { readFields, type BlockField } from './fields.ts';
import { readBlockMarkup, type BlockMarkup } from './markup.ts';

/** An island as the editor of a CMS fills it. */
export interface Block extends BlockMarkup {
  /** The island’s name. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly BlockField[];
  /** Label of the field for the content. */
  readonly contentLabel: string;
}

/**
 * Describes an island for the editor of a CMS.
 *
 * @param name The island.
 * @param island Its entry in the catalogue.
 * @param culture Language of titles and descriptions; examples are French where it is English.
 */
export function createBlock(name: string, island: CatalogueIsland, culture: BlockCulture): Block {
  const { host, ...markup } = readBlockMarkup(name, island, culture);
  return {
    ...markup,
    name,
    title: island.title[culture],
    description: island.description[culture],
    fields: readFields(island, host, culture),
    contentLabel: CONTENT_LABELS[culture],
  };
}
