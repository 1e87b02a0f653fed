import type { Block } from '../../block.ts';
import type { BlockField } from '../../fields.ts';
import { writeTemplate, type BlockSyntax } from '../../template.ts';
import { JSON_TYPES, toJson, type BlockFormat } from '../format.ts';

function toAttribute({ kind, label, choices, isRequired, ...field }: BlockField) {
  const options = isRequired || field.default !== undefined ? choices : ['', ...choices];
  const value = field.default ?? (kind === 'choice' ? options[0] : undefined);
  return {
    type: JSON_TYPES[kind],
    label,
    ...(choices.length > 0 && { enum: options }),
    ...(value !== undefined && { default: value }),
  };
}

const toMetadata = ({ name, title, description, fields, content, contentLabel }: Block) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: `archipel/${name}`,
  title,
  description,
  category: 'widgets',
  textdomain: 'archipel',
  attributes: {
    ...Object.fromEntries(fields.map((field) => [field.key, toAttribute(field)])),
    content: { type: 'string', label: contentLabel, default: content },
  },
  // WordPress 7 builds the form of the sidebar from the attributes.
  supports: { html: false, autoRegister: true },
  render: 'file:./render.php',
});

const valueOf = ({ key, kind }: BlockField) =>
  kind === 'flag'
    ? `<?php echo empty( $attributes['${key}'] ) ? 'false' : 'true'; ?>`
    : `<?php echo esc_attr( $attributes['${key}'] ?? '' ); ?>`;

const syntax: BlockSyntax = {
  always: (field) => ` ${field.attribute}="${valueOf(field)}"`,
  filled: (field) =>
    `<?php if ( '' !== ( $attributes['${field.key}'] ?? '' ) ) : ?> ${field.attribute}="${valueOf(field)}"<?php endif; ?>`,
  content: "    <?php echo wp_kses_post( $attributes['content'] ?? '' ); ?>",
  extra: ' <?php echo get_block_wrapper_attributes(); ?>',
};

const GUARD = "<?php defined( 'ABSPATH' ) || exit; ?>\n";

const PLUGIN = `<?php
/**
 * Plugin Name: Archipel blocks
 * Description: Islands of Archipel as blocks. Your theme loads archipel.js and archipel.css.
 * Requires at least: 7.0
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		foreach ( glob( __DIR__ . '/*/block.json' ) as $file ) {
			register_block_type( $file );
		}
	}
);
`;

/** Dynamic blocks of WordPress, as a plugin. */
export const gutenbergFormat: BlockFormat = {
  title: 'WordPress',
  next: 'Move the folder into wp-content/plugins, and activate "Archipel blocks".',
  files: (block) => [
    [`${block.name}/block.json`, toJson(toMetadata(block))],
    [`${block.name}/render.php`, GUARD + writeTemplate(block, syntax)],
  ],
  shared: () => [['archipel-blocks.php', PLUGIN]],
};
