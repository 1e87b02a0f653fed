import { findEmptyComponents, findWrappers, inTextOrder } from './component-tags.ts';
import { readRazor } from './razor-parser.ts';
import type { TagHelp, TemplateLanguage } from './token.ts';

const valueOf = (tag: string, attribute: string): string | undefined =>
  new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1];

/** Property of a model as the name of its field: `@Model.Email` is `Email`; with an index it depends. */
function toFieldName(expression: string | undefined): string | undefined {
  const name = expression?.replace(/^@/, '').replace(/^Model\./, '');
  return name && /^[\w.]+$/.test(name) ? name : undefined;
}

/** ASP.NET adds the field to forms that it gives the address, and to those without one. */
function hasToken(tag: string): boolean {
  if (/\sasp-antiforgery\s*=\s*["']?false/i.test(tag)) return false;
  if (/\sasp-[\w-]+\s*=/i.test(tag)) return true;
  return !valueOf(tag, 'action');
}

const FIELD = /^(?:input|select|textarea)$/i;

function describeHelpers(name: string, tag: string): TagHelp {
  const fieldName = FIELD.test(name) ? toFieldName(valueOf(tag, 'asp-for')) : undefined;
  const messageFor = toFieldName(valueOf(tag, 'asp-validation-for'));
  return {
    hasMoreAttributes: true,
    ...(fieldName && { fieldName }),
    ...(messageFor && { messageFor }),
  };
}

/** Tag helpers of `archipel helpers` begin with `ar-`. */
function describeRazorTag(name: string, tag: string): TagHelp | undefined {
  const givesToken = /^form$/i.test(name) && hasToken(tag);
  if (/^(?:partial|component|vc:.+|ar-.+)$/i.test(name))
    return { isComponent: true, hasMoreAttributes: true };
  if (!/\s(?:asp-[\w-]+|asp-for|view-component)\s*=/i.test(tag))
    return givesToken ? { givesToken } : undefined;
  return { ...describeHelpers(name, tag), ...(givesToken && { givesToken }) };
}

/** Components of Blazor begin with a capital letter. */
function describeBlazorTag(name: string, tag: string): TagHelp | undefined {
  if (name === 'AntiforgeryToken') return { givesToken: true, isComponent: true };
  if (/^[A-Z]/.test(name) || name.includes('.')) return { isComponent: true, hasMoreAttributes: true };
  return /\s@attributes\s*=/.test(tag) ? { hasMoreAttributes: true } : undefined;
}

/** Razor of MVC and pages: `.cshtml`. */
export const razorLanguage: TemplateLanguage = {
  name: 'Razor',
  tokenize: (text) =>
    inTextOrder([
      ...findWrappers(text, '(?:environment|cache|distributed-cache)'),
      ...findEmptyComponents(text, '(?:partial|component|vc:[\\w-]+)'),
      ...readRazor(text, false),
    ]),
  describeTag: describeRazorTag,
};

/** Razor of Blazor: `.razor`. */
export const blazorLanguage: TemplateLanguage = {
  name: 'Razor',
  tokenize: (text) =>
    inTextOrder([
      ...findWrappers(text, '(?:PageTitle|HeadContent|HeadOutlet)'),
      ...findEmptyComponents(text, '(?!AntiforgeryToken)(?=[A-Z])[\\w.]+'),
      ...readRazor(text, true),
    ]),
  describeTag: describeBlazorTag,
};
