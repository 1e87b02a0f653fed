import type { Edit } from '../../../fixtures/edits.ts';
import type { ElementRule, MigrateStatus } from '../../rule.ts';
import type { RuleHost } from '../../rule-host.ts';

const byHand = (
  status: MigrateStatus,
  [old, write]: readonly [string, string],
  when: ElementRule['when'],
): ElementRule => ({ old, write, status, when });

const isMeta = (name: string, content?: RegExp) => (host: RuleHost) =>
  host.tag === 'meta' &&
  host.literal('name') === name &&
  (content === undefined || content.test(host.literal('content') ?? ''));

const withoutElement = (host: RuleHost): readonly Edit[] | undefined => host.removeElement();

const isFrame = (host: RuleHost) => host.tag === 'turbo-frame';

/** Elements of Turbo 8, and its settings of a page. */
export const turboElements: readonly ElementRule[] = [
  byHand(
    'missing',
    ['<turbo-frame src="…">', 'no counterpart; write the content, or a link with data-ajax that shows it'],
    (host) => isFrame(host) && host.has('src'),
  ),
  byHand(
    'by-hand',
    [
      '<turbo-frame id="cart">',
      '<div id="cart">; data-ajax and data-ajax-update="#cart" on links and forms inside',
    ],
    isFrame,
  ),
  byHand(
    'missing',
    ['<turbo-stream>', 'no counterpart; answer with the page or its part, which follows by its id'],
    ({ tag }) => tag === 'turbo-stream',
  ),
  byHand(
    'missing',
    ['<turbo-stream-source>', 'no counterpart; an island of your own may listen and call visit(url)'],
    ({ tag }) => tag === 'turbo-stream-source' || tag === 'turbo-cable-stream-source',
  ),
  {
    old: '<meta name="turbo-prefetch" content="false">',
    write: 'nothing: pages are fetched ahead only where data-prefetch says so',
    status: 'change',
    when: isMeta('turbo-prefetch', /^false$/),
    edit: withoutElement,
  },
  {
    old: '<meta name="turbo-cache-control" content="no-preview">',
    write: 'nothing: no older copy is shown before the page',
    status: 'change',
    when: isMeta('turbo-cache-control', /^no-preview$/),
    edit: withoutElement,
  },
  byHand(
    'by-hand',
    ['<meta name="turbo-cache-control" content="no-cache">', 'Cache-Control: no-store on the response'],
    isMeta('turbo-cache-control'),
  ),
  byHand(
    'by-hand',
    [
      '<meta name="turbo-visit-control" content="reload">',
      'another data-policy on that page’s <html>: a full load',
    ],
    isMeta('turbo-visit-control'),
  ),
  byHand(
    'missing',
    ['<meta name="turbo-root">', 'no counterpart; class="no-ajax" on links that lead out'],
    isMeta('turbo-root'),
  ),
  byHand(
    'missing',
    [
      '<meta name="turbo-refresh-method" content="morph">',
      'no counterpart; islands with data-island-key continue',
    ],
    (host) => isMeta('turbo-refresh-method')(host) || isMeta('turbo-refresh-scroll')(host),
  ),
];
