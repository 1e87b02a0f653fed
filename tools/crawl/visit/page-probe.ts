/** A violation of the page's policy. */
export interface PolicyViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly sample: string;
  /** Reported alone, or enforced. */
  readonly isReportOnly: boolean;
}

/** A layout shift without input. */
export interface LayoutShift {
  readonly value: number;
  /** Time in ms since the navigation. */
  readonly time: number;
  /** Descriptions of elements that moved. */
  readonly moved: readonly string[];
}

/** Records of a page since its navigation. */
export interface PageRecords {
  readonly violations: readonly PolicyViolation[];
  /** Undefined in browsers that don't measure them. */
  readonly shifts: readonly LayoutShift[] | undefined;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in each document before its own scripts. */
export function installProbe(): void {
  const violations: PolicyViolation[] = [];
  const shifts: LayoutShift[] = [];
  const describe = ({ node }: { node: Node | null }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '';
    const id = element.getAttribute('id');
    return `${element.localName}${id ? `#${id}` : ''}${[...element.classList].map((name) => `.${name}`).join('')}`;
  };
  const addShifts = (entries: PerformanceEntryList) => {
    for (const { value, startTime, hadRecentInput, sources } of entries as ShiftEntry[]) {
      if (!hadRecentInput)
        shifts.push({ value, time: startTime, moved: sources.map(describe).filter(Boolean) });
    }
  };
  const isMeasured = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
  if (isMeasured) observer.observe({ type: 'layout-shift', buffered: true });
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample, disposition } = event;
    violations.push({
      directive: effectiveDirective,
      blocked: blockedURI,
      source: sourceFile ? `${sourceFile}:${lineNumber}` : '',
      sample,
      isReportOnly: disposition === 'report',
    });
  };
  addEventListener('securitypolicyviolation', onViolation, true);
  const read = (): PageRecords => {
    addShifts(observer.takeRecords());
    return { violations, shifts: isMeasured ? shifts : undefined };
  };
  Object.defineProperty(window, Symbol.for('archipel.crawl'), { value: read });
}

/** Runs in the page: returns its records; none where the script of the crawl did not run. */
export function readRecords(): PageRecords {
  const read = (window as unknown as Record<symbol, (() => PageRecords) | undefined>)[
    Symbol.for('archipel.crawl')
  ];
  return read?.() ?? { violations: [], shifts: undefined };
}
