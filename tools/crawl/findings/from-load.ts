import type { AxeViolation } from '../../browser/axe.ts';
import { pathOf } from '../addresses/normalize.ts';
import { sumLayoutShift } from '../visit/layout-shift.ts';
import type { LayoutShift, PolicyViolation } from '../visit/page-probe.ts';
import type { LoadRecords } from '../visit/probe.ts';
import type { ConsoleLine, FailedRequest } from '../visit/watch.ts';
import { cleanText } from './clean.ts';
import { complaintAbout, findingsOfIslands, findingsOfScript } from './from-runtime.ts';
import type { CrawlFinding } from './finding.ts';

type LoadFinding = Omit<CrawlFinding, 'widths'>;

/** Elements, lines or texts that a finding lists. */
const MAX_DETAILS = 10;

const POLICY_LINE = /Content[- ]Security[- ]Policy|TrustedHTML|TrustedScript|TrustedTypes?/i;

const withoutEmpty = (details: readonly string[]) =>
  details.filter((detail) => detail !== '').slice(0, MAX_DETAILS);

/** Playwright's names of values that are no text. */
const HANDLE = /\s*JSHandle@\w+/g;

function findingOfLine({ level, text, source }: ConsoleLine): LoadFinding {
  const [first = '', ...rest] = cleanText(text.replace(HANDLE, '')).split('\n');
  return { kind: 'console', level, what: first, details: withoutEmpty([...rest, cleanText(source)]) };
}

/** A violation is in the console as well, in words of the browser. */
function findingsOfConsole({ watched, page, runtime }: LoadRecords): LoadFinding[] {
  const explained = new Set(runtime.islands.map((island) => complaintAbout(island, watched.console)));
  return watched.console
    .filter((line) => !explained.has(line))
    .filter(({ text }) => page.violations.length === 0 || !POLICY_LINE.test(text))
    .map(findingOfLine);
}

const findingsOfErrors = ({ watched }: LoadRecords): LoadFinding[] =>
  watched.errors.map(({ message, stack }) => ({
    kind: 'error',
    level: 'error',
    what: cleanText(message.split('\n')[0]!) || 'An error without a message',
    details: withoutEmpty(
      stack
        .split('\n')
        .filter((line) => /^\s*at |@/.test(line))
        .slice(0, 3)
        .map((line) => cleanText(line)),
    ),
  }));

const targetOf = ({ blocked, directive }: PolicyViolation) =>
  /^(?:inline|eval|wasm-eval|trusted-types-\w+|data|blob|)$/.test(blocked)
    ? `${blocked || 'something'} (${directive})`
    : `${cleanText(blocked)} (${directive})`;

const findingsOfPolicy = ({ page }: LoadRecords): LoadFinding[] =>
  page.violations.map((violation) => ({
    kind: 'policy',
    level: violation.isReportOnly ? 'warning' : 'error',
    what: `The policy ${violation.isReportOnly ? 'would block' : 'blocks'} ${targetOf(violation)}`,
    details: withoutEmpty([cleanText(violation.source), cleanText(violation.sample)]),
  }));

/** Calls that are answered with 4xx may be the server's way to say no. */
const levelOfRequest = ({ type, status }: FailedRequest) =>
  /^(?:fetch|xhr)$/.test(type) && status >= 400 && status < 500 ? 'warning' : 'error';

function findingOfRequest(request: FailedRequest, origin: string): LoadFinding {
  const { url, method, type, status, reason } = request;
  const isOwn = URL.canParse(url) && new URL(url).origin === origin;
  const target = cleanText(isOwn ? pathOf(url) : url, 200);
  const outcome = status > 0 ? `is answered with ${status}` : 'fails';
  return {
    kind: 'request',
    level: levelOfRequest(request),
    what: `${method} ${target} ${outcome}`,
    details: withoutEmpty([type, cleanText(reason)]),
  };
}

const isGrave = ({ impact }: AxeViolation) => impact === 'critical' || impact === 'serious';

const nodeText = ({ target, html, summary }: AxeViolation['nodes'][number]) =>
  [target, html, summary.replace(/^Fix any of the following:\n\s*/, '')]
    .map((text) => cleanText(text, 600))
    .join('\n');

function findingOfAxe(violation: AxeViolation): LoadFinding {
  const { id, help, helpUrl, nodes } = violation;
  const rest = nodes.length - MAX_DETAILS;
  return {
    kind: 'accessibility',
    level: isGrave(violation) ? 'error' : 'warning',
    code: cleanText(id),
    what: cleanText(help),
    details: [...nodes.slice(0, MAX_DETAILS).map(nodeText), ...(rest > 0 ? [`${rest} more elements`] : [])],
    ...(helpUrl.startsWith('https://') ? { help: helpUrl } : {}),
  };
}

const findingsOfOverflow = ({ overflow }: LoadRecords): LoadFinding[] =>
  overflow.length === 0
    ? []
    : [
        {
          kind: 'overflow',
          level: 'error',
          what: 'The page scrolls sideways',
          details: overflow.map((text) => cleanText(text)),
        },
      ];

/** Layout shift in Core Web Vitals that is still good. */
export const GOOD_LAYOUT_SHIFT = 0.1;

const describeShift = ({ value, moved }: LayoutShift) =>
  `${value.toFixed(3)}: ${cleanText(moved.join(', ') || 'elements that are gone', 200)}`;

function findingsOfShift({ page }: LoadRecords, limit: number | undefined): LoadFinding[] {
  const shifts = page.shifts ?? [];
  const sum = sumLayoutShift(shifts);
  if (sum <= (limit ?? GOOD_LAYOUT_SHIFT)) return [];
  const largest = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
  return [
    {
      kind: 'layout-shift',
      level: limit === undefined ? 'warning' : 'error',
      what: `The page moves while it loads, by more than ${limit ?? GOOD_LAYOUT_SHIFT}`,
      details: [`${sum} in all`, ...largest.map(describeShift)],
    },
  ];
}

const findingsOfLoading = ({ isLoaded, isIdle, runtime }: LoadRecords): LoadFinding[] => {
  const loading = runtime.islands.filter(({ state }) => state === 'loading');
  const names = loading.map(({ name, host }) => cleanText(`${name} on ${host}`));
  return [
    ...(isLoaded
      ? []
      : [{ kind: 'load', level: 'error', what: 'A file of the page never ends', details: [] }]),
    ...(isIdle
      ? []
      : [{ kind: 'load', level: 'error', what: 'The runtime never becomes idle', details: names }]),
  ] as LoadFinding[];
};

/**
 * Lists the findings of a page in one width.
 *
 * @param records All that was seen of the page.
 * @param origin The site.
 * @param layoutShift Limit of the layout shift, if there is one.
 */
export function findingsOfLoad(
  records: LoadRecords,
  origin: string,
  layoutShift: number | undefined,
): CrawlFinding[] {
  const found = [
    ...findingsOfLoading(records),
    ...findingsOfScript(records),
    ...findingsOfIslands(records),
    ...findingsOfErrors(records),
    ...findingsOfPolicy(records),
    ...records.watched.failed.map((request) => findingOfRequest(request, origin)),
    ...findingsOfConsole(records),
    ...records.axe.map(findingOfAxe),
    ...findingsOfOverflow(records),
    ...findingsOfShift(records, layoutShift),
  ];
  return found.map((finding) => ({ ...finding, widths: [records.width] }));
}
