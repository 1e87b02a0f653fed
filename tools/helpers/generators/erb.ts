import type { Helper, HelperParameter } from '../model/index.ts';
import { snakeCase } from '../calls/call-writer.ts';

const describe = ({ name, allowed, isRequired, description }: HelperParameter) =>
  `  # @option arguments :${snakeCase(name)} ${isRequired ? '(required) ' : ''}${allowed}. ${description}`;

const writeMethod = ({ name, tag, description, parameters }: Helper) =>
  [
    `  # Writes <${tag}>. ${description}`,
    ...parameters.map(describe),
    `  def ar_${snakeCase(name)}(**arguments, &block)`,
    `    archipel_island('${name}', arguments, &block)`,
    '  end',
  ].join('\n');

/** Writes a module with a method for each island. */
export const writeMethods = (helpers: readonly Helper[]): ReadonlyMap<string, string> =>
  new Map([
    [
      'archipel_helper.rb',
      [
        '# frozen_string_literal: true',
        '',
        '# Written by "npx archipel helpers": write it again instead of changing it.',
        "require_relative 'archipel_rendering'",
        '',
        '# Methods of templates: `<%= ar_quantity_field(min: 6) do %>…<% end %>`.',
        'module ArchipelHelper',
        '  include Archipel::Rendering',
        '',
        helpers.map(writeMethod).join('\n\n'),
        'end',
        '',
      ].join('\n'),
    ],
  ]);
