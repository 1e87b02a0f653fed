/** A line that the page sends to the test. */
export type PageRecord =
  | { readonly kind: 'event'; readonly name: string; readonly detail: unknown }
  | { readonly kind: 'violation'; readonly text: string };

/** Name of the function by which a page sends its records. */
export const BINDING = '__archipelRecord';

/**
 * Records events and policy violations of a page. It is sent to the browser as text, so it uses nothing of this
 * module.
 *
 * @param options Names of the events, and of the function that receives the records.
 */
export function recordPage({ names, binding }: { names: readonly string[]; binding: string }): void {
  const isRecorded = Symbol.for(binding);
  // The first document of a popup runs the scripts of a context twice, in the same window.
  if (window !== window.top || isRecorded in window) return;
  Object.defineProperty(window, isRecorded, { value: true });
  const scope = window as unknown as Record<string, (record: object) => Promise<void>>;
  const send = (record: object) => void scope[binding]?.(record).catch(() => undefined);

  // Elements have no JSON: a test reads them as the start of their HTML.
  const describe = (value: unknown) => {
    if (value instanceof Element) return value.outerHTML.split('>')[0]!.concat('>');
    if (value instanceof Error) return value.message;
    return typeof value === 'function' ? '(function)' : value;
  };
  const copyOf = (detail: unknown): unknown => {
    try {
      return JSON.parse(JSON.stringify(detail, (_, value: unknown) => describe(value)) ?? 'null');
    } catch {
      return String(detail);
    }
  };

  for (const name of names)
    addEventListener(
      name,
      (event) => send({ kind: 'event', name, detail: copyOf((event as CustomEvent).detail) }),
      true,
    );
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      const position = sourceFile ? ` at ${sourceFile}:${lineNumber}` : '';
      const excerpt = sample ? ` (${sample})` : '';
      send({ kind: 'violation', text: `${effectiveDirective} blocked ${blockedURI}${excerpt}${position}` });
    },
    true,
  );
}
