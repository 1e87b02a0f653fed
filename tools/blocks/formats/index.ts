import { drupalFormat } from './drupal-sdc/index.ts';
import type { BlockFormat } from './format.ts';
import { gutenbergFormat } from './gutenberg/index.ts';
import { shopifyFormat } from './shopify/index.ts';
import { storyblokFormat } from './storyblok/index.ts';
import { umbracoFormat } from './umbraco/index.ts';

export type { BlockFile } from './format.ts';

/** All formats by their name in `--for`. */
export const BLOCK_FORMATS: Readonly<Record<string, BlockFormat>> = {
  umbraco: umbracoFormat,
  'drupal-sdc': drupalFormat,
  gutenberg: gutenbergFormat,
  shopify: shopifyFormat,
  storyblok: storyblokFormat,
};
