import { stringify } from 'yaml';
import type { Block } from '../../block.ts';
import type { BlockField } from '../../fields.ts';
import { writeTemplate, type BlockSyntax } from '../../template.ts';
import { JSON_TYPES, type BlockFormat } from '../format.ts';

const SCHEMA =
  'https://git.drupalcode.org/project/drupal/-/raw/HEAD/core/assets/schemas/v1/metadata.schema.json';

const labelsOf = (choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice) => [choice, choice]));

/** A prop; Drupal Canvas takes the first example of a required one as its default. */
function toProp({ kind, label, description, choices, ...field }: BlockField) {
  const example = field.default ?? (field.isRequired ? choices[0] : undefined);
  return {
    type: JSON_TYPES[kind],
    title: label,
    description,
    ...(choices.length > 0 && { enum: choices, 'meta:enum': labelsOf(choices) }),
    ...(field.minimum !== undefined && { minimum: field.minimum }),
    ...(field.maximum !== undefined && { maximum: field.maximum }),
    ...(field.default !== undefined && { default: field.default }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function toComponent({ title, description, fields, content, contentLabel }: Block) {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ key }) => key);
  return {
    $schema: SCHEMA,
    name: title,
    description,
    status: 'stable',
    group: 'Archipel',
    props: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(fields.map((field) => [field.key, toProp(field)])),
    },
    slots: { content: { title: contentLabel, description, examples: [content] } },
  };
}

const valueOf = ({ key, kind }: BlockField) =>
  kind === 'flag' ? `{{ ${key} ? 'true' : 'false' }}` : `{{ ${key} }}`;

const syntax: BlockSyntax = {
  always: (field) => ` ${field.attribute}="${valueOf(field)}"`,
  filled: (field) => `{% if ${field.key} is not empty %} ${field.attribute}="${valueOf(field)}"{% endif %}`,
  content: '    {% block content %}{{ content }}{% endblock %}',
  extra: '{{ attributes }}',
};

/** Single-directory components of Drupal 10.3 and later; Drupal Canvas builds forms from them. */
export const drupalFormat: BlockFormat = {
  title: 'Drupal',
  next: 'Move the folders into the folder components of your theme or module, and clear the cache.',
  files: (block) => {
    const name = `archipel-${block.name}`;
    return [
      [`${name}/${name}.component.yml`, stringify(toComponent(block), { lineWidth: 0 })],
      [`${name}/${name}.twig`, writeTemplate(block, syntax)],
    ];
  },
};
