import type { Block } from '../../block.ts';
import type { BlockField } from '../../fields.ts';
import { writeTemplate, type BlockSyntax } from '../../template.ts';
import { toJson, type BlockFormat } from '../format.ts';

const TYPES = {
  text: 'text',
  json: 'textarea',
  choice: 'option',
  number: 'number',
  flag: 'boolean',
} as const;

/** Defaults are texts, but for a boolean. */
const defaultOf = ({ kind, default: value }: BlockField) =>
  kind === 'flag' ? value === true : String(value);

function toSchemaField(field: BlockField, pos: number) {
  const { kind, label, description, isRequired, choices, minimum, maximum } = field;
  return {
    type: TYPES[kind],
    pos,
    display_name: label,
    description,
    ...(isRequired && { required: true }),
    ...(kind === 'choice' && { options: choices.map((value) => ({ name: value, value })) }),
    ...(minimum !== undefined && { min_value: minimum }),
    ...(maximum !== undefined && { max_value: maximum }),
    ...(field.default !== undefined && { default_value: defaultOf(field) }),
  };
}

const toStoryblokComponent = ({ name, title, fields, description, content, contentLabel }: Block) => ({
  name: `archipel-${name}`,
  display_name: title,
  is_root: false,
  is_nestable: true,
  schema: {
    ...Object.fromEntries(fields.map((field, index) => [field.key, toSchemaField(field, index)])),
    content: {
      type: 'textarea',
      pos: fields.length,
      display_name: contentLabel,
      description: `${description} (HTML)`,
      default_value: content,
    },
  },
});

const syntax: BlockSyntax = {
  always: ({ key, attribute, kind }) =>
    ` ${attribute}="\${escapeHtml(blok.${key} ?? ${kind === 'flag' ? 'false' : "''"})}"`,
  filled: ({ key, attribute }) => `\${writeAttribute('${attribute}', blok.${key})}`,
  content: "    ${blok.content ?? ''}",
};

const RENDER_HEAD = `const escapeHtml = (value) =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const writeAttribute = (name, value) =>
  value === undefined || value === null || value === '' ? '' : \` \${name}="\${escapeHtml(value)}"\`;

/** Returns the HTML of a block, for your server; its content is HTML of your editors. */
`;

/** Components of Storyblok, with a function that renders each. */
export const storyblokFormat: BlockFormat = {
  title: 'Storyblok',
  next: 'Import the JSON files by "storyblok components push --separate-files"; your server calls render of the .mjs files.',
  files: (block) => [
    [`archipel-${block.name}.json`, toJson(toStoryblokComponent(block))],
    [
      `archipel-${block.name}.mjs`,
      `${RENDER_HEAD}export const render = (blok) => \`${writeTemplate(block, syntax)}\`;\n`,
    ],
  ],
};
