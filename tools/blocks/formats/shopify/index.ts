import type { Block } from '../../block.ts';
import type { BlockField } from '../../fields.ts';
import { writeTemplate, type BlockSyntax } from '../../template.ts';
import type { BlockFormat } from '../format.ts';

const TYPES = {
  text: 'text',
  json: 'textarea',
  choice: 'select',
  number: 'number',
  flag: 'checkbox',
} as const;

/** Limit of a section's name in characters. */
const MAX_NAME_LENGTH = 25;

function optionsOf({ choices, isRequired, default: value }: BlockField) {
  const values = isRequired || value !== undefined ? choices : ['', ...choices];
  return values.map((choice) => ({ value: choice, label: choice || '–' }));
}

function toSetting(field: BlockField) {
  const { key, kind, label, minimum, maximum } = field;
  const options = kind === 'choice' ? optionsOf(field) : undefined;
  const value = field.default ?? options?.[0]?.value;
  return {
    type: TYPES[kind],
    id: key,
    label,
    info: field.description,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(options && { options }),
    ...(value !== undefined && { default: value }),
  };
}

function toSchema({ title, description, fields, content, contentLabel }: Block) {
  const name = title.slice(0, MAX_NAME_LENGTH);
  const contentSetting = {
    type: 'html',
    id: 'content',
    label: contentLabel,
    info: description,
    default: content,
  };
  return { name, tag: 'div', settings: [...fields.map(toSetting), contentSetting], presets: [{ name }] };
}

const valueOf = ({ key }: BlockField) => `{{ section.settings.${key} | escape }}`;

const syntax: BlockSyntax = {
  always: (field) => ` ${field.attribute}="${valueOf(field)}"`,
  filled: (field) =>
    `{% if section.settings.${field.key} != blank %} ${field.attribute}="${valueOf(field)}"{% endif %}`,
  content: '    {{ section.settings.content }}',
};

/** Sections of a Shopify theme. */
export const shopifyFormat: BlockFormat = {
  title: 'Shopify',
  next: 'Move the files into the folder sections of your theme.',
  files: (block) => [
    [
      `archipel-${block.name}.liquid`,
      `${writeTemplate(block, syntax)}\n{% schema %}\n${JSON.stringify(toSchema(block), null, 2)}\n{% endschema %}\n`,
    ],
  ],
};
