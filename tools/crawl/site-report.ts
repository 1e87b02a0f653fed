import type { LeftOut } from './addresses/link-queue.ts';
import type { CrawlFinding } from './findings/finding.ts';

/** Kinds of files that are weighed. */
export const WEIGHT_KINDS = ['html', 'script', 'style', 'image', 'font', 'other'] as const;

export type WeightKind = (typeof WEIGHT_KINDS)[number];

/** Transferred bytes by kind. */
export type Weight = Readonly<Record<WeightKind, number>>;

/** An island of a page. */
export interface IslandOfPage {
  readonly name: string;
  /** A state of the runtime, or `not mounted`. */
  readonly state: string;
  /** The host's tag with id and classes. */
  readonly host: string;
}

/** Measures of a page in one width. */
export interface LoadMeasures {
  /** Width of the window in px. */
  readonly width: number;
  readonly islands: readonly IslandOfPage[];
  /** Time from the navigation to the idle runtime in ms; undefined without one. */
  readonly ready: number | undefined;
  /** Layout shift, as Core Web Vitals have it; undefined in browsers that don't measure it. */
  readonly layoutShift: number | undefined;
  readonly weight: Weight;
  readonly requests: number;
}

/** A redirect of the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** A visited page. */
export interface PageReport {
  readonly address: string;
  readonly title: string;
  readonly status: number;
  readonly findings: readonly CrawlFinding[];
  readonly loads: readonly LoadMeasures[];
  /** Addresses of pages that link to it. */
  readonly linkedFrom: readonly string[];
}

/** The result of a crawl. */
export interface SiteReport {
  /** Version of the package. */
  readonly version: string;
  readonly start: string;
  /** Start of the crawl. */
  readonly date: Date;
  /** Duration in ms. */
  readonly duration: number;
  readonly browser: string;
  readonly widths: readonly number[];
  /** In the order in which they were found. */
  readonly pages: readonly PageReport[];
  readonly redirects: readonly (Redirect & { readonly linkedFrom: readonly string[] })[];
  readonly leftOut: LeftOut;
  /** Sentences about limits that were passed; empty for a run without any. */
  readonly failures: readonly string[];
}

export const totalWeight = (weight: Weight): number =>
  WEIGHT_KINDS.reduce((sum, kind) => sum + weight[kind], 0);

const maxOf = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/** Returns the largest measures of a page, over its widths. */
export function worstOf({ loads }: PageReport) {
  return {
    weight: maxOf(loads.map(({ weight }) => totalWeight(weight))),
    requests: maxOf(loads.map(({ requests }) => requests)),
    layoutShift: maxOf(loads.map(({ layoutShift }) => layoutShift)),
    ready: maxOf(loads.map(({ ready }) => ready)),
  };
}
