import { commonFiles, policyFor, preloadLine, tagLines, type FlavourManifest } from '../manifest/index.ts';
import type { CopyPlan } from './plan.ts';

/** The outcome of a copy, as `--json` prints it. */
export interface CopyReport {
  readonly version: string;
  readonly flavour: string;
  readonly folder: string;
  readonly base: string;
  readonly dryRun: boolean;
  readonly without: readonly string[];
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Lines for the head of each page. */
  readonly tags: readonly string[];
  readonly preloads: readonly string[];
  /** The strictest `Content-Security-Policy`. */
  readonly policy: string;
}

type Given = Pick<CopyReport, 'version' | 'flavour' | 'folder' | 'base' | 'dryRun'>;

/**
 * Describes a copy.
 *
 * @param given The values of the command line, and the package's version.
 * @param plan Its changes.
 * @param manifest The manifest that it writes.
 */
export function createCopyReport(given: Given, plan: CopyPlan, manifest: FlavourManifest): CopyReport {
  const { base } = given;
  return {
    ...given,
    without: manifest.without ?? [],
    written: [...plan.write.keys()],
    removed: plan.remove,
    unchanged: plan.unchanged,
    tags: tagLines(base),
    preloads: commonFiles(manifest).map((file) => preloadLine(base, file)),
    policy: policyFor(base),
  };
}

const listed = ({ dryRun, written, removed }: CopyReport) =>
  dryRun ? [...written.map((name) => `+ ${name}`), ...removed.map((name) => `- ${name}`), ''] : [];

function summary(report: CopyReport): string {
  const { version, flavour, folder, dryRun, written, removed, unchanged, without } = report;
  const start = dryRun ? 'A copy of' : 'Copied';
  const end = dryRun ? ' would write' : '';
  const left = without.length > 0 ? `, without ${without.join(', ')}` : '';
  return (
    `${start} Archipel ${version} (${flavour}${left}) to ${folder}${end}: ` +
    `${written.length} written, ${unchanged} unchanged, ${removed.length} of an earlier copy removed.`
  );
}

/**
 * Formats the outcome of a copy for people.
 *
 * @param report The outcome.
 */
export const formatCopyReport = (report: CopyReport): string =>
  [
    ...listed(report),
    summary(report),
    '',
    'In the head of each page (archipel-look.css too, for the library’s own look):',
    ...report.tags.map((line) => `  ${line}`),
    '',
    'Where most pages have islands, a round trip sooner. The name changes with each version, so let the server',
    'read it from manifest.json: archipel preloads --help.',
    ...report.preloads.map((line) => `  ${line}`),
    '',
    'The strictest policy under which it works. Add the addresses of your own pictures and scripts, those of map',
    'tiles to img-src, and blob: to img-src where pictures are chosen for a form.',
    `  Content-Security-Policy: ${report.policy}`,
  ].join('\n');
