import { createHash } from 'node:crypto';
import type { Block } from '../../block.ts';
import type { BlockField } from '../../fields.ts';
import { writeTemplate, type BlockSyntax } from '../../template.ts';
import { toJson, type BlockFormat } from '../format.ts';

/** A GUID that is the same at each run, so that a second import finds the first one. */
function toGuid(name: string): string {
  const hash = createHash('sha1').update(`archipel/${name}`).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}

const EDITORS = {
  text: ['Umbraco.TextBox', 'Umb.PropertyEditorUi.TextBox'],
  json: ['Umbraco.TextArea', 'Umb.PropertyEditorUi.TextArea'],
  number: ['Umbraco.Decimal', 'Umb.PropertyEditorUi.Decimal'],
  flag: ['Umbraco.TrueFalse', 'Umb.PropertyEditorUi.Toggle'],
  choice: ['Umbraco.DropDown.Flexible', 'Umb.PropertyEditorUi.Dropdown'],
  html: ['Umbraco.RichText', 'Umb.PropertyEditorUi.Tiptap'],
} as const;

const setting = (alias: string, value: unknown) => (value === undefined ? [] : [{ alias, value }]);

const settingsOf = ({ kind, choices, minimum, maximum, default: value }: BlockField) =>
  ({
    text: [],
    json: setting('rows', 10),
    number: [...setting('min', minimum), ...setting('max', maximum), ...setting('step', 0.01)],
    flag: setting('default', value === true),
    choice: [...setting('multiple', false), ...setting('items', choices)],
  })[kind];

interface Property {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
}

const toAlias = (name: string) =>
  `archipel${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const toDataType = (block: string, key: string, kind: keyof typeof EDITORS, values: readonly object[]) => ({
  id: toGuid(`${block}/type/${key}`),
  parent: null,
  name: `Archipel ${block} ${key}`,
  editorAlias: EDITORS[kind][0],
  editorUiAlias: EDITORS[kind][1],
  values,
});

const toProperty = (block: string, property: Property, sortOrder: number) => ({
  id: toGuid(`${block}/property/${property.key}`),
  container: { id: toGuid(`${block}/group`) },
  sortOrder,
  alias: property.key,
  name: property.label,
  description: property.description,
  dataType: { id: toGuid(`${block}/type/${property.key}`) },
  variesByCulture: false,
  variesBySegment: false,
  validation: { mandatory: property.isRequired, mandatoryMessage: null, regEx: null, regExMessage: null },
  appearance: { labelOnTop: false },
});

const NO_TEMPLATES = {
  allowedTemplates: [],
  defaultTemplate: null,
  allowedDocumentTypes: [],
  compositions: [],
};

function toElementType({ name, title, description, fields, contentLabel }: Block) {
  const properties = [...fields, { key: 'content', label: contentLabel, description, isRequired: false }];
  return {
    ...NO_TEMPLATES,
    id: toGuid(name),
    parent: null,
    alias: toAlias(name),
    name: title,
    description,
    icon: 'icon-brick',
    allowedAsRoot: false,
    allowedInLibrary: false,
    isElement: true,
    variesByCulture: false,
    variesBySegment: false,
    collection: null,
    cleanup: {
      preventCleanup: false,
      keepAllVersionsNewerThanDays: null,
      keepLatestVersionPerDayForDays: null,
    },
    containers: [
      { id: toGuid(`${name}/group`), parent: null, name: 'Archipel', type: 'Group', sortOrder: 0 },
    ],
    properties: properties.map((property, index) => toProperty(name, property, index)),
  };
}

/** Bodies for the Management API, in the order of their import. */
const toImport = (block: Block) => ({
  dataTypes: [
    ...block.fields.map((field) => toDataType(block.name, field.key, field.kind, settingsOf(field))),
    toDataType(block.name, 'content', 'html', []),
  ],
  documentType: toElementType(block),
});

const VIEW_HEAD = `@using System.Globalization
@using System.Net
@using Microsoft.AspNetCore.Html
@using Umbraco.Cms.Core.Models.Blocks
@using Umbraco.Extensions
@inherits Umbraco.Cms.Web.Common.Views.UmbracoViewPage<BlockListItem>
@functions {
    private string Text(string alias) => Model.Content.Value(alias) switch
    {
        null => "",
        bool flag => flag ? "true" : "false",
        System.IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        var value => value.ToString() ?? "",
    };

    private IHtmlContent Filled(string name, string alias) =>
        Text(alias) == "" ? HtmlString.Empty : new HtmlString($"{name}=\\"{WebUtility.HtmlEncode(Text(alias))}\\"");
}
`;

const syntax: BlockSyntax = {
  always: ({ key, attribute }) => ` ${attribute}="@Text("${key}")"`,
  filled: ({ key, attribute }) => ` @Filled("${attribute}", "${key}")`,
  content: '    @Html.Raw(Model.Content.Value("content"))',
};

/** Element types of Umbraco 14 and later, for its Management API, and views of a block list. */
export const umbracoFormat: BlockFormat = {
  title: 'Umbraco',
  next: 'Import the JSON files by the Management API, as docs/cms-blocks.md shows, and copy the folder Views.',
  files: (block) => [
    [`archipel-${block.name}.json`, toJson(toImport(block))],
    [
      `Views/Partials/blocklist/Components/${toAlias(block.name)}.cshtml`,
      VIEW_HEAD + writeTemplate(block, syntax),
    ],
  ],
};
