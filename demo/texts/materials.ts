import type { Shape } from '../assortment/model.ts';
import content from '../content/materials.json';
import type { LocalizedText } from '../culture.ts';

interface Material {
  readonly name: LocalizedText;
  readonly care: LocalizedText;
  readonly story: LocalizedText;
}

/** Texts about each kind of product. */
export const materials: Record<Shape['kind'], Material> = content;
