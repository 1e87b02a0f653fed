import type { Element } from 'domhandler';
import type { Markup } from '../markup/index.ts';
import type { CheckRule, RuleContext } from './rule.ts';

const OURS = /\/archipel(?:\.[\w-]+)?\.js(?:[?#]|$)|^archipel\.js/;

const isOurScript = (address: string | undefined) => address !== undefined && OURS.test(address);

/** Script tags of the library. */
export const ownScripts = ({ markup }: RuleContext) =>
  markup.select('script[src]').filter((element) => isOurScript(markup.literal(element, 'src')));

/** Whether the page writes something that the library reads. */
export function usesLibrary(context: RuleContext): boolean {
  const { markup, hosts } = context;
  if (hosts.length > 0 || ownScripts(context).length > 0) return true;
  return (
    markup.select('[data-page], [data-island], [data-ajax="true"], [data-modal], [data-val="true"]').length >
    0
  );
}

/** Parts of a page that no visit replaces as its content. */
const AROUND = 'head, header, footer, nav';

/** Whether an include may have the element: one in the header has it not. */
function mayBeElsewhere({ markup }: RuleContext): boolean {
  if (!markup.source.isPage) return true;
  if (!markup.isPartial) return false;
  const outer = markup.select(AROUND).map(({ sourceCodeLocation: location }) => location);
  const includes = markup.source.template?.includes ?? [];
  return !includes.every(({ from }) =>
    outer.some((location) => location && location.startOffset <= from && from < location.endOffset),
  );
}

/** An expression may write the attribute; on fields it would do nothing. */
const mayBePage = (element: Element, markup: Markup) =>
  /^(?:main|div|section|article|body)$/.test(element.name) && markup.tagOf(element).isOpen;

export const missingPage: CheckRule = {
  code: 'AR303',
  level: 'warning',
  title: 'Page without [data-page]',
  check: (context) => {
    const { markup, report } = context;
    if (mayBeElsewhere(context) || !usesLibrary(context)) return;
    if (markup.select('[data-page]').length > 0 || markup.elements.some((one) => mayBePage(one, markup)))
      return;
    const [body] = [...markup.select('main'), ...markup.select('body')];
    report(
      body ? markup.tagOf(body).range : { from: 0, to: 0 },
      'No element has data-page, so every link to this page is a full load. Write it on <main>.',
    );
  },
};

export const doublePage: CheckRule = {
  code: 'AR304',
  level: 'error',
  title: 'Several [data-page]',
  check: ({ markup, report }) => {
    if (markup.source.isTemplate) return;
    const [, ...others] = markup.select('[data-page]').filter((element) => !markup.isInert(element));
    for (const element of others)
      report(
        markup.tagOf(element).range,
        'Another element has data-page already: a visit replaces the first one alone.',
      );
  },
};

/** Whether a script is a module, or may be. */
function isModule(element: Element, { markup }: RuleContext): boolean {
  const type = markup.attribute(element, 'type');
  return type ? type.isDynamic || type.value.toLowerCase() === 'module' : markup.tagOf(element).isOpen;
}

export const scriptTag: CheckRule = {
  code: 'AR309',
  level: 'error',
  title: 'Script tag that is missing or no module',
  check: (context) => {
    const { markup, report } = context;
    const scripts = ownScripts(context);
    for (const element of scripts.filter((one) => !isModule(one, context)))
      report(markup.tagOf(element).range, 'archipel.js is a module: write type="module".');
    const [body] = markup.select('body');
    if (markup.isPartial || markup.headMayGainHtml(body)) return;
    if (scripts.length > 0 || !usesLibrary(context)) return;
    const others = markup.select('script').filter((element) => isPossible(element, context));
    const [head] = markup.select('head, html');
    if (others.length === 0)
      report(
        head ? markup.tagOf(head).range : { from: 0, to: 0 },
        'Nothing on this page loads archipel.js. Write <script type="module" src="…/archipel.js"></script> into its head.',
      );
  },
};

/** A bundle of the site may contain the library; its name is the site's own. */
function isPossible(element: Element, { markup }: RuleContext): boolean {
  const { isOpen, attributes } = markup.tagOf(element);
  return isOpen || attributes.get('type')?.value === 'module' || attributes.get('src')?.isDynamic === true;
}
