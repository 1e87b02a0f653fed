import type { Element } from 'domhandler';
import { TOKEN_FIELDS } from '#runtime/requests/token-fields.ts';
import type { Markup } from '../markup/index.ts';
import { readSettings } from './settings-script.ts';
import { quoted } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

const KNOWN = Object.keys(TOKEN_FIELDS);

/** Fields that Rails and Spring name in a meta element. */
const namesInMeta = (markup: Markup) =>
  markup
    .select('meta[name="csrf-param"], meta[name="_csrf_parameter"]')
    .map(({ attribs }) => attribs['content'] ?? '');

const hasMeta = (markup: Markup) =>
  markup.select('head meta[name="csrf-token"], head meta[name="_csrf"]').length > 0;

function isOtherSite(form: Element, markup: Markup): boolean {
  const action = markup.attribute(form, 'action');
  return action !== undefined && (action.isDynamic || /^(?:[a-z]+:)?\/\//i.test(action.value.trim()));
}

function isWrite(form: Element, markup: Markup): boolean {
  const isPost = markup.literal(form, 'method')?.trim().toLowerCase() === 'post';
  return isPost && !isOtherSite(form, markup);
}

/** Whether a field carries the token, also as one of a group: `contact[_token]`. */
const isToken = (name: string, names: readonly string[]) =>
  names.includes(name.replace(/^.*\[(\w+)\]$/, '$1'));

function hasToken(form: Element, names: readonly string[], markup: Markup): boolean {
  if (markup.mayGainHtml(form) || markup.hasTokenHelper(form)) return true;
  const inside = markup.inside(form);
  const isUncertain = inside.some(
    (one) => markup.tagOf(one).isOpen || markup.attribute(one, 'name')?.isDynamic,
  );
  return isUncertain || inside.some(({ attribs }) => isToken(attribs['name'] ?? '', names));
}

/** A file that is a part of a page can't show what the rest of it has. */
function isSilent({ markup }: RuleContext): boolean {
  const [body] = markup.select('body');
  return !markup.source.isPage || markup.headMayGainHtml(body) || hasMeta(markup);
}

export const missingToken: CheckRule = {
  code: 'AR305',
  level: 'error',
  title: 'POST form without an antiforgery token',
  check: (context) => {
    const { markup, report } = context;
    const { field, cookie } = readSettings(markup).antiforgery;
    if (isSilent(context) || cookie) return;
    const names = field ? [field] : [...KNOWN, ...namesInMeta(markup)];
    for (const form of markup.select('form[method]')) {
      if (!isWrite(form, markup) || hasToken(form, names, markup)) continue;
      const [example = '__RequestVerificationToken'] = names;
      report(
        markup.tagOf(form).range,
        `This form is sent by POST without an antiforgery token. Write your framework’s field into it, such as ${quoted(example)}, or a meta element into the head.`,
      );
    }
  },
};
