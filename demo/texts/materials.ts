import type { Shape } from '../assortment/model.ts';
import content from '../content/materials.json';
import type { Words } from '../culture.ts';

interface Material {
  readonly name: Words;
  readonly care: Words;
  readonly story: Words;
}

/** What is true of everything made the same way. */
export const materials: Record<Shape['kind'], Material> = content;
