import { formatJson } from './json.ts';
import { formatPretty } from './pretty.ts';
import type { CheckReport, FormatOptions } from './report.ts';
import { formatSarif } from './sarif.ts';

export { countErrors, countWarnings } from './report.ts';
export type { CheckReport };

/** All formats by name. */
export const checkFormats: Readonly<Record<string, (report: CheckReport, options: FormatOptions) => string>> =
  {
    pretty: formatPretty,
    json: formatJson,
    sarif: formatSarif,
  };
