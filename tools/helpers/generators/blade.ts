import type { Helper, HelperParameter } from '../model/index.ts';

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A comment of Blade ends at the first of its marks. */
const inComment = (text: string) => text.replaceAll('--}}', '');

const describe = ({ name, allowed, isRequired, description }: HelperParameter) =>
  `    ${name}${isRequired ? ' (required)' : ''}: ${allowed}. ${description}`;

/** The last line has no end: it would be part of the page. */
function writeComponent({ name, tag, isVoid, description, parameters, hasProps }: Helper): string {
  const names = [...parameters.map((one) => camelCase(one.name)), 'tag', ...(hasProps ? ['props'] : [])];
  const content = isVoid ? ' />' : '>…</x-ar.'.concat(name, '>');
  return [
    '{{-- Written by "npx archipel helpers": write it again instead of changing it.',
    `    <x-ar.${name}${content} writes <${tag}>. ${inComment(description)}`,
    ...parameters.map(describe).map(inComment),
    '--}}',
    '@php($written = $attributes)',
    `@props([${names.map((one) => `'${one}' => null`).join(', ')}])`,
    `{!! \\Archipel\\Archipel::component('${name}', $written, $slot) !!}`,
  ].join('\n');
}

/** Writes anonymous components, for `resources/views`. */
export const writeComponents = (helpers: readonly Helper[]): ReadonlyMap<string, string> =>
  new Map(helpers.map((helper) => [`components/ar/${helper.name}.blade.php`, writeComponent(helper)]));
