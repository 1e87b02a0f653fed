/** Whether Playwright's own browser is used, by engine. */
interface OwnBrowsers {
  readonly chromium: boolean;
  readonly firefox: boolean;
  readonly webkit: boolean;
}

export function findOwnBrowsers(
  isThere?: (engine: { name(): string; executablePath(): string }) => boolean,
): OwnBrowsers;
export function describeBrowsers(own: OwnBrowsers): string;
export function neededPackages(own: OwnBrowsers): string[];
