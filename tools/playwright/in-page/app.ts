/** The functions that the runtime leaves on the document for tests. */
export interface PageApp {
  whenIdle(): Promise<void>;
  inspect(): readonly { readonly name: string; readonly state: string }[];
  mount(): void;
  unmount(root?: ParentNode): void;
}

/** Key of the app on the document: `Symbol.for` of it. */
export const APP = 'archipel';

/**
 * Waits until the runtime of a page is idle. It is sent to the browser as text.
 *
 * @param keys Keys of the app on the document, and of the function that waits for pauses in typing.
 * @returns Whether the page has a runtime.
 */
export async function waitForApp(keys: { app: string; pauses: string }): Promise<boolean> {
  const find = () => (document as unknown as Record<symbol, PageApp | undefined>)[Symbol.for(keys.app)];
  const scope = window as unknown as Record<symbol, (() => Promise<void>) | undefined>;
  const pauses = scope[Symbol.for(keys.pauses)];
  // Module scripts run before `load`, so a loaded page without the app has no script of the library.
  if (!find() && document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const app = find();
  if (!app) return false;
  await pauses?.();
  await app.whenIdle();
  // The browser reports with its next frame which islands are in view; their mounts count. A hidden page has no
  // frames, and those of a busy machine come late.
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, document.hidden ? 100 : 2_000);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
  await app.whenIdle();
  return true;
}

/**
 * Lists the islands that the runtime knows in a page. It is sent to the browser as text.
 *
 * @param key Key of the app on the document.
 */
export function listIslands(key: string): readonly { readonly name: string; readonly state: string }[] {
  const app = (document as unknown as Record<symbol, PageApp | undefined>)[Symbol.for(key)];
  return app ? app.inspect().map(({ name, state }) => ({ name, state })) : [];
}
